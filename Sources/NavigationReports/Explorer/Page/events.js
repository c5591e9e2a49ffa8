// @ts-check
// What can happen: the transitions of a state in groups, each with what it leads to and newly breaks.

/** @type {[string, string][]} */
const eventGroups = [
  ["tap", "Taps"], ["gesture", "Gestures"], ["external", "Sent to the app"],
  ["completion", "Results"], ["platform", "Platform"], ["programmatic", "Code"],
];

class EventsPane {
  /** @param {Session} session @param {(event: number) => void} findEnabled
   * @param {Living | null} living the living app, where there is a server */
  constructor(session, findEnabled, living) {
    this.session = session;
    this.findEnabled = findEnabled;
    this.living = living;
    this.list = element("div", { class: "event-list" });
    this.preview = element("div", { class: "preview", "aria-live": "off" });
    /** The transition of which the preview tells; -1 for none. */
    this.shown = -1;
    this.root = element("section", { class: "pane events", "aria-labelledby": "events-title" },
      element("h2", { id: "events-title" }, "What can happen"), this.list, this.preview);
  }

  draw() {
    const { graph, state } = this.session;
    this.preview.replaceChildren(element("p", { class: "quiet" }, previewHint));
    this.shown = -1;
    if (state < 0) {
      this.list.replaceChildren(element("p", { class: "quiet" }, "Nothing: the run ended in a fault."));
      return;
    }
    const ending = graph.ending(state);
    const edges = graph.outgoing(state);
    const groups = eventGroups.map(([group, title]) => {
      const own = edges.filter(edge => graph.eventOf(edge).group === group);
      if (!own.length) return null;
      const idle = own.filter(edge =>
        graph.target[edge] === state && !newlyBroken(graph, this.#breaks(edge)).length);
      const rows = own.filter(edge => !idle.includes(edge)).map(edge => this.#row(edge));
      return element("div", { class: "event-group" },
        element("h3", {}, title), ...rows,
        fold(`${idle.length} that change${idle.length === 1 ? "s" : ""} nothing`,
          idle.map(edge => this.#row(edge)), { class: "idle-events" }));
    });
    this.list.replaceChildren(
      ...(ending ? [element("p", { class: "open" }, `What follows here is ${ending}.`)] : []),
      ...(!edges.length && !ending ? [element("p", { class: "quiet" }, "Nothing can happen here.")] : []),
      ...groups.filter(group => group !== null), this.#blocked(state) ?? "", this.#onward() ?? "");
  }

  /** The way to explore more, where there is a server. */
  #onward() {
    const { living } = this;
    return living && element("div", { class: "onward" },
      button(`Explore ${Living.states} more states from here`, () => living.explore(),
        { disabled: living.isBusy }));
  }

  /** What a transition violates that is not violated yet, or for another reason.
   * @param {number} edge */
  #breaks(edge) {
    const before = this.session.run.findings[this.session.step];
    return compared(this.session.graph.violatedOn(edge), before).filter(one => one.isNew);
  }

  /** @param {number} edge */
  #row(edge) {
    const { graph, state, visited } = this.session;
    const target = graph.target[edge];
    const broken = newlyBroken(graph, this.#breaks(edge));
    const leads = target < 0 ? "ends in a fault" : target === state ? "changes nothing"
      : graph.place(target) === graph.place(state) ? `stays on ${graph.place(state).words}`
      : `→ ${graph.place(target).words}`;
    const marks = [
      target >= 0 && target !== state && visited.has(target) ? "visited" : "",
      target >= 0 ? graph.ending(target) ?? "" : "",
    ].filter(mark => mark);
    const show = () => this.show(edge);
    return element("button", {
      type: "button", class: broken.length || target < 0 ? "event breaks" : "event",
      click: () => this.session.take(edge), mouseenter: show, focus: show,
    },
      element("span", { class: "event-name" }, graph.words(edge)),
      element("span", { class: "leads" }, leads,
        ...marks.map(mark => element("span", { class: "mark" }, ` · ${mark}`))),
      ...broken.map(name => element("span", { class: "broken" }, `✗ ${name}`)));
  }

  /** Tells what a transition does, before it is taken.
   * @param {number} edge */
  show(edge) {
    const { graph, state, run, step } = this.session;
    this.shown = edge;
    this.living?.findTrap(run.continued(step, [edge])).then(isNew => {
      // Who points elsewhere in the meantime reads that.
      if (isNew && this.shown === edge && this.session.state === state) this.show(edge);
    });
    const target = graph.target[edge];
    const changes = target < 0 ? [] : graph.changes(state, target).map(changeWords);
    const place = graph.eventOf(edge).place;
    this.preview.replaceChildren(...[
      element("h3", {}, graph.words(edge)),
      target < 0 ? element("p", { class: "bad" }, graph.fault(edge)) : null,
      graph.trap(edge) && element("p", { class: "bad" }, graph.trap(edge)),
      ...this.#breaks(edge).map(one => element("p", { class: "bad" },
        `✗ ${graph.data.invariants[one.invariant].name}: ${one.why}`)),
      changes.length ? list(changes.slice(0, 6))
        : target < 0 ? null : element("p", {}, "It changes nothing."),
      fold(`${changes.length - 6} more`, changes.length > 6 ? [list(changes.slice(6))] : []),
      fold("What happens on the way", graph.effects(edge).length ? [list(graph.effects(edge))] : []),
      place ? element("p", { class: "quiet" }, `Declared at ${place} `, this.living && button(
        `Open ${place} in the editor`, () => this.living?.open(graph.eventOf(edge).ordinal),
        { class: "small" }, "open")) : null,
    ].filter(one => one !== null));
  }

  /** The events that guards disable, each reason once.
   * @param {number} state */
  #blocked(state) {
    const { graph } = this.session;
    const blocked = graph.blocked(state);
    const reasons = [...new Set(blocked.map(one => one.why))];
    return fold(`Cannot happen here (${blocked.length})`, reasons.map(why =>
      element("div", { class: "blocked" }, element("p", {}, why),
        list(blocked.filter(one => one.why === why).map(one => {
          const { words } = graph.data.events[one.event];
          return element("span", {}, `${words} `,
            button(`Shortest way to enable ${words}`, () => this.findEnabled(one.event), { class: "small" },
              "shortest way there"));
        })))));
  }
}

const previewHint = "Point at an event, or move to it with j and k, to read what it changes.";
