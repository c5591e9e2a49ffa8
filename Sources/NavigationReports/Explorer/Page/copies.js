// @ts-check
// Copies of the run: as a command, as text, as a test, as a Mermaid diagram, as a strip of pictures.

/** A word as a shell reads it.
 * @param {string} text */
function shellWord(text) {
  return text && /^[A-Za-z0-9/._=@+%:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The forms in which a session's run is copied, up to the current step.
 * @type {[string, (session: Session) => string | null][]} */
const copyForms = [
  ["Command", ({ graph, run, step }) => `${graph.data.replay} ${shellWord(spelledTrace(graph, run, step))}`],
  ["Trace", ({ graph, run, step }) => spelledTrace(graph, run, step)],
  ["Text", ({ graph, run, step }) => run.states.slice(0, step + 1).map((state, at) => {
    const words = at ? graph.words(run.edges[at - 1]) : "start";
    const broken = run.findings[at].filter(one => one.isNew)
      .map(one => `\n     ✗ ${graph.data.invariants[one.invariant].name}: ${one.why}`);
    const shown = state < 0 ? graph.fault(run.edges[at - 1]) : graph.view(state).words;
    return `${String(at).padStart(3)}  ${words}\n     ${shown}${broken.join("")}`;
  }).join("\n")],
  ["Swift test", ({ graph, run, step }) => {
    const { test, invariants } = graph.data;
    const found = run.findings.slice(0, step + 1).flat().pop();
    if (!test || !found) return null;
    const name = invariants[found.invariant].name;
    const literal = spelledTrace(graph, run, step).replaceAll("\\", "\\\\").replaceAll('"', '\\"');
    const small = (/** @type {string} */ text) => text[0].toLowerCase() + text.slice(1);
    return test.text.replaceAll(test.trace, () => literal).replaceAll(test.property, () => name)
      .replaceAll(small(test.property), () => small(name));
  }],
  ["Mermaid", ({ graph, run, step }) => {
    const text = (/** @type {string} */ words) => words.replace(/[;#:<>]/g, " ");
    /** @type {Record<string, string>} */
    const who = { tap: "User", gesture: "User", external: "Outside", completion: "Services",
      platform: "Platform", programmatic: "Code" };
    const lines = ["sequenceDiagram"];
    for (let at = 1; at <= step; at++) {
      const edge = run.edges[at - 1];
      lines.push(`  ${who[graph.eventOf(edge).group] ?? "User"}->>App: ${text(graph.words(edge))}`);
      const state = run.states[at];
      lines.push(`  Note over App: ${text(state < 0 ? "ends in a fault" : graph.view(state).words)}`);
      for (const one of run.findings[at].filter(one => one.isNew)) {
        lines.push(`  Note over App: ✗ ${graph.data.invariants[one.invariant].name}`);
      }
    }
    return lines.join("\n");
  }],
];

/** The menu of copies.
 * @param {Session} session */
function copyMenu(session) {
  const content = element("div", { class: "menu" });
  const menu = element("details", { class: "copy-menu", toggle: () => {
    content.replaceChildren(...copyForms.map(([name, make]) => {
      const text = make(session);
      const press = async (/** @type {MouseEvent} */ event) => {
        const pressed = /** @type {HTMLElement} */ (event.currentTarget);
        pressed.textContent = await copyText(text ?? "", content) ? "Copied" : "Not copied";
      };
      const one = button(name, press);
      if (text === null) disable(one, noTest);
      return one;
    }), stripLink(session));
  } }, element("summary", {}, "Copy as"), content);
  session.whenChanged(() => menu.removeAttribute("open"));
  return menu;
}

/** What saves the strip of the run up to the current step.
 * @param {Session} session */
function stripLink(session) {
  return element("a", { class: "button", download: `${session.graph.data.title}.svg`,
    href: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(stripText(session))}` }, "Strip (SVG)");
}

/** Lets a button not be pressed, and says why.
 * @param {HTMLElement} one @param {string} why */
function disable(one, why) {
  one.setAttribute("disabled", "");
  one.title = why;
  return one;
}

const noTest = "Only a run that violates something makes a test, "
  + "and only where it is known how the system is made.";

/** Puts a text on the clipboard, also from a file, where a browser may not lend it.
 * @param {string} text @param {HTMLElement} place
 * @returns {Promise<boolean>} whether it is there */
async function copyText(text, place) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { "aria-label": "Text to copy" }));
    field.value = text;
    place.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    return isCopied;
  }
}
