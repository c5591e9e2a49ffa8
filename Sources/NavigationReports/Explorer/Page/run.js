// @ts-check
// Runs: the steps from an initial state, what each violates, and the session that goes through them.

/** @typedef {Violation & { isNew: boolean, isFirst: boolean }} Finding `isNew`: the step before did not
 *   violate the invariant for the same reason; `isFirst`: it did not violate it at all */

class Run {
  /**
   * @param {Graph} graph
   * @param {number} start the position of the initial state
   * @param {number[]} edges
   */
  constructor(graph, start, edges) {
    this.graph = graph;
    this.start = start;
    this.edges = edges;
    /** For each step, the start included, its state; -1 where it ended in a fault. */
    this.states = [graph.data.states.initial[start], ...edges.map(edge => Math.max(-1, graph.target[edge]))];
    /** @type {Finding[][]} */
    this.findings = [];
    for (let step = 0; step <= edges.length; step++) this.findings.push(this.#judge(step));
  }

  /** @param {number} step @returns {Finding[]} */
  #judge(step) {
    const { graph } = this;
    const all = step ? graph.violatedOn(this.edges[step - 1])
      : this.states[0] >= 0 ? graph.violatedBy(this.states[0]) : [];
    const before = step ? this.findings[step - 1] : [];
    const found = compared(all, before);
    graph.data.invariants.forEach((/** @type {any} */ invariant, /** @type {number} */ number) => {
      // What only a whole run shows is known of the run that the check found.
      const path = invariant.finding;
      if (!path || invariant.isLocal || path.start !== this.start || path.edges.length !== step) return;
      if (found.some(one => one.invariant === number)) return;
      const edges = /** @type {number[]} */ (path.edges);
      if (edges.every((edge, at) => edge === this.edges[at])) {
        found.push({ invariant: number, why: invariant.why, isNew: true, isFirst: true });
      }
    });
    return found;
  }

  /** The same run up to a step, and then other transitions.
   * @param {number} length
   * @param {number[]} edges */
  continued(length, edges) {
    return new Run(this.graph, this.start, [...this.edges.slice(0, length), ...edges]);
  }
}

/** @param {Violation} one @param {Violation} other */
function isSame(one, other) {
  return one.invariant === other.invariant && one.why === other.why;
}

/** What is violated, with what of it is new after a step.
 * @param {Violation[]} found @param {Violation[]} before @returns {Finding[]} */
function compared(found, before) {
  return found.map(one => ({
    ...one, isNew: !before.some(old => isSame(old, one)),
    isFirst: !before.some(old => old.invariant === one.invariant),
  }));
}

/** The names of the invariants that become violated.
 * @param {Graph} graph @param {Finding[]} findings @returns {string[]} */
function newlyBroken(graph, findings) {
  return [...new Set(findings.filter(one => one.isFirst)
    .map(one => graph.data.invariants[one.invariant].name))];
}

/** Where the reader is, with what can be undone. */
class Session {
  /** @type {{ run: Run, step: number }[]} */
  #history = [];
  #at = -1;
  /** @type {(() => void)[]} */
  #listeners = [];
  /** The states that the reader was in. */
  visited = new Set();
  message = "";
  /** The run that the current one is compared with.
   * @type {Kept | null} */
  kept = null;

  /** @param {Graph} graph */
  constructor(graph) { this.graph = graph; }

  get run() { return this.#history[this.#at].run; }
  get step() { return this.#history[this.#at].step; }
  /** The state at the current step; -1 after a fault. */
  get state() { return this.run.states[this.step]; }
  get canUndo() { return this.#at > 0; }
  get canRedo() { return this.#at < this.#history.length - 1; }

  /** @param {() => void} listener */
  whenChanged(listener) { this.#listeners.push(listener); }

  /** Goes to a step of a run.
   * @param {Run} run
   * @param {number} [step]
   * @param {string} [message] a sentence about what was done */
  show(run, step = run.edges.length, message = "") {
    this.#history = [...this.#history.slice(0, this.#at + 1), { run, step }];
    this.#at++;
    this.#tell(message);
  }

  /** Puts a run in the place of the current one, which is the same in another graph or goes on from it.
   * @param {Run} run @param {number} step @param {string} message */
  replace(run, step, message) {
    this.#history[this.#at] = { run, step };
    this.#tell(message);
  }

  /** @param {number} edge a transition of the current state */
  take(edge) { this.show(this.run.continued(this.step, [edge])); }

  /** @param {number} step a step of the run */
  go(step) {
    if (step >= 0 && step <= this.run.edges.length && step !== this.step) this.show(this.run, step);
  }

  undo() { if (this.canUndo) { this.#at--; this.#tell(""); } }
  redo() { if (this.canRedo) { this.#at++; this.#tell(""); } }

  /** Keeps a run to compare others with, or no longer.
   * @param {Kept | null} kept
   * @param {string} [message] */
  keep(kept, message = "") {
    this.kept = kept;
    this.#tell(message);
  }

  /** Goes to the kept run, and keeps the current one. */
  swap() {
    const { kept } = this;
    if (!kept) return;
    this.kept = { ...kept, run: this.run };
    this.show(kept.run);
  }

  /** Says something without going anywhere.
   * @param {string} message */
  say(message) { this.#tell(message); }

  /** @param {string} message */
  #tell(message) {
    this.message = message;
    for (const state of this.run.states.slice(0, this.step + 1)) this.visited.add(state);
    for (const listener of this.#listeners) listener();
  }
}
