// @ts-check
// What a page holds: the graph, the map, and what it knows of the server that it comes from.

/** @typedef {{ name: string, summary: string, isOn: boolean }} Fix */
/** @typedef {{ growths: number, build?: string, fixes: Fix[] }} Home what `ExplorerHome` encodes */
/** @typedef {{ graph: Graph, map: HTMLTemplateElement, home: Home | null }} Page */
/** @typedef {{ run: Run, step: number, name: string }} Before a run of another graph, and its name */

/** Reads a page.
 * @param {Document} page
 * @returns {Promise<Page>} */
async function readPage(page) {
  const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (page.getElementById(id));
  const told = find("explorer").dataset.home;
  return {
    graph: await Graph.read(find("graph")),
    map: /** @type {HTMLTemplateElement} */ (find("map")),
    home: told ? JSON.parse(told) : null,
  };
}

/** Asks the server for a page in another form, or of another build.
 * @param {string} query
 * @returns {Promise<Page>} */
async function fetchPage(query) {
  const response = await fetch(query || ".");
  const text = await response.text();
  if (!response.ok) throw new Error(text.trim());
  return readPage(new DOMParser().parseFromString(text, "text/html"));
}

/** The sentence that says what became of what a run violates in the same run of another graph.
 * @param {Run} before @param {Run} after */
function survivalWords(before, after) {
  const names = (/** @type {Run} */ run) => [...new Set(run.findings.flat()
    .map(found => run.graph.data.invariants[found.invariant].name))];
  const [old, now] = [names(before), names(after)];
  const [left, gone] = [old.filter(name => now.includes(name)), old.filter(name => !now.includes(name))];
  const added = now.filter(name => !old.includes(name));
  const words = [
    ...(left.length ? [`it still violates ${left.join(", ")}`] : old.length ? ["it violates nothing of that"]
      : added.length ? [] : ["it can happen, and violates nothing"]),
    ...(left.length && gone.length ? [`no longer ${gone.join(", ")}`] : []),
    ...(added.length ? [`it newly violates ${added.join(", ")}`] : []),
  ];
  return `${words.join(", and ")}.`;
}
