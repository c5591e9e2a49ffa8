// @ts-check
// The graph: the states and transitions of the search, as the page holds them.

/** @typedef {{ invariant: number, why: string }} Violation */
/** @typedef {{ kind: string, name: string, from: string, to: string }} Change an empty text: absent */

class Graph {
  /** @param {any} data what `ExplorerDocument` encodes */
  constructor(data) {
    this.data = data;
    /** The number of times that the graph grew. */
    this.age = 0;
    this.#index();
  }

  /** Makes what searches read from the columns. */
  #index() {
    const { states, edges } = this.data;
    this.size = states.view.length;
    this.first = Int32Array.from(edges.first);
    this.end = Int32Array.from(edges.end);
    this.target = Int32Array.from(edges.target);
    this.event = Int32Array.from(edges.event);
    this.source = new Int32Array(this.target.length);
    for (let state = 0; state < this.size; state++) {
      this.source.fill(state, this.first[state], this.end[state]);
    }
    /** @type {Map<number, number>} */
    this.violating = new Map(
      edges.violating.map((/** @type {number} */ edge, /** @type {number} */ at) =>
        [edge, edges.violated[at]]));
    this.unexplored = new Set(states.unexplored);
  }

  /** Adds what was found later.
   * @param {any} growth what `ExplorerGrowth` encodes */
  grow({ events, places, states, edges, expanded }) {
    const { data } = this;
    append(data.events, events);
    append(data.places, places);
    const { cut, details, lines, ...columns } = states;
    for (const [name, tail] of Object.entries(columns)) append(data.states[name], tail);
    details.forEach((/** @type {any[]} */ tail, /** @type {number} */ kind) =>
      append(data.states.details[kind] ??= [], tail));
    lines.forEach((/** @type {any[]} */ tail, /** @type {number} */ kind) =>
      append(data.states.lines[kind] ??= [], tail));
    Object.assign(data.states.cut, cut);
    for (const [name, tail] of Object.entries(edges)) append(data.edges[name], tail);
    for (const [state, first, end, blocked] of expanded) {
      [data.edges.first[state], data.edges.end[state]] = [first, end];
      data.states.blocked[state] = blocked;
      delete data.states.cut[state];
    }
    const isExpanded = new Set(expanded.map((/** @type {number[]} */ one) => one[0]));
    data.states.unexplored = data.states.unexplored.filter(
      (/** @type {number} */ one) => !isExpanded.has(one));
    this.age++;
    this.#index();
  }

  /**
   * Reads the graph from the element that holds it.
   * @param {HTMLElement} holder
   */
  static async read(holder) {
    const text = atob((holder.textContent ?? "").trim());
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    const stream = new Blob([bytes]).stream();
    const plain = holder.dataset.form === "plain"
      ? stream : stream.pipeThrough(new DecompressionStream("deflate"));
    return new Graph(await new Response(plain).json());
  }

  /** @param {number} state */
  view(state) { return this.data.states.views[this.data.states.view[state]]; }

  /** @param {number} state */
  place(state) { return this.data.places[this.data.states.place[state]]; }

  /** @param {number} edge */
  eventOf(edge) { return this.data.events[this.event[edge]]; }

  /** @param {number} edge */
  choices(edge) { return this.data.edges.choiceTexts[this.data.edges.choices[edge]]; }

  /** @param {number} edge @returns {string[]} */
  effects(edge) { return this.data.edges.effectTexts[this.data.edges.effects[edge]]; }

  /** The message of the fault in which a transition ends; null where it leads to a state.
   * @param {number} edge */
  fault(edge) {
    const target = this.target[edge];
    return target < 0 ? this.data.edges.faults[-1 - target] : null;
  }

  /** The sentence about the line at which a transition traps; null where it is not known.
   * @param {number} edge @returns {string | null} */
  trap(edge) { return this.data.traps[edge] || null; }

  /** The name of an event, with that of the way on which it went on where there are several.
   * @param {number} edge */
  words(edge) {
    const option = this.data.edges.optionTexts[this.data.edges.option[edge]];
    return this.eventOf(edge).words + (option ? ` (${option})` : "");
  }

  /** The numbers of the transitions of a state.
   * @param {number} state */
  outgoing(state) {
    return Array.from({ length: this.end[state] - this.first[state] },
      (_, at) => this.first[state] + at);
  }

  /** The coordinator that a tap touches; null where that is not known.
   * @param {number} state @param {number} edge @returns {string | null} */
  touched(state, edge) {
    const { group, screen, control } = this.eventOf(edge);
    if (group !== "tap") return null;
    const nodes = this.view(state).nodes.filter((/** @type {any} */ node) => node.isHittable && (screen
      ? node.name === screen : control && node.controls.includes(control)));
    return nodes.length === 1 ? nodes[0].owner ?? null : null;
  }

  /** The reason why nothing is known of what follows a state; null where it was explored.
   * @param {number} state */
  ending(state) {
    const cap = this.data.states.cut[state];
    if (cap) return `not explored: it is beyond the cap '${cap}'`;
    return this.unexplored.has(state) ? "not explored: the search was bounded" : null;
  }

  /** The states of which it is not known what follows them.
   * @returns {number[]} */
  get open() {
    const { cut, unexplored } = this.data.states;
    return [...unexplored, ...Object.keys(cut).map(Number)];
  }

  /** @param {number} set @returns {Violation[]} */
  #reasons(set) {
    const { reasonSets, reasons, whys } = this.data.states;
    return reasonSets[set].map((/** @type {number} */ number) =>
      ({ invariant: reasons[number][0], why: whys[reasons[number][1]] }));
  }

  /** What a state violates.
   * @param {number} state */
  violatedBy(state) { return this.#reasons(this.data.states.violated[state]); }

  /** What a transition and the state that it leads to violate.
   * @param {number} edge */
  violatedOn(edge) {
    const set = this.violating.get(edge);
    const own = set === undefined ? [] : this.#reasons(set);
    return this.target[edge] < 0 ? own : [...own, ...this.violatedBy(this.target[edge])];
  }

  /** The invariants whose premise is met in a state, or by the transition that led to it.
   * @param {number} state -1 after a fault @param {number} [edge]
   * @returns {Set<number>} */
  exercised(state, edge) {
    const { states, edges } = this.data;
    const sets = [...(state < 0 ? [] : [states.exercised[state]]),
      ...(edge === undefined ? [] : [edges.exercised[edge]])];
    return new Set(sets.flatMap(set => states.exercisedSets[set]));
  }

  /** The events that guards disable in a state, each with the reason.
   * @param {number} state
   * @returns {{ event: number, why: string }[]} */
  blocked(state) {
    const { blockedSets, blocked, whys } = this.data.states;
    const set = blockedSets[blocked[state]];
    return Array.from({ length: set.length / 2 },
      (_, at) => ({ event: set[2 * at], why: whys[set[2 * at + 1]] }));
  }

  /** The details of a state of one kind, by name.
   * @param {number} kind
   * @param {number} state
   * @returns {Map<string, string>} */
  details(kind, state) {
    const { lines, details, texts } = this.data.states;
    const line = lines[kind][details[kind][state]];
    const found = new Map();
    for (let at = 0; at < line.length; at += 2) found.set(texts[line[at]], texts[line[at + 1]]);
    return found;
  }

  /** What differs between two states, what a person sees first.
   * @param {number} before
   * @param {number} after
   * @param {Graph} graph the graph of the state before
   * @returns {Change[]} */
  changes(before, after, graph = this) {
    const changes = [];
    const [from, to] = [graph.view(before).words, this.view(after).words];
    if (from !== to) changes.push({ kind: "Screens", name: "", from, to });
    const { kinds, details } = this.data.states;
    for (let kind = 0; kind < kinds.length; kind++) {
      if (graph === this && details[kind][before] === details[kind][after]) continue;
      const [old, now] = [graph.details(kind, before), this.details(kind, after)];
      for (const name of new Set([...old.keys(), ...now.keys()])) {
        const [from, to] = [old.get(name) ?? "", now.get(name) ?? ""];
        // A coordinator that came brings all its properties; that it came is what changed.
        if (kinds[kind] === "Properties" && !(old.has(name) && now.has(name))) continue;
        if (from !== to) changes.push({ kind: kinds[kind], name, from, to });
      }
    }
    return changes;
  }
}

/** Adds a column's tail; a call with as many arguments might be too much.
 * @param {any[]} column @param {any[]} tail */
function append(column, tail) {
  for (const one of tail) column.push(one);
}

/** A change on one line.
 * @param {Change} change */
function changeWords({ kind, name, from, to }) {
  if (kind === "Screens") return to;
  if (!from) return `${name} = ${to}`;
  return to ? `${name} ${from} → ${to}` : `− ${name}`;
}
