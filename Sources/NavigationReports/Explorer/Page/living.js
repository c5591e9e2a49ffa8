// @ts-check
// The living app: asks the server that the page comes from for what the graph does not hold.

class Living {
  /** The number of states that are explored at once. */
  static states = 1000;

  /** @param {Session} session @param {number} growths the number of growths that the page holds */
  constructor(session, growths) {
    this.session = session;
    this.growths = growths;
    this.isBusy = false;
    /** @type {Set<string>} traces that the app did not follow further, not to be asked for again */
    this.ended = new Set();
  }

  /** Lets a trace happen, and each event in its states, and goes there.
   * @param {string} trace */
  async run(trace) {
    if (this.isBusy || this.ended.has(trace)) return;
    this.ended.add(trace);
    const { session } = this;
    const [before, step] = [session.run, session.step];
    const message = await this.#ask("run", { trace }, "Asking the living app…");
    if (message === null) return;
    // Who has gone elsewhere in the meantime stays there.
    if (session.run !== before || session.step !== step) return session.say(message);
    const { run, problem } = followedTrace(session.graph, trace);
    session.replace(run, run.edges.length, [problem, message].filter(one => one).join(" "));
  }

  /** Explores more from the current state. */
  async explore() {
    const { graph, run, step } = this.session;
    const trace = spelledTrace(graph, run, step);
    const message = await this.#ask("explore", { trace, states: Living.states },
      `Exploring ${Living.states} more states…`);
    if (message !== null) this.session.say(message);
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
      const response = await fetch(name, {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...request, growths: this.growths }),
      });
      if (!response.ok) throw new Error((await response.text()).trim());
      const { growths, message } = await response.json();
      for (const growth of growths) this.session.graph.grow(growth);
      this.growths += growths.length;
      this.isBusy = false;
      return message;
    } catch (error) {
      this.isBusy = false;
      this.session.say(error instanceof TypeError ? serverGone : /** @type {Error} */ (error).message);
      return null;
    }
  }
}

const serverGone = "The server does not answer. Run 'verifier explore' again and open the address that it prints.";
