// @ts-check
// The timeline: the work that waits at each step of the run, from when it came up to when it was done.

class TimelinePane {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.root = element("section", { class: "timeline", "aria-labelledby": "timeline-title" });
  }

  draw() {
    const { graph, run, step } = this.session;
    const kind = graph.data.states.kinds.indexOf("Work");
    const work = run.states.map(state => state < 0 || kind < 0 ? new Map() : graph.details(kind, state));
    const lanes = [...new Set(work.flatMap(one => [...one.keys()]))];
    this.root.hidden = !lanes.length;
    if (!lanes.length) return this.root.replaceChildren();
    this.root.replaceChildren(
      element("h2", { id: "timeline-title" }, "What waits"),
      element("div", { class: "wide" }, element("table", {},
        element("thead", {}, element("tr", {}, element("td"), ...run.states.map((_, at) => element("th",
          { scope: "col", "aria-current": at === step ? "step" : false,
            title: at ? graph.words(run.edges[at - 1]) : "start" }, `${at}`)))),
        element("tbody", {}, ...lanes.map(lane => element("tr", {},
          element("th", { scope: "row" }, lane),
          ...work.map((one, at) => this.#cell(one, work[at - 1], lane, at))))))));
  }

  /** @param {Map<string, string>} now @param {Map<string, string> | undefined} before
   * @param {string} lane @param {number} at */
  #cell(now, before, lane, at) {
    const { graph, run, step } = this.session;
    const [count, old] = [Number(now.get(lane) ?? 0), Number(before?.get(lane) ?? 0)];
    const isDone = count < old && graph.eventOf(run.edges[at - 1]).group === "completion";
    const words = count ? `waits${count > 1 ? `, ${count} times` : ""}` : isDone ? "answered" : "";
    return element("td", { class: [count ? "waits" : "", at > step ? "ahead" : ""].join(" "), title: words },
      element("span", { class: "unseen" }, words), count > 1 ? `${count}` : isDone ? "●" : null);
  }
}
