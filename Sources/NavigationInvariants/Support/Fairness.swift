import ModelChecker
import NavigationModel

extension NavigationSystem {
  /// Who takes a step sooner or later if they can: work that is under way, each asynchronous result
  /// that the environment owes, and a finger, which lets go of what it holds; nil where nobody must.
  ///
  /// Results of one label count as one, so that with several of them under way a promise may be
  /// said to be broken where only one result is passed over, but never to hold where it does not.
  func process(of step: NavigationStep) -> AnyHashable? {
    let event = step.transition.event
    switch kind(of: event) {
    case .settle: return Process.work
    case .gesture(let gesture) where gesture.phase == .finish || gesture.phase == .cancel:
      return Process.finger
    case .declared, .doubleTap, .result, .gesture, .rerender, .platform:
      return origin(of: event) == .completion
        ? Process.result(ticket(resolvedIn: step)?.label) : nil
    }
  }

  /// Returns the ticket that a step resolves.
  func ticket(resolvedIn step: NavigationStep) -> TicketNode? {
    guard case .result(let label, let number, _) = kind(of: step.transition.event) else {
      return nil
    }
    return step.source.work.tickets.filter { $0.label == label }.dropFirst(number - 1).first
  }

  /// Who goes on from a state whatever the scope says of where that leads: work that is under way.
  func due(in state: NavigationState) -> [AnyHashable] { state.isAtWork ? [Process.work] : [] }
}

private enum Process: Hashable {
  case work
  case result(String?)
  case finger
}
