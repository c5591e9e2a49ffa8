// @ts-check
// The run: its steps side by side, each of which can be gone to or left out.

class StepsPane {
  /** @param {Session} session @param {Living | null} living */
  constructor(session, living) {
    this.session = session;
    this.living = living;
    this.list = element("ol", { class: "steps", "aria-label": "Steps of the run" });
    this.message = element("p", { class: "message", role: "status" });
    this.undo = button("Undo", () => session.undo());
    this.redo = button("Redo", () => session.redo());
    this.earlier = button("Earlier", () => this.move(session.step, session.step - 1), { title: earlierHint });
    this.later = button("Later", () => this.move(session.step, session.step + 1), { title: laterHint });
    this.keep = button("Keep to compare", () => session.keep(
      { run: session.run.continued(session.step, []), name: "The kept run" }, keptHint));
    letStepsBeDragged(this.list, (from, to) => this.move(from, to));
    this.root = element("section", { class: "run", "aria-label": "Run" },
      this.list, element("div", { class: "run-tools" }, this.undo, this.redo,
        button("Start over", () => session.show(new Run(session.graph, session.run.start, []))),
        this.earlier, this.later, this.keep, this.message));
  }

  draw() {
    const { session } = this;
    const { run, step, graph } = session;
    /** @type {HTMLButtonElement} */ (this.undo).disabled = !session.canUndo;
    /** @type {HTMLButtonElement} */ (this.redo).disabled = !session.canRedo;
    /** @type {HTMLButtonElement} */ (this.earlier).disabled = step < 2;
    /** @type {HTMLButtonElement} */ (this.later).disabled = !step || step === run.edges.length;
    this.list.replaceChildren(...run.states.map((state, at) => {
      const words = at ? graph.words(run.edges[at - 1]) : "start";
      const broken = newlyBroken(graph, run.findings[at]);
      const place = state < 0 ? "fault" : graph.place(state).words;
      return element("li", { class: [broken.length ? "breaks" : "", at > step ? "ahead" : ""].join(" "),
        ...(at ? { "data-step": `${at}` } : {}) },
        element("button", { type: "button", class: "step", click: () => session.go(at),
          "aria-current": at === step ? "step" : false },
          element("span", { class: "event-name", title: words }, `${at} ${words}`),
          element("span", { class: "leads" }, place),
          broken.length > 2
            ? element("span", { class: "broken", title: broken.join(", ") },
              `✗ ${broken.length} new violations`)
            : null,
          ...(broken.length > 2 ? [] : broken).map(name =>
            element("span", { class: "broken" }, `✗ ${name}`))),
        at ? button(`Leave out step ${at}`, () => this.#drop(at),
          { class: "drop", title: `Without step ${at}?` }, "×") : null);
    }));
    const current = this.list.querySelector("[aria-current]")?.closest("li");
    if (current) {
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
    const steps = spelledSteps(this.session.run).filter((_, at) => at !== dropped - 1);
    tryVariation(this.session, this.living, steps, steps.length, `Without step ${dropped}`);
  }

  /** Lets a step happen earlier or later.
   * @param {number} from @param {number} to */
  move(from, to) { moveStep(this.session, this.living, from, to); }
}

const earlierHint = "Let this step happen before the one before it";
const laterHint = "Let this step happen after the one after it";
const keptHint = "This run is kept. Go back to any step and take another event: both stand side by side.";
