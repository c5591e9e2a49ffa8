import ModelChecker
import NavigationModel

extension NavigationSystem {
  /// Returns the process that takes a step sooner or later if it can: work under way, each pending
  /// asynchronous result, time that passes, or a finger that is lifted; `nil` if the step may never be taken.
  ///
  /// Results with one label count as one. If several of them are pending, a violation may be
  /// reported although only one of them is delayed, but none is missed.
  func process(of step: NavigationStep) -> AnyHashable? {
    let event = step.transition.event
    switch kind(of: event) {
    case .begin, .settle: return Process.work
    case .wait: return Process.time
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

  /// Returns the processes that continue from a state even if the scope cuts off their steps: work
  /// under way.
  func due(in state: NavigationState) -> [AnyHashable] { state.isAtWork ? [Process.work] : [] }
}

private enum Process: Hashable {
  case work
  case time
  case result(String?)
  case finger
}
