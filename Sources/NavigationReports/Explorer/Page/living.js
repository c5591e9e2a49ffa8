// @ts-check
// The living app: asks the server that the page comes from for what the graph does not hold.

class Living {
  /** The number of states that are explored at once. */
  static states = 1000;

  /** @param {Session} session @param {Home} home
   * @param {(page: Page, before: Before) => void} show shows another page in the place of this one */
  constructor(session, home, show) {
    this.session = session;
    this.growths = home.growths;
    this.show = show;
    this.isBusy = false;
    /** @type {Set<string>} traces that the app did not follow further, not to be asked for again */
    this.ended = new Set();
  }

  /** Lets a trace happen, and each event in its states, and goes there.
   * @param {string} trace @param {string} [name] what has changed since the kept run */
  async run(trace, name = "") {
    if (this.isBusy || this.ended.has(trace)) return;
    this.ended.add(trace);
    const { session } = this;
    const [before, step] = [session.run, session.step];
    const message = await this.#ask("run", { trace }, "Asking the living app…");
    if (message === null) return;
    // Who has gone elsewhere in the meantime stays there.
    if (session.run !== before || session.step !== step) return session.say(message);
    const { run, problem } = followedTrace(session.graph, trace);
    const words = [problem, message].filter(one => one).join(" ")
      || (name && session.kept ? survivalWords(session.kept.run, run) : "");
    session.replace(run, run.edges.length, name ? `${name}: ${words}` : words);
  }

  /** Asks for the line at which a run traps, once; it is the graph's then.
   * @param {Run} run @returns {Promise<boolean>} whether there is something new to say */
  async findTrap(run) {
    const { graph } = this.session;
    const edge = run.edges[run.edges.length - 1];
    if (edge === undefined || graph.target[edge] >= 0 || edge in graph.data.traps) return false;
    graph.data.traps[edge] = "";
    try {
      const response = await post("trap", { trace: spelledTrace(graph, run), growths: this.growths });
      graph.data.traps[edge] = (await response.json()).message;
    } catch {
      // What the run violates is said without it; the next time it is asked for again.
      delete graph.data.traps[edge];
    }
    return Boolean(graph.data.traps[edge]);
  }

  /** Explores more from the current state. */
  async explore() {
    const { graph, run, step } = this.session;
    const trace = spelledTrace(graph, run, step);
    const message = await this.#ask("explore", { trace, states: Living.states },
      `Exploring ${Living.states} more states…`);
    if (message !== null) this.session.say(message);
  }

  /** Opens the place where an event is declared in the user's editor.
   * @param {number} event its number in a trace */
  async open(event) {
    const { session } = this;
    try {
      const response = await post("open", { event });
      const { message, command } = await response.json();
      if (!command) return session.say(message);
      const line = command.map(shellWord).join(" ");
      session.say(`${message} ${line}${await copyText(line, document.body) ? " (copied)" : ""}`);
    } catch (error) {
      session.say(failureWords(error));
    }
  }

  /** Shows the system in another form, or of another build, with the current run.
   * @param {string} query @param {string} name the name of what is new */
  async load(query, name) {
    const { session } = this;
    this.isBusy = true;
    session.say(`${name}: exploring…`);
    try {
      const page = await fetchPage(query);
      history.replaceState(null, "", query + location.hash);
      this.show(page, { run: session.run, step: session.step, name });
    } catch (error) {
      this.isBusy = false;
      session.say(failureWords(error));
    }
  }

  /** Waits for another build, and shows it.
   * @param {string} build the one that runs
   * @param {AbortSignal} end */
  async watch(build, end) {
    while (!end.aborted) {
      await new Promise(done => setTimeout(done, 1000));
      // While the server explores again, it does not answer.
      const now = await fetch("build").then(response => response.json(), () => null);
      if (now && now.build !== build && !end.aborted) return this.load(location.search, "The new build");
    }
  }

  /** Asks the server, and adds what it found to the graph.
   * @param {string} name
   * @param {object} request
   * @param {string} meanwhile the sentence to show while it works
   * @returns {Promise<string | null>} its sentence; null where it gave no answer, which was said */
  async #ask(name, request, meanwhile) {
    this.isBusy = true;
    this.session.say(meanwhile);
    try {
      const response = await post(name, { ...request, growths: this.growths });
      const { growths, message } = await response.json();
      for (const growth of growths) this.session.graph.grow(growth);
      this.growths += growths.length;
      this.isBusy = false;
      return message;
    } catch (error) {
      this.isBusy = false;
      this.session.say(failureWords(error));
      return null;
    }
  }
}

/** Sends a request about the form that the page shows.
 * @param {string} name @param {object} request */
async function post(name, request) {
  const response = await fetch(name + location.search, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error((await response.text()).trim());
  return response;
}

const serverGone = "The server does not answer. "
  + "Run 'verifier explore' again and open the address that it prints.";

/** The sentence about an error: a server that does not answer is one of TypeError's.
 * @param {unknown} error */
function failureWords(error) {
  return error instanceof TypeError ? serverGone : /** @type {Error} */ (error).message;
}
