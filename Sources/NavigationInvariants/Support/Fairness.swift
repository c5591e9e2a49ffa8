import ModelChecker
import NavigationModel

extension NavigationSystem {
  /// Returns the process that takes a step sooner or later if it can: work under way, each pending
  /// asynchronous result, or a finger that is lifted; `nil` if the step may never be taken.
  ///
  /// Results with one label count as one. If several of them are pending, a violation may be
  /// reported although only one of them is delayed, but none is missed.
  func process(of step: NavigationStep) -> AnyHashable? {
    if step.isSettling { return Process.work }
    switch origin(of: step.transition.event) {
    case .completion: return Process.result(step.source.work.ticket(resolvedBy: step.event)?.label)
    case .platform where step.event.letsGo: return Process.finger
    case .platform, .tap, .external, .programmatic: return nil
    }
  }

  /// Returns the processes that continue from a state even if the scope cuts off their steps: work
  /// under way.
  func due(in state: NavigationState) -> [AnyHashable] { state.isAtWork ? [Process.work] : [] }
}

private enum Process: Hashable {
  case work
  case result(String?)
  case finger
}

extension WorkNode {
  /// Returns the ticket that an event such as `login succeeds` or `login#2 fails` resolves.
  func ticket(resolvedBy event: String) -> TicketNode? {
    var seen: [String: Int] = [:]
    let fitting = tickets.filter { ticket in
      seen[ticket.label, default: 0] += 1
      let number = seen[ticket.label]!
      return event.hasPrefix("\(ticket.label)#\(number) ")
        || number == 1 && event.hasPrefix("\(ticket.label) ")
    }
    // One label may begin like another: `login` and `login token`.
    return fitting.max { $0.label.count < $1.label.count }
  }
}
