// @ts-check
// The strip: the run up to a step as a picture that stands by itself, a card for each state.

/** @typedef {{ words: string, isHittable: boolean, isNew?: boolean }} StripScreen */
/** @typedef {{ depth: number, label: string, isPresented: boolean, isNew?: boolean,
 *   screens: StripScreen[] }} StripRow */
/** @typedef {{ caption: string[], rows: StripRow[], notes: string[], tooltip: string }} StripCard */

/** Sizes in pixels, as those of the strips that the verifier draws. */
const strips = { margin: 18, padding: 12, row: 25, note: 15, indent: 13, gap: 46, page: 1180, notes: 3 };

const ruler = document.createElement("canvas").getContext("2d");

/** @param {string} text @param {number} size @param {boolean} [isBold] */
function textWidth(text, size, isBold = false) {
  if (!ruler) return text.length * size * .6;
  ruler.font = `${isBold ? "bold " : ""}${size}px Helvetica, Arial, sans-serif`;
  return ruler.measureText(text).width;
}

/** Breaks a text at blanks; a longer word stands alone.
 * @param {string} text @param {number} size @param {number} width @returns {string[]} */
function textLines(text, size, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ").filter(one => one)) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @param {string} text @param {number} size @param {number} width */
function shortenedText(text, size, width) {
  if (textWidth(text, size) <= width) return text;
  let kept = text;
  while (kept && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}

/** The rows of a state, with what was not there before: an old one accounts for one new one only.
 * @param {StripRow[]} rows @param {StripRow[] | null} before @returns {StripRow[]} */
function markedRows(rows, before) {
  const labels = (before ?? []).map(row => row.label);
  const screens = (before ?? []).flatMap(row => row.screens.map(screen => screen.words));
  const isNew = (/** @type {string[]} */ known, /** @type {string} */ word) => {
    const at = known.indexOf(word);
    if (at >= 0) known.splice(at, 1);
    return before !== null && at < 0;
  };
  return rows.map(row => ({ ...row, isNew: isNew(labels, row.label),
    screens: row.screens.map(screen => ({ ...screen, isNew: isNew(screens, screen.words) })) }));
}

/** @param {Run} run @param {number} at @returns {StripCard} */
function stripCard({ graph, states, edges }, at) {
  const [state, before] = [states[at], at ? states[at - 1] : -1];
  const caption = at ? graph.words(edges[at - 1]) : "start";
  if (state < 0) {
    const fault = graph.fault(edges[at - 1]) ?? "";
    const rows = [{ depth: 0, label: "The app ended here", isPresented: false, isNew: true, screens: [] }];
    return { caption: [caption], rows, notes: [fault], tooltip: fault };
  }
  const changes = at ? graph.changes(before, state)
    .filter(({ kind }) => kind !== "Screens" && kind !== "Other state").map(changeWords) : [];
  return {
    // What a card has no room for is there for whoever points at it.
    caption: [caption], tooltip: [graph.view(state).words,
      ...(changes.length > strips.notes ? changes : [])].join("\n"),
    rows: markedRows(graph.view(state).rows, at ? graph.view(before).rows : null),
    notes: changes.length > strips.notes
      ? [...changes.slice(0, strips.notes), `and ${changes.length - strips.notes} more`] : changes,
  };
}

/** @param {StripRow} row */
function rowWidth(row) {
  return row.screens.reduce((sum, { words }) => sum + textWidth(words, 13, true) + 18,
    row.depth * strips.indent + textWidth(row.label, 13, true) + 6);
}

/** The strip of a session's run up to its step, as the text of a file.
 * @param {Session} session @returns {string} */
function stripText({ graph, run, step }) {
  const { margin, padding, gap } = strips;
  const cards = run.states.slice(0, step + 1).map((_, at) => stripCard(run, at));
  const widest = Math.max(...cards.flatMap(card => card.rows).map(rowWidth));
  const width = Math.min(Math.max(150, widest), 420) + 2 * padding;
  const columns = Math.min(cards.length, Math.max(1,
    Math.floor((strips.page - 2 * margin + gap) / (width + gap))));
  const { title, remarks, why } = stripWords(graph, run, step);
  const whole = Math.max(480, 2 * margin + Math.max(columns * (width + gap), textWidth(title, 16, true)));
  for (const card of cards) {
    card.caption = textLines(card.caption[0], 13, width).map(line => shortenedText(line, 13, width + gap - 8));
    card.notes = card.notes.map(note => shortenedText(note, 12, width - 2 * padding));
  }
  const parts = [svgElement("text",
    { x: margin, y: margin + 14, class: why ? "title bad" : "title" }, title)];
  let y = margin + 34;
  for (const line of textLines(remarks, 12, whole - 2 * margin)) {
    parts.push(svgElement("text", { x: margin, y, class: "small" }, line));
    y += 15;
  }
  for (let first = 0; first < cards.length; first += columns) {
    const line = cards.slice(first, first + columns);
    y += 14 + 15 * Math.max(...line.map(card => card.caption.length));
    const height = Math.max(...line.map(card => 2 * padding - 2
      + Math.max(1, card.rows.length) * strips.row + card.notes.length * strips.note));
    line.forEach((card, at) => {
      // The first card of a further line leaves room for the arrow that leads to it.
      const x = margin + (cards.length > columns ? gap : 0) + at * (width + gap);
      parts.push(stripGroup(card, first + at, { x, y, width, height }, Boolean(why) && first + at === step));
    });
    y += height + 6;
  }
  for (const line of textLines(why, 13, whole - 2 * margin)) {
    y += 16;
    parts.push(svgElement("text", { x: margin, y: y + 8, class: "note" }, line));
  }
  const height = y + 8 + margin;
  const svg = svgElement("svg", { width: whole, height, viewBox: `0 0 ${whole} ${height}`, role: "img" },
    svgElement("title", {}, title), svgElement("style", {}, graph.data.stripStyle),
    svgElement("rect", { width: whole, height, class: "page" }), ...parts);
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

/** The words above a strip and below it.
 * @param {Graph} graph @param {Run} run @param {number} step */
function stripWords(graph, run, step) {
  const found = run.findings[step].filter(one => one.isNew);
  const names = [...new Set(found.map(one => graph.data.invariants[one.invariant].name))];
  const place = step ? `after ${counted(step, "event")}` : "at the start";
  return {
    title: names.length ? `${names.join(", ")} violated ${place}`
      : step ? counted(step, "event") : "The start",
    remarks: `${graph.data.title}; ${graph.data.extent}`,
    why: found.length ? `Why: ${found.map(one => one.why).join(" ")}` : "",
  };
}

/** A card with the arrow that leads to it.
 * @param {StripCard} card @param {number} number
 * @param {{ x: number, y: number, width: number, height: number }} frame @param {boolean} isViolation */
function stripGroup({ caption, rows, notes, tooltip }, number, { x, y, width, height }, isViolation) {
  const group = svgElement("g", { class: isViolation ? "card violation" : "card" },
    svgElement("title", {}, tooltip));
  const add = (/** @type {string} */ tag, /** @type {Record<string, string | number>} */ attributes,
    /** @type {string[]} */ ...text) => group.append(svgElement(tag, attributes, ...text));
  if (number) {
    const [middle, from] = [y + 22, x - strips.gap + 4];
    add("path", { class: "arrow", d: `M${from} ${middle}H${x - 9}` });
    add("path", { class: "head", d: `M${x - 2} ${middle}l-8 -4.5v9z` });
    add("circle", { class: "number", cx: x - strips.gap / 2 - 3, cy: middle, r: 10 });
    add("text", { class: "number text", x: x - strips.gap / 2 - 3, y: middle + 4, "text-anchor": "middle" },
      `${number}`);
  }
  caption.forEach((line, at) =>
    add("text", { x, y: y - 9 - 15 * (caption.length - 1 - at), class: "event" }, line));
  add("rect", { x, y, width, height, rx: 8, class: "frame" });
  let top = y + strips.padding;
  for (const row of rows) {
    let left = x + strips.padding + row.depth * strips.indent;
    const kind = (row.isPresented ? " presented" : "");
    add("text", { x: left, y: top + 15, class: `label${kind}${row.isNew ? " new" : ""}` }, row.label);
    left += textWidth(row.label, 13, true) + 6;
    for (const screen of row.screens) {
      const chip = `chip${kind}${screen.isNew ? " new" : ""}${screen.isHittable ? "" : " covered"}`;
      const room = textWidth(screen.words, 13, true) + 14;
      add("rect", { x: left, y: top + 1, width: room, height: 20, rx: 5, class: chip });
      add("text", { x: left + 7, y: top + 15, class: `${chip} text` }, screen.words);
      left += room + 4;
    }
    top += strips.row;
  }
  notes.forEach((note, at) =>
    add("text", { x: x + strips.padding, y: top + 13 + at * strips.note, class: "small" }, note));
  return group;
}
