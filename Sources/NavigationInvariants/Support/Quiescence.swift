import ModelChecker
import NavigationModel

extension Property.Kind where State == NavigationState, Effect == NavigationEffect {
  /// Judges each reachable state in which nothing is under way.
  ///
  /// Between an event and the end of its work, screens and coordinators may disagree for a moment;
  /// nobody sees it. Tickets may be open.
  ///
  /// - Parameters:
  ///   - facts: the facts that `judge` reads; a state that lacks one is a violation, so that a
  ///     misspelt declaration never passes for a system without faults.
  ///   - judge: judges a quiescent state.
  public static func alwaysQuiescent(
    reading facts: [Fact] = [], _ judge: @escaping (NavigationState) -> Judgement
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
  /// Whether something is under way that goes on by itself; a finger may stay where it is.
  var isAtWork: Bool { work.runnable.contains { $0 != "gesture" } }
}

extension Judgement {
  static func undeclaredFact(_ name: Fact) -> Judgement {
    .violated("The profile names the fact '\(name)', but the system has no fact of that name.")
  }
}
