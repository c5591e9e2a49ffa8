// @ts-check
// The frontier: the states that were found and not followed, on the map.

/** The states that were not followed, by the box in which they are.
 * @param {Graph} graph
 * @returns {Map<string, { count: number, reasons: Set<string> }>} */
function frontierOf(graph) {
  const boxes = new Map();
  for (const state of graph.open) {
    const { box } = graph.place(state);
    if (!boxes.has(box)) boxes.set(box, { count: 0, reasons: new Set() });
    const known = boxes.get(box);
    known.count++;
    known.reasons.add(graph.data.states.cut[state] ?? limitReached);
  }
  return boxes;
}

/** The line below the map that says what its dashes mean.
 * @param {Map<string, { count: number, reasons: Set<string> }>} boxes */
function frontierWords(boxes) {
  const all = [...boxes.values()];
  const count = all.reduce((sum, one) => sum + one.count, 0);
  const reasons = [...new Set(all.flatMap(one => [...one.reasons]))].sort();
  return count
    ? `Dashed, with their number: ${counted(count, "state")} not followed further (${reasons.join(", ")}).`
    : "Every state was followed.";
}

/** Draws dashes around a box, with the number of states in it that were not followed.
 * @param {SVGGraphicsElement} box
 * @param {number} count */
function frontierMark(box, count) {
  const { x, y, width, height } = box.getBBox();
  const words = `${counted(count, "state")} here not followed further`;
  const room = 9 + 6.5 * `${count}`.length;
  return svgElement("g", { class: "frontier" },
    svgElement("title", {}, words),
    svgElement("rect", { class: "dashes", x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 10 }),
    svgElement("rect", { class: "count", x: x + width - room + 4, y: y - 12, width: room, height: 16, rx: 8 }),
    svgElement("text", { x: x + width - room / 2 + 4, y, "text-anchor": "middle" }, `${count}`));
}

const limitReached = "the limit of the search";
