// @ts-check
// The map, with *you are here*, the boxes through which the run went, and where the search ended.

class MapPane {
  /** @param {Session} session @param {HTMLTemplateElement} template @param {(box: string) => void} goTo
   * @param {() => void} goToFrontier */
  constructor(session, template, goTo, goToFrontier) {
    this.session = session;
    this.here = element("p", { class: "here-words" });
    const drawing = element("div",
      { class: "wide drawing", tabindex: "0", role: "group", "aria-label": "Map" });
    drawing.append(template.content.cloneNode(true));
    /** @type {Map<string, Element>} */
    this.boxes = new Map();
    for (const group of drawing.querySelectorAll("g.node")) {
      const name = group.querySelector(":scope > title")?.textContent ?? "";
      this.boxes.set(name, group);
      group.addEventListener("click", () => goTo(name));
    }
    this.drawing = drawing;
    this.frontierWords = element("span", {});
    this.toFrontier = button("Shortest way there", goToFrontier, { class: "small" });
    this.root = element("section", { class: "pane map", "aria-labelledby": "map-title" },
      element("h2", { id: "map-title" }, "Where you are"), this.here, drawing,
      element("p", { class: "quiet frontier-words" }, this.frontierWords, " ", this.toFrontier));
  }

  draw() {
    const { graph, run, step, state } = this.session;
    this.#drawFrontier();
    const boxes = run.states.slice(0, step + 1).filter(one => one >= 0).map(one => graph.place(one).box);
    const now = state < 0 ? null : graph.place(state);
    this.here.textContent = now
      ? [now.coordinator, now.words].filter(one => one).join(" · ") : "Nowhere: the run ended in a fault";
    for (const [name, group] of this.boxes) {
      group.classList.toggle("trail", boxes.includes(name));
      group.classList.toggle("you-are-here", name === now?.box);
    }
    const box = this.boxes.get(now?.box);
    if (!box) return;
    const [inside, around] = [box.getBoundingClientRect(), this.drawing.getBoundingClientRect()];
    this.drawing.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2;
    this.drawing.scrollTop += inside.top + inside.height / 2 - around.top - around.height / 2;
  }

  /** Marks the boxes with states that were not followed, once for each age of the graph. */
  #drawFrontier() {
    const { graph } = this.session;
    if (this.age === graph.age) return;
    this.age = graph.age;
    const frontier = frontierOf(graph);
    for (const [name, group] of this.boxes) {
      group.querySelector(":scope > .frontier")?.remove();
      const open = frontier.get(name);
      if (open) group.append(frontierMark(/** @type {SVGGraphicsElement} */ (group), open.count));
    }
    this.frontierWords.textContent = frontierWords(frontier);
    this.toFrontier.hidden = !frontier.size;
  }
}
