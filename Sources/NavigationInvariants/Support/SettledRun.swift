import ModelChecker
import NavigationModel

/// An event with all that it set off, from rest to rest.
struct SettledRun<Tag: Hashable>: Hashable {
  /// What the event was recognised as.
  var tag: Tag
  /// The state at rest before.
  var source: NavigationState
  /// The state at rest after.
  var target: NavigationState
  /// What happened on the way, oldest first.
  var effects: [NavigationEffect]
}

extension Monitor where State == NavigationState, Effect == NavigationEffect {
  /// Judges events where what they set off has come to rest, be it in steps of its own.
  ///
  /// An event that comes while another is under way is judged with neither: of what happens then
  /// nobody can say whose doing it is.
  ///
  /// - Parameters:
  ///   - recognise: what the event of a step is to the judge, or nil when it is nothing.
  ///   - judge: judges the event, and what it set off.
  static func settled<Tag: Hashable>(
    in system: any NavigationSystem,
    _ recognise: @escaping (NavigationStep) -> Tag?,
    judge: @escaping (SettledRun<Tag>) -> Judgement
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
        guard step.source.isQuiescent, let tag = recognise(step) else {
          return (nil, .notExercised)
        }
        run = SettledRun(tag: tag, source: step.source, target: target, effects: step.effects)
      }
      return target.isQuiescent ? (nil, judge(run)) : (run, .notExercised)
    }
  }
}

extension String {
  /// Whether an event's name is the declared one, or begins with what stands before its `*`.
  func isNamed(_ declared: String) -> Bool {
    declared.hasSuffix("*") ? hasPrefix(declared.dropLast()) : self == declared
  }
}
