// @ts-check
// The timeline: who is alive at each step of the run and who acts, and the work that waits, from when it
// came up to when it was done.

/** @typedef {{ isOn: boolean, mark: string, words: string }} Cell */
/** @typedef {{ name: string, cells: Cell[] }} Lane */

/** The lanes of coordinators.
 * @param {Run} run
 * @returns {Lane[]} */
function coordinatorLanes(run) {
  const alive = stepDetails(run, "Coordinators");
  const names = laneNames(alive);
  const deeds = run.states.map((_, at) => at ? deedsOf(run, at, names) : new Map());
  return names.map(name => ({ name, cells: alive.map((now, at) => {
    const [is, was] = [now.has(name), at > 0 && alive[at - 1].has(name)];
    const deed = deeds[at].get(name);
    const change = at && is !== was && run.states[at] >= 0 ? (is ? "comes" : "goes") : is ? "alive" : "";
    return { isOn: is, mark: deed ? "●" : "", words: [change, deed].filter(one => one).join(", ") };
  }) }));
}

/** What coordinators do in a step: one that is touched, and those of which something changes.
 * @param {Run} run @param {number} step @param {string[]} names those of all coordinators
 * @returns {Map<string, string>} */
function deedsOf({ graph, edges, states }, step, names) {
  const deeds = new Map();
  const [before, after] = [states[step - 1], states[step]];
  const touched = graph.touched(before, edges[step - 1]);
  if (touched) deeds.set(touched, "is touched");
  if (after < 0) return deeds;
  for (const change of graph.changes(before, after)) {
    const name = change.kind === "Properties" ? names.find(one => change.name.startsWith(`${one}.`))
      : change.kind === "Coordinators" && change.from && change.to ? change.name : null;
    if (name && !deeds.get(name)?.startsWith("acts")) deeds.set(name, `acts: ${changeWords(change)}`);
  }
  return deeds;
}

/** The lanes of what waits.
 * @param {Run} run
 * @returns {Lane[]} */
function workLanes(run) {
  const work = stepDetails(run, "Work");
  return laneNames(work).map(name => ({ name, cells: work.map((now, at) => {
    const [count, old] = [Number(now.get(name) ?? 0), Number(work[at - 1]?.get(name) ?? 0)];
    const isDone = count < old && run.graph.eventOf(run.edges[at - 1]).group === "completion";
    return { isOn: count > 0, mark: count > 1 ? `${count}` : count === 0 && isDone ? "●" : "",
      words: count ? `waits${count > 1 ? `, ${count} times` : ""}` : isDone ? "answered" : "" };
  }) }));
}

/** The details of one kind at each step.
 * @param {Run} run @param {string} kind
 * @returns {Map<string, string>[]} */
function stepDetails({ graph, states }, kind) {
  const number = graph.data.states.kinds.indexOf(kind);
  return states.map(state => state < 0 || number < 0 ? new Map() : graph.details(number, state));
}

/** @param {Map<string, string>[]} steps */
function laneNames(steps) { return [...new Set(steps.flatMap(one => [...one.keys()]))]; }

class TimelinePane {
  /** @param {Session} session @param {Living | null} living */
  constructor(session, living) {
    this.session = session;
    this.table = element("table", {});
    const details = element("details", { open: true },
      element("summary", { id: "timeline-title" }, "Timeline"),
      element("div", { class: "wide", tabindex: "0", role: "group", "aria-label": "Lanes" }, this.table));
    this.root = element("section", { class: "timeline", "aria-labelledby": "timeline-title" }, details);
    letStepsBeDragged(this.table, (from, to) => moveStep(session, living, from, to));
  }

  draw() {
    const { run, step } = this.session;
    if (this.run !== run) this.#drawLanes(run);
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (this.table.querySelectorAll("[data-at]"))) {
      const at = Number(part.dataset.at);
      part.classList.toggle("ahead", at > step);
      part.classList.toggle("now", at === step);
      if (part.tagName === "TH" && at === step) part.setAttribute("aria-current", "step");
      else part.removeAttribute("aria-current");
    }
  }

  /** @param {Run} run */
  #drawLanes(run) {
    this.run = run;
    /** @type {[string, Lane[]][]} */
    const groups = [["waits", workLanes(run)], ["", coordinatorLanes(run)]];
    this.root.hidden = groups.every(([, lanes]) => !lanes.length);
    this.table.replaceChildren(
      element("thead", {}, element("tr", {}, element("td"), ...run.states.map((_, at) => element("th",
        { scope: "col", title: at ? run.graph.words(run.edges[at - 1]) : "start", ...column(at) }, `${at}`)))),
      ...groups.map(([kind, lanes]) => element("tbody", { class: kind },
        ...lanes.map(({ name, cells }) => element("tr", {},
          element("th", { scope: "row" }, name),
          ...cells.map(({ isOn, mark, words }, at) => element("td",
            { class: isOn ? "lasts" : "", title: words, ...column(at) },
            element("span", { class: "unseen" }, words), mark && element("span", { "aria-hidden": "true" },
              mark))))))));
  }
}

/** What tells the step of a cell; the start can't be dragged.
 * @param {number} at @returns {Record<string, string>} */
function column(at) { return { "data-at": `${at}`, ...(at ? { "data-step": `${at}` } : {}) }; }
