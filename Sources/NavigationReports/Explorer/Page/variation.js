// @ts-check
// Variations of a run: the same events without one of them, or in another order.

/** The events of a run as a trace writes them.
 * @param {Run} run */
function spelledSteps(run) {
  return run.edges.map((_, at) => spelledStep(run, at + 1));
}

/**
 * Lets a variation of the current run happen, and says what became of what the run violates.
 * @param {Session} session
 * @param {Living | null} living
 * @param {string[]} steps the events of the variation
 * @param {number} step the step to go to
 * @param {string} name what is varied, as the beginning of a sentence
 */
function tryVariation(session, living, steps, step, name) {
  const { graph, run } = session;
  const text = [...(run.start ? [`@${run.start}`] : []), ...steps].join("/");
  const { run: varied, problem, isOpen } = followedTrace(graph, text);
  if (problem && isOpen && living) return living.run(text);
  if (problem) return session.say(`${name}: ${problem}`);
  session.show(varied, Math.min(step, varied.edges.length), `${name} ${survivalWords(run, varied)}`);
}

/** Lets a step happen earlier or later.
 * @param {Session} session @param {Living | null} living
 * @param {number} from @param {number} to the numbers of steps, from 1 */
function moveStep(session, living, from, to) {
  const steps = spelledSteps(session.run);
  if (from === to || Math.min(from, to) < 1 || Math.max(from, to) > steps.length) return;
  const words = session.graph.words(session.run.edges[from - 1]);
  steps.splice(to - 1, 0, ...steps.splice(from - 1, 1));
  tryVariation(session, living, steps, to, `With '${words}' as step ${to}`);
}
