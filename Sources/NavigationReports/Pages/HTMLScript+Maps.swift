extension HTMLScript {
  /// The part about maps: what is pointed at, the search, the focus, the kinds of events, and the run
  /// that is drawn over them.
  static let maps = #"""
      // What is shown of a map: all of it, or what is left of it by a focus and by the kinds of events.
      class ScreenMap {
        constructor(figure) {
          this.figure = figure;
          this.svg = figure.querySelector("svg");
          this.about = figure.querySelector(".about");
          this.hint = this.about.textContent;
          // What the picture stands for: Graphviz titles a node by its name, and numbers arrows from one.
          this.drawn = JSON.parse(figure.dataset.graph);
          const named = new Map(all("g.node", this.svg).map(group => [
            group.querySelector(":scope > title")?.textContent ?? "", group]));
          this.nodes = this.drawn.nodes.map(node => ({ ...node, group: named.get(node.id) }))
            .filter(node => node.group);
          this.byName = new Map(this.nodes.map(node => [node.id, node]));
          this.edges = this.drawn.edges.map((edge, index) => ({
            ...edge, group: this.svg.querySelector(`[id="${this.drawn.id}-edge${index + 1}"]`),
            from: this.byName.get(edge.from), to: this.byName.get(edge.to),
          })).filter(edge => edge.group);
          this.parts = [...this.nodes, ...this.edges];
          for (const part of this.parts) {
            part.words = wordsOf(part.group);
            // The lines about events are those in the smallest letters.
            part.lines = all("text", part.group).filter(line => line.getAttribute("font-size") === "11.00");
            part.told = part.lines.map(line => line.textContent);
            part.anchor = part.lines[0]?.getAttribute("text-anchor");
            part.starts = part.lines.map(line => line.getAttribute("x"));
          }
          this.left = new Set();
          this.text = "";
          this.center = "";
          this.addTip();
          this.addTools();
          for (const node of this.nodes) this.point(node, () => this.around(node));
          for (const edge of this.edges) {
            // A line is as hard to hit as it is thin: a wider one lies under the pointer.
            for (const path of all("path", edge.group)) {
              const wide = path.cloneNode();
              wide.setAttribute("class", "hit");
              path.before(wide);
            }
            this.point(edge, () => [edge, edge.from, edge.to]);
          }
        }

        around(node) {
          const edges = this.edges.filter(edge => edge.from === node || edge.to === node);
          return [node, ...edges, ...edges.flatMap(edge => [edge.from, edge.to])];
        }

        light(parts) {
          this.svg.classList.toggle("dims", parts.length > 0);
          for (const group of all(".lit", this.svg)) group.classList.remove("lit");
          for (const part of parts) part?.group.classList.add("lit");
        }

        // What is pointed at is told beside it, and to whoever can't see it.
        addTip() {
          this.tip = element("div", { class: "tip", role: "status" });
          this.figure.append(this.tip);
        }

        tell(part) {
          this.tip.textContent = part?.words ?? "";
          if (!part) return;
          const [own, all] = [part.group, this.figure].map(one => one.getBoundingClientRect());
          const [x, y] = [own.left + own.width / 2 - all.left + 12, own.top + own.height / 2 - all.top + 12];
          this.tip.style.left = `${Math.max(0, Math.min(x, all.width - this.tip.offsetWidth - 4))}px`;
          this.tip.style.top = `${y}px`;
        }

        point(part, neighbors) {
          if (!part.words) return;
          const { group } = part;
          group.setAttribute("tabindex", "0");
          const on = () => { this.light(neighbors()); this.tell(part); };
          const off = () => { this.tell(null); this.find(); };
          group.addEventListener("mouseenter", on);
          group.addEventListener("focus", on);
          group.addEventListener("mouseleave", off);
          group.addEventListener("blur", off);
          if (!part.title) return;
          group.addEventListener("click", () => this.open(part));
          group.addEventListener("keydown", event => { if (event.key === "Enter") this.open(part); });
        }

        // A coordinator opens as its screens, a screen as what leads there and away.
        open(node) {
          const screens = this.screens;
          if (!screens) return this.focus(this.center === node.id ? "" : node.id);
          screens.focus(`owner ${node.id}`);
          for (let one = screens.figure; one; one = one.parentElement) if (one.localName === "details") one.open = true;
          screens.figure.scrollIntoView({ block: "start" });
        }

        addTools() {
          const tools = element("div", { class: "tools" });
          const { id } = this.drawn;
          const add = (name, control) => {
            const label = element("label", {}, `${name} `);
            label.append(control);
            tools.append(label);
            return control;
          };
          const list = element("datalist", { id: `${id}-events` });
          const offered = [...this.nodes.map(node => node.title), ...this.parts.flatMap(part => part.events)];
          for (const name of [...new Set(offered)].filter(name => name).sort()) {
            list.append(element("option", { value: name }));
          }
          this.search = add("Search", element("input", { type: "search", list: list.id }));
          this.search.addEventListener("input", () => { this.text = this.search.value.trim(); this.find(); });
          tools.append(list);
          this.chooser = add("Focus on", element("select"));
          this.chooser.append(element("option", { value: "" }, "everything"));
          const owners = [...new Set(this.nodes.map(node => node.owner))].filter(owner => owner);
          for (const owner of owners) {
            this.chooser.append(element("option", { value: `owner ${owner}` }, `${owner}, all its screens`));
          }
          for (const node of this.nodes.filter(node => node.title)) {
            this.chooser.append(element("option", { value: node.id }, node.title));
          }
          this.way = add("with what", element("select"));
          for (const [value, words] of ways) this.way.append(element("option", { value }, words));
          this.distance = add("within", element("select"));
          for (const far of [1, 2, 3]) {
            this.distance.append(element("option", { value: far }, far === 1 ? "1 step" : `${far} steps`));
          }
          for (const control of [this.chooser, this.way, this.distance]) {
            control.addEventListener("change", () => this.focus(this.chooser.value));
          }
          const kinds = new Set(this.parts.flatMap(part => part.events).map(event => this.drawn.kinds[event]));
          const box = (words, change) => {
            const control = element("input", { type: "checkbox" });
            control.addEventListener("change", () => { change(control.checked); this.draw(); });
            const label = element("label", {});
            label.append(control, ` ${words}`);
            tools.append(label);
            return control;
          };
          for (const [kind, words] of kindsOfEvents) {
            if (!kinds.has(kind)) continue;
            box(words, isOn => { if (isOn) this.left.delete(kind); else this.left.add(kind); }).checked = true;
          }
          if (kinds.has("platform") || kinds.has("gesture")) {
            box("what the platform does in one word", isOn => { this.isCollapsed = isOn; });
          }
          this.figure.prepend(tools);
        }

        focus(name) {
          this.center = name;
          this.chooser.value = name;
          this.draw();
        }

        // The events of a part that are not left out.
        kept(part) { return part.events.filter(event => !this.left.has(this.drawn.kinds[event])); }

        draw() {
          const edges = this.edges.filter(edge => !edge.events.length || this.kept(edge).length);
          const seen = new Set(this.center ? this.near(edges) : [...this.nodes, ...edges]);
          for (const part of this.parts) {
            part.group.classList.toggle("away", !seen.has(part));
            this.label(part);
          }
          this.find();
          this.mark();
        }

        // What is in focus, and what leads there and away within the distance.
        near(edges) {
          const isCenter = node => node.id === this.center || `owner ${node.owner}` === this.center;
          const centers = this.nodes.filter(isCenter);
          const follow = (from, to) => {
            const seen = new Set(centers);
            for (let step = 0; step < Number(this.distance.value); step += 1) {
              const next = edges.filter(edge => edge.from && edge.to && seen.has(edge[from]));
              for (const edge of next) seen.add(edge).add(edge[to]);
            }
            return [...seen];
          };
          const way = this.way.value;
          return [...way === "in" ? [] : follow("from", "to"), ...way === "out" ? [] : follow("to", "from")];
        }

        // Writes what is left of the events of a part in the place of all of them.
        label(part) {
          const { lines, told } = part;
          if (!part.events.length || !lines.length) return;
          // Graphviz starts each line where it would end in the middle; a closed map has no boxes yet.
          part.middle ??= middleOf(lines);
          const isPlatform = event => ["platform", "gesture"].includes(this.drawn.kinds[event]);
          const kept = new Set(this.kept(part));
          const isWhole = kept.size === part.events.length && !(this.isCollapsed && part.events.some(isPlatform));
          const first = part.title ? 1 : 0;
          const names = (part.groups ?? part.events.map(event => [event, [event]]))
            .map(([name, events]) => [name, events.filter(event => kept.has(event))])
            .filter(([, events]) => events.length)
            .map(([name, events]) => this.isCollapsed && events.every(isPlatform) ? "the platform" : name);
          const shown = [...new Set(names)];
          lines.forEach((line, at) => {
            const room = lines.length - first;
            const place = at - first;
            const words = place === room - 1 && shown.length > room
              ? `and ${shown.length - room + 1} more` : shown[place] ?? "";
            line.textContent = isWhole ? told[at] : place < 0 ? (shown.length ? told[at] : "")
              : shortened(words);
            if (part.title) return;
            line.setAttribute("text-anchor", isWhole ? part.anchor : "middle");
            line.setAttribute("x", isWhole ? part.starts[at] : part.middle);
          });
        }

        // Lights what is searched for.
        find() {
          const text = this.text.toLowerCase();
          const has = words => words.toLowerCase().includes(text);
          const found = text ? this.parts.filter(part => !part.group.classList.contains("away")
            && (has(part.title ?? "") || this.kept(part).some(has))) : [];
          this.light(found.flatMap(part => part.from || part.to ? [part, part.from, part.to] : [part]));
          const edges = found.filter(part => this.edges.includes(part)).length;
          this.about.textContent = !text ? this.hint
            : found.length ? `Found: ${counted(found.length - edges, "box", "boxes")} and ${counted(edges, "arrow", "arrows")}`
            : "Nothing here is named so, and no event that leads anywhere is.";
          this.svg.classList.toggle("dims", Boolean(text));
        }

        // Draws a run: its numbered steps on the arrows that they take, or on the box that they stay in.
        trace(places, current) {
          this.run = { places, current };
          this.mark();
        }

        mark() {
          this.svg.querySelector(".trace")?.remove();
          for (const part of this.parts) part.group.classList.remove("on-trace", "here");
          if (!this.run) return;
          const { places, current } = this.run;
          const { boxes, fault } = this.drawn;
          const marks = make("g", { class: "trace", "aria-hidden": "true" });
          const steps = new Map();
          const nodes = places.map(place => this.byName.get(place === null ? fault : boxes[place] ?? place));
          nodes.forEach((node, step) => {
            if (!step || !node) return;
            const from = nodes[step - 1];
            const edge = from !== node && this.edges.find(one => one.from === from && one.to === node);
            const part = edge || node;
            steps.set(part, [...steps.get(part) ?? [], step]);
          });
          nodes[current]?.group.classList.add("here");
          for (const [part, numbers] of steps) {
            if (part.group.classList.contains("away")) continue;
            part.group.classList.add("on-trace");
            const path = this.edges.includes(part) && part.group.querySelector("path:not(.hit)");
            const area = part.group.getBBox();
            const at = path ? path.getPointAtLength(path.getTotalLength() / 2)
              : { x: area.x + area.width - 9, y: area.y };
            numbers.forEach((number, place) => {
              const x = at.x + (path ? 1 : -1) * 19 * place;
              const name = number === current ? "current" : "";
              marks.append(make("circle", { class: name, cx: x, cy: at.y, r: 9 }),
                make("text", { x, y: at.y + 4, "text-anchor": "middle" }, number));
            });
          }
          this.svg.querySelector("g.graph")?.append(marks);
        }
      }

      const counted = (number, one, many) => `${number} ${number === 1 ? one : many}`;
      // The first and the last words, as many as there is room for on an arrow.
      const shortened = words => {
        const room = 30;
        const parts = words.split(/(?<=[ /])/);
        if (words.length <= room) return words;
        let [head, tail] = [parts.shift(), parts.pop() ?? ""];
        if (!parts.length || head.length + tail.length >= room) return `${words.slice(0, room - 1)}…`;
        const fits = part => part !== undefined && head.length + part.length + tail.length < room;
        while (fits(parts[0]) || fits(parts.at(-1))) {
          if (fits(parts[0])) head += parts.shift();
          if (fits(parts.at(-1))) tail = parts.pop() + tail;
        }
        return `${head}…${tail}`;
      };
      const element = (name, attributes = {}, text = "") => fill(document.createElement(name), attributes, text);
      const make = (name, attributes, text = "") =>
        fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, text);
      const fill = (made, attributes, text) => {
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        made.append(text);
        return made;
      };
      const middleOf = lines => {
        const boxes = lines.map(line => line.getBBox());
        const [left, right] = [Math.min(...boxes.map(box => box.x)), Math.max(...boxes.map(box => box.x + box.width))];
        return (left + right) / 2;
      };
      const wordsOf = group => [...group.querySelectorAll("a")]
        .map(link => link.getAttributeNS("http://www.w3.org/1999/xlink", "title")).find(text => text) ?? "";
      const ways = [["both", "leads there and away"], ["in", "leads there"], ["out", "leads away"]];
      const kindsOfEvents = [["tap", "taps"], ["gesture", "gestures"], ["external", "what is sent to the app"],
        ["completion", "results"], ["platform", "platform"], ["programmatic", "code"]];
      const maps = all("figure.graph").filter(figure => figure.querySelector("svg")).map(figure => new ScreenMap(figure));
      const mapsOf = part => maps.filter(map => map.figure.closest("section.form") === part.closest("section.form"));
      for (const map of maps) {
        const [, screens] = mapsOf(map.figure);
        if (screens && screens !== map) map.screens = screens;
      }

    """#
}
