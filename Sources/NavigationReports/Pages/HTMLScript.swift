/// The script of a page: stepping, addresses, maps and copying.
///
/// It adds nothing that a reader could not do without.
enum HTMLScript {
  /// The SHA-256 digest of the script as it stands in a page, by which the page allows it.
  ///
  /// Whoever changes the script is told the new one by a test.
  static let digest = "pmqb+1h4nHbCQnrdh57AleoVgHd6s3KQ8YVDLn4JOU4="

  static let text = begin + maps + stories

  private static let begin = #"""
    (() => {
      "use strict";
      document.documentElement.classList.add("js");
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];

    """#

  private static let stories = #"""
      // A step comes into view by moving its strip alone: the reader may be elsewhere on the page.
      const reveal = card => {
        const strip = card.parentElement;
        const [own, seen] = [card, strip].map(one => one.getBoundingClientRect());
        const margin = Math.max(0, Math.min(16, (seen.width - own.width) / 2));
        const beyond = Math.max(0, own.right + margin - seen.right);
        strip.scrollLeft += Math.min(beyond, own.left - margin - seen.left);
      };

      // Storyboards: one step is the current one; the address names it.
      const boards = all(".storyboard").map(element => {
        const cards = all(".card", element);
        const board = { element, cards, current: -1 };
        const [previous, next] = [element.querySelector(".previous"), element.querySelector(".next")];
        board.choose = (index, moves) => {
          if (index < 0 || index >= cards.length) return;
          board.current = index;
          cards.forEach((card, at) => {
            if (at === index) card.setAttribute("aria-current", "step");
            else card.removeAttribute("aria-current");
            card.tabIndex = at === index ? 0 : -1;
          });
          for (const inspector of all(".inspector", element)) {
            inspector.classList.toggle("shown", inspector.dataset.step === String(index));
          }
          element.querySelector(".position").textContent = `Step ${index} of ${cards.length - 1}`;
          previous.disabled = index === 0;
          next.disabled = index === cards.length - 1;
          const card = cards[index];
          if (!moves) return reveal(card);
          active = board;
          history.replaceState(null, "", "#" + encodeURI(card.id));
          card.focus({ preventScroll: true });
          card.scrollIntoView({ block: "nearest", inline: "nearest" });
          trace(board);
        };
        previous.addEventListener("click", () => board.choose(board.current - 1, true));
        next.addEventListener("click", () => board.choose(board.current + 1, true));
        cards.forEach((card, index) => card.addEventListener("click", () => board.choose(index, true)));
        board.choose(cards.length - 1, false);
        // A strip that was closed has had no width.
        element.closest("details")?.addEventListener("toggle", () => board.choose(board.current, false));
        return board;
      });
      let active = boards[0];
      // Each form's maps begin with the run of its first cause.
      const trace = board => {
        for (const map of mapsOf(board.element)) {
          map.trace(board.cards.map(card => card.dataset.screen ?? null), board.current);
        }
      };
      for (const form of all("section.form")) {
        const first = boards.find(board => form.contains(board.element));
        if (first) trace(first);
      }
      // What an address names is seen, and so is what it is a part of.
      const open = element => {
        for (let one = element; one; one = one.parentElement) if (one.localName === "details") one.open = true;
        const own = element.querySelector(":scope > details");
        if (own) own.open = true;
      };
      const follow = () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (!target) return;
        open(target);
        if (target.localName === "article") target.scrollIntoView({ block: "start" });
        const board = boards.find(one => one.element.contains(target) || target.contains(one.element));
        if (!board) return;
        active = board;
        const index = board.cards.indexOf(target);
        if (index >= 0) {
          board.choose(index, true);
          board.element.closest("article")?.scrollIntoView({ block: "start" });
        }
      };
      window.addEventListener("hashchange", follow);
      follow();
      document.addEventListener("keydown", event => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const focused = document.activeElement;
        if (!step || focused?.closest(".wide, pre")) return;
        const board = boards.find(one => one.element.contains(focused)) ?? active;
        if (!board) return;
        event.preventDefault();
        board.choose(board.current + step, true);
      });

      // Copying works from a file, too, where a browser may not lend its clipboard.
      for (const button of all(".copies")) {
        button.addEventListener("click", async () => {
          const text = button.parentElement.querySelector("pre");
          try {
            await navigator.clipboard.writeText(text.textContent);
          } catch {
            getSelection().selectAllChildren(text);
            document.execCommand("copy");
          }
          button.textContent = "Copied";
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        });
      }

      // On paper nothing can be opened.
      let closed = [];
      window.addEventListener("beforeprint", () => {
        closed = all("details:not([open])");
        for (const one of closed) one.open = true;
      });
      window.addEventListener("afterprint", () => {
        for (const one of closed) one.open = false;
      });
    })();
    """#
}
