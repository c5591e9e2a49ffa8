import ModelChecker
import NavigationModel

extension Property.Kind where State == NavigationState, Effect == NavigationEffect {
  /// Judges each reachable state in which nothing is under way.
  ///
  /// Between an event and the end of its work, screens and coordinators may disagree for a moment
  /// that nobody sees. Results may be pending.
  ///
  /// - Parameters:
  ///   - facts: the facts that `judge` reads. A state without one of them is a violation, because a
  ///     misspelled name would otherwise pass for a system without faults.
  ///   - judge: a closure that judges a quiescent state.
  public static func alwaysQuiescent(
    reading facts: [Fact] = [], _ judge: @escaping (NavigationState) -> Judgment
  ) -> Self {
    .always { state in
      if let missing = facts.first(where: { state.fact($0) == nil }) {
        return .undeclaredFact(missing)
      }
      return state.isQuiescent ? judge(state) : .notExercised
    }
  }
}

extension NavigationState {
  /// A Boolean value that indicates whether work is under way that continues by itself. A finger
  /// may stay where it is.
  var isAtWork: Bool { work.runnable.contains { $0 != "gesture" } }
}

extension Judgment {
  static func undeclaredFact(_ name: Fact) -> Judgment {
    .violated("The profile names the fact '\(name)', but the system has no fact of that name.")
  }
}
