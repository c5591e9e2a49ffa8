import ModelChecker
import NavigationModel

/// An event with everything that it caused, from one quiescent state to the next.
struct SettledRun<Tag: Hashable>: Hashable {
  /// The meaning of the event for the judge.
  var tag: Tag
  /// The quiescent state before.
  var source: NavigationState
  /// The quiescent state after.
  var target: NavigationState
  /// The effects of the steps, oldest first.
  var effects: [NavigationEffect]
}

extension Monitor where State == NavigationState, Effect == NavigationEffect {
  /// Judges events when their work has finished, even if it does so in later steps.
  ///
  /// An event that arrives while another is under way is not judged, nor is the other: their
  /// changes cannot be told apart.
  ///
  /// - Parameters:
  ///   - recognize: a closure that returns the meaning of a step's event, or `nil` if it has none.
  ///   - judge: a closure that judges the event with everything that it caused.
  static func settled<Tag: Hashable>(
    in system: any NavigationSystem,
    _ recognize: @escaping (NavigationStep) -> Tag?,
    judge: @escaping (SettledRun<Tag>) -> Judgment
  ) -> Monitor {
    Monitor(begin: { _ in SettledRun<Tag>?.none }) { unfinished, step in
      guard let target = step.target else { return (nil, .notExercised) }
      var run: SettledRun<Tag>
      if system.isSettling(step) {
        guard let unfinished else { return (nil, .notExercised) }
        run = unfinished
        run.target = target
        run.effects += step.effects
      } else {
        guard step.source.isQuiescent, let tag = recognize(step) else {
          return (nil, .notExercised)
        }
        run = SettledRun(tag: tag, source: step.source, target: target, effects: step.effects)
      }
      return target.isQuiescent ? (nil, judge(run)) : (run, .notExercised)
    }
  }
}
