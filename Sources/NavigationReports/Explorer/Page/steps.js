// @ts-check
// The run: its steps side by side, each of which can be gone to or left out.

class StepsPane {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.list = element("ol", { class: "steps", "aria-label": "Steps of the run" });
    this.message = element("p", { class: "message", role: "status" });
    this.undo = button("Undo", () => session.undo());
    this.redo = button("Redo", () => session.redo());
    this.keep = button("Keep to compare", () => session.keep(
      { run: session.run.continued(session.step, []), name: "The kept run" }, keptHint));
    this.root = element("section", { class: "run", "aria-label": "Run" },
      this.list, element("div", { class: "run-tools" }, this.undo, this.redo,
        button("Start over", () => session.show(new Run(session.graph, session.run.start, []))), this.keep,
        this.message));
  }

  draw() {
    const { session } = this;
    const { run, step, graph } = session;
    /** @type {HTMLButtonElement} */ (this.undo).disabled = !session.canUndo;
    /** @type {HTMLButtonElement} */ (this.redo).disabled = !session.canRedo;
    this.list.replaceChildren(...run.states.map((state, at) => {
      const words = at ? graph.words(run.edges[at - 1]) : "start";
      const broken = newlyBroken(graph, run.findings[at]);
      const place = state < 0 ? "fault" : graph.place(state).words;
      return element("li", { class: [broken.length ? "breaks" : "", at > step ? "ahead" : ""].join(" ") },
        element("button", { type: "button", class: "step", click: () => session.go(at),
          "aria-current": at === step ? "step" : false },
          element("span", { class: "event-name" }, `${at} ${words}`),
          element("span", { class: "leads" }, place),
          ...broken.map(name => element("span", { class: "broken" }, `✗ ${name}`))),
        at ? button(`Leave out step ${at}`, () => this.#drop(at), { class: "drop", title: `Without step ${at}?` }, "×") : null);
    }));
    const current = this.list.querySelector("[aria-current]");
    if (current instanceof HTMLElement) {
      this.list.scrollLeft = current.offsetLeft - this.list.clientWidth / 2 + current.clientWidth / 2;
    }
    this.message.textContent = session.message || this.#words();
  }

  #words() {
    const { graph, state, run, step } = this.session;
    if (state < 0) return "The run ended in a fault.";
    const recent = newlyBroken(graph, run.findings[step]).length;
    return `Step ${step} of ${run.edges.length}: ${graph.view(state).words}`
      + (recent ? `, ${counted(recent, "new violation")}` : "");
  }

  /** Runs the same events without one of them, and says whether it still fails.
   * @param {number} dropped */
  #drop(dropped) {
    const { graph, run } = this.session;
    const names = run.edges.filter((_, at) => at !== dropped - 1)
      .map(edge => spelledName(graph.eventOf(edge).name) + graph.choices(edge));
    const text = [...(run.start ? [`@${run.start}`] : []), ...names].join("/");
    const { run: rest, problem } = followedTrace(graph, text);
    if (problem) return this.session.say(`Without step ${dropped}: ${problem}`);
    const ends = (/** @type {Run} */ one) => [...new Set(one.findings.flat()
      .map(found => graph.data.invariants[found.invariant].name))];
    const [before, after] = [ends(run), ends(rest)];
    const [left, gone] = [before.filter(name => after.includes(name)), before.filter(name => !after.includes(name))];
    this.session.show(rest, rest.edges.length, [
      `Without step ${dropped}`,
      before.length ? (left.length ? ` it still violates ${left.join(", ")}` : " it violates nothing of that") : " it can happen",
      left.length && gone.length ? `, and no longer ${gone.join(", ")}.` : ".",
    ].join(""));
  }
}

const keptHint = "This run is kept. Go back to any step and take another event: both stand side by side.";
