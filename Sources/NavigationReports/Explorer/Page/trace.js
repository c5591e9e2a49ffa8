// @ts-check
// The text of a trace, in the spelling that `--trace` takes: events by name, `/` between them.

/** Percent-encodes what means something else in a trace.
 * @param {string} name */
function spelledName(name) {
  const bytes = (/** @type {string} */ text) => [...new TextEncoder().encode(text)]
    .map(byte => "%" + byte.toString(16).toUpperCase().padStart(2, "0")).join("");
  // A name of digits alone would read as a number.
  const isNumber = /^[0-9]+$/.test(name);
  return [...name].map((character, at) =>
    (isNumber && at === 0) || /[/.@#[\]%\s\p{Cc}]/u.test(character) ? bytes(character) : character)
    .join("");
}

/** The text of a run up to one of its steps.
 * @param {Graph} graph
 * @param {Run} run
 * @param {number} [length] */
function spelledTrace(graph, run, length = run.edges.length) {
  const steps = run.edges.slice(0, length).map(
    edge => spelledName(graph.eventOf(edge).name) + graph.choices(edge));
  return [...(run.start ? [`@${run.start}`] : []), ...steps].join("/");
}

/**
 * Reads the text of a trace and follows it through the graph, as far as it goes.
 * @param {Graph} graph
 * @param {string} text
 * @returns {{ run: Run, problem: string | null, isOpen?: boolean }} `isOpen`: the search ended there
 */
function followedTrace(graph, text) {
  const [body, fingerprint] = text.split("#");
  const parts = body ? body.split("/") : [];
  const start = parts[0]?.startsWith("@") ? Number(parts.shift()?.slice(1)) : 0;
  if (!(graph.data.states.initial[start] >= 0)) {
    return { run: new Run(graph, firstStart(graph), []), problem: noStart(start) };
  }
  if (fingerprint && fingerprint.toLowerCase() !== graph.data.fingerprint) {
    return { run: new Run(graph, start, []), problem: otherEvents(graph.data.fingerprint) };
  }
  /** @type {number[]} */
  const edges = [];
  let state = graph.data.states.initial[start];
  for (const part of parts.map(part => part.replace(/^\[|\]$/g, "")).filter(part => part)) {
    const [spelled, ...answers] = part.split(".");
    let name = spelled;
    try { name = decodeURIComponent(spelled); } catch { /* read as it stands */ }
    const choices = answers.join(".").replace(/(^|\.)(0+(\.|$))+$/, "");
    const found = state < 0 ? undefined : graph.outgoing(state).find(edge => {
      const event = graph.eventOf(edge);
      const isMeant = /^[0-9]+$/.test(spelled)
        ? event.ordinal === Number(spelled) : event.name === name;
      return isMeant && graph.choices(edge) === (choices ? `.${choices}` : "");
    });
    if (found === undefined) {
      return { run: new Run(graph, start, edges), problem: cannotHappen(graph, state, edges, name, choices),
        isOpen: state >= 0 && graph.ending(state) !== null };
    }
    edges.push(found);
    state = graph.target[found];
  }
  return { run: new Run(graph, start, edges), problem: null };
}

/** The position of the first initial state that could be made.
 * @param {Graph} graph */
function firstStart(graph) {
  return Math.max(0, graph.data.states.initial.findIndex((/** @type {number} */ one) => one >= 0));
}

const noStart = (/** @type {number} */ start) => `There is no initial state @${start}.`;

const otherEvents = (/** @type {string} */ own) =>
  `The trace was recorded against other events; those of this page have #${own}. Write its events by name.`;

/**
 * The sentence that says where a trace ends before its end, and why.
 * @param {Graph} graph
 * @param {number} state
 * @param {number[]} edges
 * @param {string} name
 * @param {string} choices the way on which the event is to go on
 */
function cannotHappen(graph, state, edges, name, choices) {
  const step = `Step ${edges.length + 1}, '${name}',`;
  if (state < 0) return `${step} comes after the fault in which step ${edges.length} ends.`;
  const ending = graph.ending(state);
  if (ending) return `${step} may happen or not: that state was ${ending}.`;
  if (graph.outgoing(state).some(edge => graph.eventOf(edge).name === name)) {
    return `${step} can happen there, but ${choices ? `not on the way '.${choices}'` : "on other ways alone"}.`;
  }
  const guard = graph.blocked(state).find(one => graph.data.events[one.event].name === name);
  return `${step} cannot happen there${guard ? `: ${guard.why}` : ""}.`;
}
