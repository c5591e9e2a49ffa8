// @ts-check
// Goals: the shortest way to a screen, a coordinator, an event, a fact or a violation.

/** @typedef {{ words: string, kind: string, isGoal: (state: number) => boolean,
 *   isLast?: (edge: number) => boolean, known?: any }} Goal `known`: an invariant that single states do
 *   not show, with what the check says of it */

class Goals {
  /** The greatest number of goals that are listed at once. */
  static shown = 40;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.field = /** @type {HTMLInputElement} */ (element("input", {
      type: "search", "aria-label": "Find a screen, a coordinator, an event, a fact or an invariant",
      placeholder: "Screen, coordinator, event, fact, invariant", input: () => this.#list(),
      keydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Enter") this.found.querySelector("button")?.click();
      },
    }));
    this.fromHere = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", id: "from-here" }));
    this.found = element("div", { class: "goals" });
    this.dialog = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-label": "Shortest way" },
      element("h2", {}, "Shortest way to"), this.field,
      element("label", { for: "from-here" }, this.fromHere, " from here, not from the start"), this.found,
      button("Close", () => this.dialog.close())));
  }

  open() {
    this.dialog.showModal();
    this.field.select();
    this.#list();
  }

  /** Goes the shortest way to a goal.
   * @param {Goal} goal */
  go(goal) {
    const { session } = this;
    const { graph, run, step, state } = session;
    if (this.dialog.open) this.dialog.close();
    if (goal.known) return this.#goToFinding(goal.known);
    const isFromHere = this.fromHere.checked && state >= 0;
    const starts = isFromHere ? [state] : graph.data.states.initial;
    const way = shortestWay(graph, starts, goal.isGoal, goal.isLast);
    if (!way) return session.say(nothingLeads(graph, goal.words));
    const next = isFromHere ? run.continued(step, way.edges)
      : new Run(graph, graph.data.states.initial.indexOf(way.from), way.edges);
    session.show(next, next.edges.length,
      `${isFromHere ? shortestOf(graph) : shortestOf(graph, way.edges.length)} way to ${goal.words}: ${
        counted(way.edges.length, "event")}.`);
  }

  /** Goes to the run that the check has found, or says what it says.
   * @param {any} invariant */
  #goToFinding({ name, finding, outcome, why }) {
    const { session } = this;
    if (!finding) {
      return session.say(`${name}: ${verdictWords(outcome)}${why ? `: ${why}` : "."}`);
    }
    session.show(new Run(session.graph, finding.start, finding.edges), finding.edges.length,
      `${shortestOf(session.graph, finding.edges.length)} run that violates ${name}: ${
        counted(finding.edges.length, "event")}.`);
  }

  /** The goal of a state in which an event can happen.
   * @param {number} event @returns {Goal} */
  whereHappens(event) {
    const { graph } = this.session;
    const { name, words } = graph.data.events[event];
    return { kind: "event", words: `where '${words}' can happen`,
      isGoal: state => graph.outgoing(state).some(edge => graph.eventOf(edge).name === name) };
  }

  /** The goal of a box of the map.
   * @param {string} box @returns {Goal} */
  box(box) {
    return { kind: "coordinator", words: box, isGoal: state => this.session.graph.place(state).box === box };
  }

  /** The goal of a state that was not followed.
   * @returns {Goal} */
  get frontier() {
    return { kind: "frontier", words: "where the search ended",
      isGoal: state => this.session.graph.ending(state) !== null };
  }

  /** All goals, made when they are first asked for.
   * @returns {Goal[]} */
  get all() {
    const { graph } = this.session;
    if (this.made && this.age === graph.age) return this.made;
    const { data } = graph;
    /** @type {Goal[]} */
    const goals = data.places.map((/** @type {any} */ place, /** @type {number} */ number) => ({
      kind: "screen",
      words: [place.words, ...place.presented.map((/** @type {string} */ one) => `(${one})`)].join(" "),
      isGoal: (/** @type {number} */ state) => data.states.place[state] === number }));
    for (const name of new Set(data.places.map((/** @type {any} */ place) => place.coordinator))) {
      if (!name) continue;
      goals.push({ kind: "coordinator", words: name,
        isGoal: state => graph.place(state).coordinator === name });
    }
    data.invariants.forEach((/** @type {any} */ invariant, /** @type {number} */ number) => {
      if (!invariant.isLocal || invariant.outcome === "notApplicable") {
        goals.push({ kind: "invariant", words: `a violation of ${invariant.name}`, isGoal: () => false,
          known: invariant });
        return;
      }
      const fits = (/** @type {Violation[]} */ found) => found.some(one => one.invariant === number);
      goals.push({ kind: "invariant", words: `a violation of ${invariant.name}`,
        isGoal: state => fits(graph.violatedBy(state)),
        isLast: edge => graph.violating.has(edge) && fits(graph.violatedOn(edge)) });
    });
    goals.push(this.frontier);
    const names = new Set();
    data.events.forEach((/** @type {any} */ event, /** @type {number} */ number) => {
      if (!names.has(event.name)) goals.push(this.whereHappens(number));
      names.add(event.name);
    });
    data.states.kinds.forEach((/** @type {string} */ kind, /** @type {number} */ number) => {
      if (kind !== "Facts" && kind !== "Properties") return;
      const met = new Map();
      data.states.lines[number].forEach((/** @type {number[]} */ line, /** @type {number} */ at) => {
        for (let one = 0; one < line.length; one += 2) {
          const words = `${data.states.texts[line[one]]} = ${data.states.texts[line[one + 1]]}`;
          if (!met.has(words)) met.set(words, new Set());
          met.get(words).add(at);
        }
      });
      for (const [words, lines] of met) {
        goals.push({ kind: "fact", words, isGoal: state => lines.has(data.states.details[number][state]) });
      }
    });
    [this.made, this.age] = [goals, graph.age];
    return goals;
  }

  #list() {
    const { graph } = this.session;
    const wanted = this.field.value.toLowerCase().split(/\s+/).filter(word => word);
    const fitting = this.all.filter(goal =>
      wanted.every(word => `${goal.kind} ${goal.words}`.toLowerCase().includes(word)));
    this.found.replaceChildren(
      ...fitting.slice(0, Goals.shown).map(goal => button(
        `${goal.words}, ${goal.kind}`, () => this.go(goal), { class: "event" },
        element("span", { class: "event-name" }, goal.words),
        element("span", { class: "leads" }, goal.kind))),
      fitting.length > Goals.shown
        ? element("p", { class: "quiet" }, `${fitting.length - Goals.shown} more: type to find them.`)
        : fitting.length ? "" : element("p", { class: "quiet" },
          `Nothing of that name was met in ${counted(graph.size, "state")} (${graph.data.extent}).`));
  }
}
