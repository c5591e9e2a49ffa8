// @ts-check
// Two runs side by side: which steps of them belong together, and what differs there.

/** @typedef {{ run: Run, name: string }} Kept a run that others are compared with */
/** @typedef {{ left: number | null, right: number | null }} Pair steps that belong together */

/** The event of a step as a trace writes it; empty for the start.
 * @param {Run} run @param {number} step */
function spelledStep(run, step) {
  if (!step) return "";
  const edge = run.edges[step - 1];
  return spelledName(run.graph.eventOf(edge).name) + run.graph.choices(edge);
}

/**
 * Pairs the steps of two runs: as many as can be that have the same event, in the order of both.
 * @param {Run} left @param {Run} right
 * @returns {Pair[]}
 */
function alignedSteps(left, right) {
  const names = (/** @type {Run} */ run) => run.states.map((_, step) => spelledStep(run, step));
  const [a, b] = [names(left), names(right)];
  let begin = 0;
  while (begin < a.length && begin < b.length && a[begin] === b[begin]) begin++;
  const [rows, columns] = [a.length - begin, b.length - begin];
  // longest[i][j]: how many of the steps from i on and from j on can be paired.
  const longest = Array.from({ length: rows + 1 }, () => new Int32Array(columns + 1));
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      longest[i][j] = a[begin + i] === b[begin + j]
        ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  /** @type {Pair[]} */
  const pairs = Array.from({ length: begin }, (_, step) => ({ left: step, right: step }));
  let [i, j] = [0, 0];
  while (i < rows || j < columns) {
    if (i < rows && j < columns && a[begin + i] === b[begin + j]) {
      pairs.push({ left: begin + i++, right: begin + j++ });
    } else if (j === columns || (i < rows && longest[i + 1][j] >= longest[i][j + 1])) {
      pairs.push({ left: begin + i++, right: null });
    } else {
      pairs.push({ left: null, right: begin + j++ });
    }
  }
  return pairs;
}

/** What differs between two steps: their states, or the faults in which they end, and what they violate.
 * @param {Run} left @param {number} from @param {Run} right @param {number} to
 * @returns {string[]} */
function stepDifferences(left, from, right, to) {
  const [before, after] = [left.states[from], right.states[to]];
  const fault = (/** @type {Run} */ run, /** @type {number} */ step) =>
    run.states[step] < 0 ? run.graph.fault(run.edges[step - 1]) : null;
  if (before < 0 || after < 0) {
    const [old, now] = [fault(left, from), fault(right, to)];
    return old === now ? [] : [now ?? "no fault any more"];
  }
  const broken = (/** @type {Run} */ run, /** @type {number} */ step) => [...new Set(
    run.findings[step].map(one => run.graph.data.invariants[one.invariant].name))];
  const [old, now] = [broken(left, from), broken(right, to)];
  return [
    ...now.filter(name => !old.includes(name)).map(name => `✗ ${name}`),
    ...old.filter(name => !now.includes(name)).map(name => `✓ ${name} no longer violated`),
    ...right.graph.changes(before, after, left.graph).map(changeWords),
  ];
}
