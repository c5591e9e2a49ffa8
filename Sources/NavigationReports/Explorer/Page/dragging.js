// @ts-check
// Dragging: a step is pressed, and let go at the place of another one.

/** The distance from which on a press is no click, in pixels. */
const clickRoom = 6;

/** Lets steps be dragged to the places of others: what has `data-step` stands for a step.
 * @param {HTMLElement} container
 * @param {(from: number, to: number) => void} move */
function letStepsBeDragged(container, move) {
  const partAt = (/** @type {PointerEvent} */ event) => {
    const part = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-step]");
    return part instanceof HTMLElement && container.contains(part) ? part : null;
  };
  const mark = (/** @type {number} */ from, /** @type {number} */ to) => {
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (container.querySelectorAll("[data-step]"))) {
      const isTarget = Number(part.dataset.step) === to && from !== to;
      part.classList.toggle("drop-before", isTarget && to < from);
      part.classList.toggle("drop-behind", isTarget && to > from);
    }
  };
  container.addEventListener("pointerdown", down => {
    const from = Number(partAt(down)?.dataset.step ?? 0);
    // A finger scrolls; whoever has no mouse moves steps by 'Earlier' and 'Later'.
    if (!from || down.button !== 0 || down.pointerType === "touch") return;
    let isDragged = false;
    const end = new AbortController();
    const stop = () => {
      end.abort();
      container.classList.remove("dragging");
      mark(0, 0);
    };
    const { signal } = end;
    window.addEventListener("pointermove", event => {
      const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      isDragged = isDragged || way > clickRoom;
      if (!isDragged) return;
      container.classList.add("dragging");
      mark(from, Number(partAt(event)?.dataset.step ?? 0));
    }, { signal });
    window.addEventListener("pointerup", event => {
      const to = Number(partAt(event)?.dataset.step ?? 0);
      stop();
      if (!isDragged) return;
      // The press was no click.
      const noClick = (/** @type {Event} */ click) => click.stopPropagation();
      window.addEventListener("click", noClick, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", noClick, { capture: true }), 0);
      if (to) move(from, to);
    }, { signal });
    window.addEventListener("pointercancel", stop, { signal });
    window.addEventListener("keydown", event => { if (event.key === "Escape") stop(); }, { signal });
  });
}
