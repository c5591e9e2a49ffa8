// @ts-check
// The map, with *you are here* and the boxes through which the run went.

class MapPane {
  /** @param {Session} session @param {HTMLTemplateElement} template @param {(box: string) => void} goTo */
  constructor(session, template, goTo) {
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
    this.root = element("section", { class: "pane map", "aria-labelledby": "map-title" },
      element("h2", { id: "map-title" }, "Where you are"), this.here, drawing);
  }

  draw() {
    const { graph, run, step, state } = this.session;
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
}
