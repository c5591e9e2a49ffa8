// @ts-check
// The page: puts the panes together, and keeps the address and the session alike.

/** Shows the causes, each as a button that goes to its run.
 * @param {Session} session */
function causesBar(session) {
  const { graph } = session;
  const causes = graph.data.causes;
  let current = -1;
  const show = (/** @type {number} */ number) => {
    current = number;
    const { path, title } = causes[number];
    if (path) session.show(new Run(graph, path.start, path.edges));
    else session.say(`${title} No run shows what never happens.`);
  };
  const buttons = causes.map((/** @type {any} */ cause, /** @type {number} */ number) =>
    button(`Cause ${number + 1}: ${cause.title}`, () => show(number), { class: "cause" },
      element("span", { class: "number" }, `${number + 1}`), element("span", {}, cause.title),
      element("span", { class: "leads" }, [cause.property, ...cause.others].join(", "))));
  session.whenChanged(() => buttons.forEach((/** @type {HTMLElement} */ one, /** @type {number} */ number) => {
    const { path } = causes[number];
    const isHere = path && path.start === session.run.start && path.edges.length === session.run.edges.length
      && path.edges.every((/** @type {number} */ edge, /** @type {number} */ at) => edge === session.run.edges[at]);
    one.setAttribute("aria-pressed", `${Boolean(isHere)}`);
  }));
  const bar = buttons.length
    ? element("nav", { class: "causes", "aria-label": "Causes" }, ...buttons) : null;
  const step = (/** @type {number} */ by) => {
    if (causes.length) show(((current < 0 && by < 0 ? 0 : current) + by + causes.length) % causes.length);
  };
  return { bar, show, step };
}

/** Puts the page together.
 * @param {Graph} graph */
function explore(graph) {
  const root = /** @type {HTMLElement} */ (document.getElementById("explorer"));
  const session = new Session(graph);
  const goals = new Goals(session);
  const causes = causesBar(session);
  const screen = new ScreenPane(session);
  const judgments = new JudgmentsPane(session);
  const steps = new StepsPane(session);
  const compare = new ComparePane(session);
  const living = root.dataset.growths ? new Living(session, Number(root.dataset.growths)) : null;
  const events = new EventsPane(session, event => goals.go(goals.whereHappens(event)), living);
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("map"));
  const map = new MapPane(session, template, box => goals.go(goals.box(box)));
  const help = keyboard(session, events, goals, steps, causes.step);
  const size = element("p", { class: "quiet" });
  root.replaceChildren(
    element("header", { class: "top" },
      element("div", {}, element("h1", {}, graph.data.title),
        element("p", { class: graph.data.causes.length ? "bad" : "quiet" }, graph.data.headline),
        size),
      element("div", { class: "tools" },
        button("Shortest way to… /", () => goals.open()), copyMenu(session), button("Keys ?", () => help.showModal()))),
    ...(causes.bar ? [causes.bar] : []), steps.root, compare.root,
    element("main", { class: "panes" }, map.root,
      element("section", { class: "pane state", "aria-labelledby": "screen-title" },
        element("h2", { id: "screen-title" }, "The screen"), screen.root, judgments.root), events.root),
    goals.dialog, help);
  /** A trace that the graph does not have.
   * @type {string | null} */
  let wanted = null;
  // Where the search ended, the living app says what comes next.
  const askOnward = () => {
    const { state } = session;
    const isOpen = state >= 0 && graph.ending(state) !== null;
    const trace = wanted ?? (isOpen ? spelledTrace(graph, session.run, session.step) : null);
    wanted = null;
    if (living && trace !== null) living.run(trace);
  };
  let own = "";
  const searched = graph.size;
  session.whenChanged(() => {
    const later = graph.size - searched;
    size.textContent = `${counted(searched, "state")}; ${graph.data.extent}`
      + (later ? `; ${counted(later, "state")} explored since` : "");
    for (const pane of [map, screen, judgments, steps, compare, events]) pane.draw();
    own = `#${spelledTrace(graph, session.run, session.step)}`;
    // Browsers refuse addresses that change too often; the next step sets it again.
    try { history.replaceState(null, "", own); } catch { /* it stays as it was */ }
    own = location.hash;
    askOnward();
  });
  const follow = () => {
    const text = location.hash.slice(1);
    const { run, problem } = followedTrace(graph, text);
    wanted = problem ? text : null;
    session.show(run, run.edges.length, problem ?? "");
  };
  window.addEventListener("hashchange", () => { if (location.hash !== own) follow(); });
  const first = graph.data.causes.findIndex((/** @type {any} */ cause) => cause.path);
  if (location.hash.length > 1 || first < 0) follow(); else causes.show(first);
  root.dataset.state = "ready";
}

try {
  explore(await Graph.read(/** @type {HTMLElement} */ (document.getElementById("graph"))));
} catch (error) {
  document.getElementById("explorer")?.replaceChildren(
    element("p", { class: "bad", role: "alert" }, `This page cannot be shown: ${error}`));
  throw error;
}
