// @ts-check
// Shortest ways: breadth first, from a state to the nearest one that fits.

/**
 * Finds a shortest way.
 * @param {Graph} graph
 * @param {number[]} from the states to begin in
 * @param {(state: number) => boolean} isGoal
 * @param {(edge: number) => boolean} [isLast] whether a transition is a goal itself
 * @returns {{ from: number, edges: number[] } | null} null where no way leads there
 */
function shortestWay(graph, from, isGoal, isLast = () => false) {
  // For each state the transition that led to it; -2: not met, -1: a beginning.
  const by = new Int32Array(graph.size).fill(-2);
  const queue = new Int32Array(graph.size);
  let [head, tail] = [0, 0];
  const way = (/** @type {number} */ state, /** @type {number[]} */ last) => {
    const edges = last;
    while (by[state] >= 0) {
      edges.unshift(by[state]);
      state = graph.source[by[state]];
    }
    return { from: state, edges };
  };
  for (const state of from) {
    if (state < 0 || by[state] !== -2) continue;
    by[state] = -1;
    queue[tail++] = state;
    if (isGoal(state)) return way(state, []);
  }
  while (head < tail) {
    const state = queue[head++];
    for (let edge = graph.first[state]; edge < graph.end[state]; edge++) {
      if (isLast(edge)) return way(state, [edge]);
      const target = graph.target[edge];
      if (target < 0 || by[target] !== -2) continue;
      by[target] = edge;
      if (isGoal(target)) return way(target, []);
      queue[tail++] = target;
    }
  }
  return null;
}

/** The sentence that nothing leads to a goal, with how far the search got.
 * @param {Graph} graph
 * @param {string} goal */
function nothingLeads(graph, goal) {
  return graph.data.isExhaustive
    ? `Nothing leads to ${goal}: unreachable (${graph.data.extent}).`
    : `Nothing leads to ${goal} within the ${counted(graph.size, "state")} and `
      + `${counted(graph.data.depth, "event")} that the search got to (${graph.data.extent}).`;
}

/** The words before a way that is a shortest one; a search that missed states may have missed shorter ones.
 * @param {Graph} graph
 * @param {number} length the number of events from the start; infinite where it begins elsewhere */
function shortestOf(graph, length = Infinity) {
  const known = graph.data.completeDepth ?? Infinity;
  return known === Infinity || length <= known + 1 ? "The shortest" : "The shortest known";
}
