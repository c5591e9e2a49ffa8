// @ts-check
// The keyboard: what each key does, in one table that the help shows, too.

/** Listens to keys, and makes the dialog that lists them.
 * @param {Session} session @param {EventsPane} events @param {Goals} goals @param {StepsPane} steps
 * @param {(step: number) => void} toCause @param {AbortSignal} end */
function keyboard(session, events, goals, steps, toCause, end) {
  const move = (/** @type {number} */ by) => {
    const rows = /** @type {HTMLElement[]} */ ([...events.list.querySelectorAll("button.event")])
      .filter(row => row.offsetParent !== null);
    const at = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))]?.focus();
  };
  /** @type {[string[], string, () => void][]} */
  const keys = [
    [["j"], "the next event", () => move(1)],
    [["k"], "the event before", () => move(-1)],
    [["Backspace", "ArrowLeft"], "one step back", () => session.go(session.step - 1)],
    [["ArrowRight"], "one step on", () => session.go(session.step + 1)],
    [["u"], "undo", () => session.undo()],
    [["r"], "redo", () => session.redo()],
    [["n"], "the next cause", () => toCause(1)],
    [["p"], "the cause before", () => toCause(-1)],
    [["["], "let the step happen earlier", () => steps.earlier.click()],
    [["]"], "let the step happen later", () => steps.later.click()],
    [["c"], "keep the run to compare others with", () => steps.keep.click()],
    [["/"], "find the shortest way", () => goals.open()],
    [["?"], "this list", () => help.showModal()],
  ];
  const help = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-label": "Keys" },
    element("h2", {}, "Keys"),
    element("dl", { class: "keys" }, ...keys.flatMap(([names, words]) =>
      [element("dt", {}, ...names.map(name => element("kbd", {}, name))), element("dd", {}, words)]),
      element("dt", {}, element("kbd", {}, "Enter")), element("dd", {}, "take the event")),
    button("Close", () => help.close())));
  document.addEventListener("keydown", event => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, select, textarea, dialog[open]")) return;
    const known = keys.find(([names]) => names.includes(event.key));
    if (!known) return;
    event.preventDefault();
    known[2]();
  }, { signal: end });
  return help;
}
