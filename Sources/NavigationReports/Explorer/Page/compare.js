// @ts-check
// The comparison: the run beside one that was kept, step by step.

class ComparePane {
  /** The greatest number of differences of a step that are shown at once. */
  static shown = 4;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.root = element("section", { class: "compare", "aria-labelledby": "compare-title" });
  }

  draw() {
    const { kept, run } = this.session;
    this.root.hidden = !kept;
    if (!kept) return this.root.replaceChildren();
    const pairs = alignedSteps(kept.run, run).map(pair => ({
      ...pair, differences: pair.left === null || pair.right === null
        ? null : stepDifferences(kept.run, pair.left, run, pair.right) }));
    const first = pairs.findIndex(pair => pair.differences?.length !== 0);
    const alike = first < 0 ? pairs.length : first;
    this.root.replaceChildren(
      element("h2", { id: "compare-title" }, "Side by side"),
      element("p", { role: "status" }, alike === pairs.length ? "Both runs are alike."
        : alike ? `Alike up to step ${alike - 1}; then they differ.` : "They differ from the start on."),
      element("div", { class: "wide", tabindex: "0", role: "group", "aria-label": "Steps of both runs" },
        element("table", {},
        element("thead", {}, element("tr", {}, ...[kept.name, "This run", "What differs"].map(
          title => element("th", { scope: "col" }, title)))),
        element("tbody", {}, ...pairs.slice(Math.max(0, alike - 1)).map(pair => this.#row(kept.run, pair))))),
      element("div", { class: "run-tools" },
        button("Go to the other run", () => this.session.swap(),
          { disabled: kept.run.graph !== run.graph }),
        button("Stop comparing", () => this.session.keep(null))));
  }

  /** @param {Run} kept @param {Pair & { differences: string[] | null }} pair */
  #row(kept, { left, right, differences }) {
    const { session } = this;
    const lines = differences ?? [];
    const isHere = right !== null && right === session.step;
    return element("tr", { class: lines.length || !differences ? "differs" : "" },
      element("td", {}, left === null ? element("span", { class: "quiet" }, "–") : this.#step(kept, left)),
      element("td", isHere ? { "aria-current": "step" } : {}, right === null
        ? element("span", { class: "quiet" }, "–")
        : button(`Go to step ${right}`, () => session.go(right), { class: "event" },
          this.#step(session.run, right))),
      element("td", {}, differences ? null : left === null ? "only in this run" : "only in the other run",
        list(lines.slice(0, ComparePane.shown)),
        fold(`${lines.length - ComparePane.shown} more`,
          lines.length > ComparePane.shown ? [list(lines.slice(ComparePane.shown))] : []),
        differences && !lines.length ? element("span", { class: "quiet" }, "nothing") : null));
  }

  /** @param {Run} run @param {number} step */
  #step(run, step) {
    const state = run.states[step];
    return element("span", {},
      element("span", { class: "event-name" },
        `${step} ${step ? run.graph.words(run.edges[step - 1]) : "start"}`),
      element("span", { class: "leads" }, ` ${state < 0 ? "fault" : run.graph.place(state).words}`));
  }
}
