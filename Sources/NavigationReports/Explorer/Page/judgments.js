// @ts-check
// What holds here, what does not and since when, and what differs from another state of the run.

class JudgmentsPane {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** The state to compare with: `last` for the step before, or a step of the run or of the kept one. */
    this.compared = "last";
    this.root = element("div", { class: "judgments" });
  }

  draw() {
    const { graph, run, step } = this.session;
    const trap = step ? graph.trap(run.edges[step - 1]) : null;
    this.root.replaceChildren(...[
      ...this.#violations(run.findings[step]), trap && element("p", { class: "violated" }, trap),
      this.#holding(), this.#comparison(), this.#details(),
    ].filter(one => one !== null));
  }

  /** @param {Finding[]} findings */
  #violations(findings) {
    const names = this.session.graph.data.invariants;
    const [recent, old] = [findings.filter(one => one.isNew), findings.filter(one => !one.isNew)];
    return [
      ...recent.map(one => element("p", { class: "violated" },
        element("strong", {}, `✗ ${names[one.invariant].name}`), ` ${one.why}`)),
      ...(old.length ? [fold(`still ✗ ${[...new Set(old.map(one => names[one.invariant].name))].join(", ")}`,
        [list(old.map(one => `${names[one.invariant].name}: ${one.why}`))])] : []),
    ];
  }

  #holding() {
    const { graph, run, step, state } = this.session;
    const invariants = graph.data.invariants;
    const findings = run.findings[step];
    const met = graph.exercised(state, step ? run.edges[step - 1] : undefined);
    const violated = new Set(findings.map(one => one.invariant));
    const applicable = invariants.map((/** @type {any} */ invariant, /** @type {number} */ number) =>
      ({ ...invariant, number })).filter((/** @type {any} */ one) =>
      one.outcome !== "notApplicable" && !violated.has(one.number));
    const words = (/** @type {any} */ one) =>
      element("span", {}, element("strong", {}, one.name), ` ${one.summary}`);
    const here = applicable.filter((/** @type {any} */ one) => one.isLocal && met.has(one.number));
    const unmet = applicable.filter((/** @type {any} */ one) => one.isLocal && !met.has(one.number));
    const whole = applicable.filter((/** @type {any} */ one) => !one.isLocal);
    const outcomes = (/** @type {any} */ one) => element("span", {}, element("strong", {}, one.name),
      ` ${verdictWords(one.outcome)}${one.why ? `: ${one.why}` : ""} `, one.finding
        ? button(`Show the run that violates ${one.name}`, () => this.session.show(
          new Run(this.session.graph, one.finding.start, one.finding.edges)),
        { class: "small" }, "show the run") : null);
    return element("div", {},
      fold(`✓ ${counted(here.length, "invariant")} hold${here.length === 1 ? "s" : ""} here`,
        here.length ? [list(here.map(words))] : []),
      fold(`Premise not met here (${unmet.length})`, unmet.length
        ? [element("p", { class: "quiet" }, notMet), list(unmet.map((/** @type {any} */ one) =>
          one.outcome === "vacuous" ? outcomes(one) : words(one)))] : []),
      fold(`Judged over whole runs (${whole.length})`, whole.length
        ? [element("p", { class: "quiet" }, wholeRuns), list(whole.map(outcomes))] : []));
  }

  /** The states to compare with: those of the run, and of the one that is kept.
   * @returns {{ value: string, words: string, run: Run, step: number }[]} */
  #others() {
    const { run, step, kept } = this.session;
    const of = (/** @type {Run} */ one, /** @type {string} */ name, /** @type {string} */ words) =>
      one.states.map((_, at) => ({ value: `${name}${at}`, run: one, step: at,
        words: `${words} ${at ? `step ${at}, ${one.graph.words(one.edges[at - 1])}` : "the start"}` }));
    return [
      ...(step ? [{ value: "last", words: "since the step before", run, step: step - 1 }] : []),
      ...of(run, "run", "compared with").filter(one => one.step !== step),
      ...(kept ? of(kept.run, "kept", `${kept.name.toLowerCase()}:`) : []),
    ].filter(one => one.run.states[one.step] >= 0);
  }

  #comparison() {
    const { graph, state } = this.session;
    const others = this.#others();
    if (state < 0 || !others.length) return null;
    const other = others.find(one => one.value === this.compared) ?? others[0];
    const changes = graph.changes(other.run.states[other.step], state, other.run.graph).map(changeWords);
    const choice = element("select", { "aria-label": "Compare with", change: (/** @type {any} */ event) => {
      this.compared = event.target.value;
      this.draw();
    } }, ...others.map(one => element("option", { value: one.value, selected: one === other }, one.words)));
    return element("div", {}, element("h3", { class: "with-choice" }, "What differs ", choice),
      changes.length ? list(changes.slice(0, 8)) : element("p", { class: "quiet" }, "Nothing."),
      fold(`${changes.length - 8} more`, changes.length > 8 ? [list(changes.slice(8))] : []));
  }

  #details() {
    const { graph, state } = this.session;
    if (state < 0) return null;
    const parts = graph.data.states.kinds.map((/** @type {string} */ kind, /** @type {number} */ number) => {
      const lines = [...graph.details(number, state)].map(([name, value]) => `${name} = ${value}`);
      return fold(`${kind} (${lines.length})`, lines.length ? [list(lines)] : []);
    });
    const shown = element("p", { class: "state-words" }, graph.view(state).words);
    return fold("All of this state", [shown, ...parts]);
  }
}

const notMet = "Neither this state nor the step to it has what they speak of.";
const wholeRuns = "A state does not show whether they hold; the check looked at whole runs.";

/** The words of a verdict.
 * @param {string} outcome */
function verdictWords(outcome) {
  return outcome === "notApplicable" ? "not applicable" : outcome;
}
