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
  session.whenChanged(() => buttons.forEach((
    /** @type {HTMLElement} */ one, /** @type {number} */ number) => {
    const { path } = causes[number];
    const isHere = path && path.start === session.run.start && path.edges.length === session.run.edges.length
      && path.edges.every((/** @type {number} */ edge, /** @type {number} */ at) =>
        edge === session.run.edges[at]);
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
 * @param {Page} page
 * @param {Before} [before] the run of the page that this one replaces */
function explore({ graph, map: template, home }, before) {
  const ended = new AbortController();
  const root = /** @type {HTMLElement} */ (document.getElementById("explorer"));
  const session = new Session(graph);
  const goals = new Goals(session);
  const causes = causesBar(session);
  const screen = new ScreenPane(session, edge => events.show(edge));
  const judgments = new JudgmentsPane(session);
  const compare = new ComparePane(session);
  const living = home && new Living(session, home, (page, run) => {
    ended.abort();
    explore(page, run);
  });
  const steps = new StepsPane(session, living);
  const timeline = new TimelinePane(session, living);
  const events = new EventsPane(session, event => goals.go(goals.whereHappens(event)), living);
  const map = new MapPane(session, template, box => goals.go(goals.box(box)), () => goals.go(goals.frontier));
  const help = keyboard(session, events, goals, steps, causes.step, ended.signal);
  const size = element("p", { class: "extent" });
  const state = element("section", { class: "pane state", "aria-labelledby": "screen-title" },
    element("h2", { id: "screen-title" }, "The screen"), screen.root, judgments.root);
  const panes = element("main", { class: "panes" });
  // The keyboard goes through the panes as they stand: the map comes last where it stands below.
  const isNarrow = matchMedia("(max-width: 70rem)");
  const arrange = () => panes.append(
    ...(isNarrow.matches ? [state, events.root, map.root] : [map.root, state, events.root]));
  isNarrow.addEventListener("change", arrange, { signal: ended.signal });
  arrange();
  root.replaceChildren(
    element("header", { class: "top" },
      element("div", {}, element("h1", {}, graph.data.title),
        element("p", { class: graph.data.causes.length ? "bad" : "quiet" }, graph.data.headline),
        size),
      element("div", { class: "tools" },
        button("Shortest way to… /", () => goals.open()),
        fixesMenu(home, (query, name) => living?.load(query, name)),
        copyMenu(session), button("Keys ?", () => help.showModal()))),
    ...(causes.bar ? [causes.bar] : []), steps.root, timeline.root,
    compare.root,
    panes,
    goals.dialog, help);
  /** A trace that the graph does not have.
   * @type {{ trace: string, name?: string } | null} */
  let wanted = null;
  // Where the search ended, the living app says what comes next.
  const askOnward = () => {
    const { state } = session;
    const isOpen = state >= 0 && graph.ending(state) !== null;
    const asked = wanted ?? (isOpen ? { trace: spelledTrace(graph, session.run, session.step) } : null);
    wanted = null;
    if (living && asked) living.run(asked.trace, asked.name);
  };
  let own = "";
  const searched = graph.size;
  session.whenChanged(() => {
    const later = graph.size - searched;
    size.textContent = `${counted(searched, "state")}; ${graph.data.extent}`
      + (later ? `; ${counted(later, "state")} explored since` : "");
    for (const pane of [map, screen, judgments, steps, timeline, compare, events]) pane.draw();
    const address = `#${spelledTrace(graph, session.run, session.step)}`;
    // Browsers refuse addresses that change too often; the next step sets it again.
    try { history.replaceState(null, "", address); } catch { /* it stays as it was */ }
    own = location.hash;
    askOnward();
    if (session.state < 0) {
      living?.findTrap(session.run.continued(session.step, [])).then(isNew => {
        if (isNew) judgments.draw();
      });
    }
  });
  const follow = (text = location.hash.slice(1), name = "") => {
    const { run, problem } = followedTrace(graph, text);
    wanted = problem ? { trace: text, name } : null;
    session.show(run, run.edges.length, problem ?? "");
  };
  const { signal } = ended;
  window.addEventListener("hashchange", () => { if (location.hash !== own) follow(); }, { signal });
  if (home?.build) living?.watch(home.build, ended.signal);
  if (before) return goOn(session, before, follow);
  const first = graph.data.causes.findIndex((/** @type {any} */ cause) => cause.path);
  if (location.hash.length > 1 || first < 0) follow(); else causes.show(first);
}

/** Runs what another page ran, and puts both side by side.
 * @param {Session} session @param {Before} before
 * @param {(trace: string, name: string) => void} follow */
function goOn(session, { run, name }, follow) {
  follow(spelledTrace(run.graph, run), name);
  const { message } = session;
  session.keep({ run, name: "The run before" },
    message ? `${name}: ${message}` : `${name}: ${survivalWords(run, session.run)}`);
}

try {
  explore(await readPage(document));
  /** @type {HTMLElement} */ (document.getElementById("explorer")).dataset.state = "ready";
} catch (error) {
  document.getElementById("explorer")?.replaceChildren(
    element("p", { class: "bad", role: "alert" }, `This page cannot be shown: ${error}`));
  throw error;
}
