/// The script of a page: stepping, addresses, highlighting and copying.
///
/// It adds nothing that a reader could not do without.
enum HTMLScript {
  /// The SHA-256 digest of the script as it stands in a page, by which the page allows it.
  ///
  /// Whoever changes the script is told the new one by a test.
  static let digest = "3N95AGKrwSgjRw4+zCQ7wLdkswD1R5jCYLyCtojrznI="

  static let text = #"""
    (() => {
      "use strict";
      document.documentElement.classList.add("js");
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];

      // Graphs: what is pointed at is told in words and stands out with its neighbors.
      const graphs = new Map();
      for (const figure of all("figure.graph")) {
        const svg = figure.querySelector("svg");
        if (!svg) continue;
        const about = figure.querySelector(".about");
        const hint = about.textContent;
        // What the picture stands for: Graphviz titles a node by its name, and numbers arrows from one.
        const drawn = JSON.parse(figure.dataset.graph);
        const title = group => group.querySelector(":scope > title")?.textContent ?? "";
        const words = group => [...group.querySelectorAll("a")]
          .map(link => link.getAttributeNS("http://www.w3.org/1999/xlink", "title")).find(text => text) ?? "";
        const nodes = new Map(all("g.node", svg).map(group => [title(group), group]));
        const events = new Map();
        for (const node of drawn.nodes) events.set(nodes.get(node.id), node.events);
        const edges = drawn.edges.map((edge, index) => ({
          group: svg.querySelector(`[id="${drawn.id}-edge${index + 1}"]`),
          from: nodes.get(edge.from), to: nodes.get(edge.to), events: edge.events,
        })).filter(edge => edge.group);
        const light = groups => {
          svg.classList.toggle("dims", groups.length > 0);
          for (const group of all(".lit", svg)) group.classList.remove("lit");
          for (const group of groups) group?.classList.add("lit");
        };
        // What is pointed at is told beside it, and to whoever can't see it.
        const tip = document.createElement("div");
        tip.className = "tip";
        tip.setAttribute("role", "status");
        figure.append(tip);
        const tell = group => {
          tip.textContent = group ? words(group) : "";
          if (!group) return;
          const [own, all] = [group, figure].map(one => one.getBoundingClientRect());
          const [x, y] = [own.left + own.width / 2 - all.left + 12, own.top + own.height / 2 - all.top + 12];
          tip.style.left = `${Math.max(0, Math.min(x, all.width - tip.offsetWidth - 4))}px`;
          tip.style.top = `${y}px`;
        };
        const chosen = new Set();
        const showChosen = () => {
          const lit = [];
          for (const edge of edges) {
            if (edge.events.some(name => chosen.has(name))) lit.push(edge.group, edge.from, edge.to);
          }
          for (const [node, names] of events) {
            if (names.some(name => chosen.has(name))) lit.push(node);
          }
          light(lit);
          about.textContent = chosen.size ? "Shown: " + [...chosen].join(", ") : hint;
        };
        const point = (group, neighbors) => {
          group.setAttribute("tabindex", "0");
          const on = () => { light(neighbors()); tell(group); };
          const off = () => { tell(null); showChosen(); };
          group.addEventListener("mouseenter", on);
          group.addEventListener("focus", on);
          group.addEventListener("mouseleave", off);
          group.addEventListener("blur", off);
        };
        for (const node of nodes.values()) {
          if (!words(node)) continue;
          point(node, () => edges.filter(edge => edge.from === node || edge.to === node)
            .flatMap(edge => [edge.group, edge.from, edge.to]).concat(node));
        }
        // A line is as hard to hit as it is thin: a wider one lies under the pointer.
        for (const edge of edges) {
          for (const path of all("path", edge.group)) {
            const wide = path.cloneNode();
            wide.setAttribute("class", "hit");
            path.before(wide);
          }
          if (words(edge.group)) point(edge.group, () => [edge.group, edge.from, edge.to]);
        }
        const offered = new Set([...edges.map(edge => edge.events), ...events.values()].flat());
        const chips = figure.querySelector(".chips");
        for (const name of [...offered].sort()) {
          const chip = document.createElement("button");
          chip.type = "button";
          chip.textContent = name;
          chip.setAttribute("aria-pressed", "false");
          chip.addEventListener("click", () => {
            if (!chosen.delete(name)) chosen.add(name);
            chip.setAttribute("aria-pressed", String(chosen.has(name)));
            showChosen();
          });
          chips.append(chip);
        }
        graphs.set(figure.closest("section.form"), nodes);
      }

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
          const nodes = graphs.get(element.closest("section.form"));
          if (nodes) {
            for (const node of nodes.values()) node.classList.remove("here");
            nodes.get(card.dataset.screen)?.classList.add("here");
          }
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
