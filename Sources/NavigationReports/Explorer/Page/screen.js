// @ts-check
// The screen: what a state shows, drawn as a phone whose controls can be pressed.

/** @typedef {{ depth: number, name: string, role: string, selected?: number, owner?: string,
 *   isHittable: boolean, controls: string[], children: Part[] }} Part */

/** Puts the elements of a state, depth first, into a tree.
 * @param {any[]} nodes
 * @returns {Part[]} */
function partTree(nodes) {
  /** @type {Part[]} */
  const roots = [];
  /** @type {Part[]} */
  const open = [];
  for (const node of nodes) {
    const part = { ...node, children: [] };
    while (open.length && open[open.length - 1].depth >= part.depth) open.pop();
    (open.length ? open[open.length - 1].children : roots).push(part);
    open.push(part);
  }
  return roots;
}

const containers = new Set(["composite", "screen", "stack", "tabs"]);

/** Draws the screen of a state, and offers its controls. */
class ScreenPane {
  /** @param {Session} session @param {(edge: number) => void} tell tells what a transition does */
  constructor(session, tell) {
    this.session = session;
    this.tell = tell;
    this.root = element("div", { class: "device-place" });
  }

  draw() {
    const { session } = this;
    const { graph, state } = session;
    if (state < 0) {
      const fault = graph.fault(session.run.edges[session.step - 1]);
      this.root.replaceChildren(element("div", { class: "device ended" },
        element("p", { class: "ended-title" }, "The app ended here"), element("p", {}, fault)));
      return;
    }
    this.moves = graph.outgoing(state).map(edge => ({ edge, event: graph.eventOf(edge) }));
    this.used = new Set();
    /** @type {Part[]} */
    const layers = [];
    const base = partTree(graph.view(state).nodes);
    const drawn = base.map(part => this.#part(part, layers));
    const sheets = [];
    for (let at = 0; at < layers.length; at++) {
      const layer = layers[at];
      sheets.push(this.#sheet(layer, at + 1, layers));
    }
    const isWide = graph.view(state).nodes.some((/** @type {any} */ node, /** @type {number} */ at) =>
      this.#isSplit(node, graph.view(state).nodes, at));
    this.root.replaceChildren(
      element("div", { class: isWide ? "device wide-device" : "device" },
        element("div", { class: "layer", inert: layers.length > 0 },
          ...(drawn.length ? drawn : [element("p", { class: "bare" }, "Nothing is shown")])),
        ...sheets));
  }

  /** A button that takes a transition; whoever points at it is told what that does.
   * @param {string} name @param {number} edge @param {Record<string, string>} attributes
   * @param {Child[]} children */
  #button(name, edge, attributes, ...children) {
    const tell = () => this.tell(edge);
    return button(name, () => this.session.take(edge), { ...attributes, mouseenter: tell, focus: tell },
      ...children);
  }

  /** @param {any} node @param {any[]} nodes @param {number} at */
  #isSplit(node, nodes, at) {
    if (node.role !== "composite") return false;
    let stacks = 0;
    for (let next = at + 1; next < nodes.length && nodes[next].depth > node.depth; next++) {
      if (nodes[next].depth === node.depth + 1 && nodes[next].role === "stack") stacks++;
    }
    return stacks > 1;
  }

  /** @param {Part} part @param {number} level @param {Part[]} layers */
  #sheet(part, level, layers) {
    const close = this.#gesture(["swipeDownSheet", "swipeDown"]);
    const kind = part.role === "cover" ? "sheet cover" : "sheet";
    return element("div", { class: kind, style: `--level:${level}` },
      close === undefined ? element("span", { class: "grabber" })
        : this.#button("Swipe down", close, { class: "grabber" }, element("span")),
      element("span", { class: "kind" }, part.role),
      ...part.children.map(child => this.#part(child, layers)));
  }

  /**
   * @param {Part} part
   * @param {Part[]} layers the presentations, which are drawn above all else
   * @returns {HTMLElement | null}
   */
  #part(part, layers) {
    if (!containers.has(part.role)) {
      layers.push(part);
      return null;
    }
    const above = part.children.filter(child => !containers.has(child.role));
    const inner = part.children.filter(child => containers.has(child.role));
    const drawn = this.#container(part, inner, layers);
    for (const layer of above) layers.push(layer);
    return drawn;
  }

  /** @param {Part} part @param {Part[]} inner @param {Part[]} layers */
  #container(part, inner, layers) {
    switch (part.role) {
      case "stack": return this.#stack(part, inner, layers);
      case "tabs": return this.#tabs(part, inner, layers);
      case "composite": {
        const isSplit = inner.filter(child => child.role === "stack").length > 1;
        return element("div", { class: isSplit ? "columns" : "composite" },
          ...inner.map(child => this.#part(child, layers)), this.#controls(part));
      }
      default: return this.#screen(part);
    }
  }

  /** @param {Part} part @param {Part[]} levels @param {Part[]} layers */
  #stack(part, levels, layers) {
    const top = levels[levels.length - 1];
    const below = levels[levels.length - 2];
    const covered = levels.slice(0, -1);
    // What a covered level presents is still presented.
    for (const level of covered) this.#part(level, layers);
    const back = below && this.#gesture(["back", "swipeBack"]);
    return element("div", { class: "stack" },
      element("div", { class: "bar" },
        below ? (back === undefined ? element("span", { class: "back quiet" }, `‹ ${below.name}`)
          : this.#button(`Back to ${below.name}`, back, { class: "back" },
            `‹ ${below.name}`))
          : null,
        element("span", { class: "title" }, top?.name ?? "")),
      top ? this.#part(top, layers) : element("p", { class: "bare" }, "An empty stack"),
      covered.length > 1
        ? element("p", { class: "below" }, `under it: ${covered.map(one => one.name).join(" › ")}`) : null);
  }

  /** @param {Part} part @param {Part[]} tabs @param {Part[]} layers */
  #tabs(part, tabs, layers) {
    tabs.forEach((tab, at) => { if (at !== part.selected) this.#part(tab, layers); });
    const shown = tabs[part.selected ?? 0];
    return element("div", { class: "tabs" },
      shown ? this.#part(shown, layers) : null,
      element("div", { class: "tab-bar" }, ...tabs.map((tab, at) => {
        const name = tabName(tab);
        const edge = this.#gesture(["tapTab", "select"], [`${at}`, name]);
        const current = at === part.selected ? { "aria-current": "true" } : {};
        return edge === undefined ? element("span", { class: "tab", ...current }, name)
          : this.#button(name, edge, { class: "tab", ...current });
      })));
  }

  /** @param {Part} part */
  #screen(part) {
    return element("div", { class: part.isHittable ? "screen" : "screen covered" },
      element("p", { class: "screen-name" }, part.name),
      part.owner ? element("p", { class: "owner" }, part.owner) : null, this.#controls(part));
  }

  /** The controls of an element, and the taps that name its screen.
   * @param {Part} part */
  #controls(part) {
    const moves = this.moves ?? [];
    const offered = part.controls.map(control => {
      const move = moves.find(({ event }) =>
        event.group === "tap" && event.control === control && (!event.screen || event.screen === part.name));
      if (move) this.used?.add(move.edge);
      return move ? this.#button(control, move.edge, { class: "control" })
        : element("span", { class: "control idle", title: "No declared event touches it here." }, control);
    });
    const taps = moves.filter(({ edge, event }) => event.group === "tap" && event.screen === part.name
      && !this.used?.has(edge) && !part.controls.includes(event.control)
      && !this.session.graph.choices(edge));
    return element("div", { class: "control-list" }, ...offered, ...taps.map(({ edge, event }) => {
      this.used?.add(edge);
      return this.#button(event.name, edge, { class: "control" });
    }));
  }

  /** The transition of a gesture that can be made now.
   * @param {string[]} actions
   * @param {string[]} [wanted] arguments, of which it must have one */
  #gesture(actions, wanted) {
    const fitting = (this.moves ?? []).filter(({ event }) => event.gesture
      && actions.includes(event.gesture[0]) && (wanted ? wanted.includes(event.gesture[1]) : true)
      && !event.name.includes(".begin@") && !event.name.includes(".cancel@"));
    return fitting[0]?.edge;
  }
}

/** The name of a tab: that of its first screen.
 * @param {Part} tab
 * @returns {string} */
function tabName(tab) {
  return tab.role === "screen" || !tab.children.length ? tab.name : tabName(tab.children[0]);
}
