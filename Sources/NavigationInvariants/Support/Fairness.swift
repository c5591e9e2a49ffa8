import ModelChecker
import NavigationModel

extension NavigationSystem {
  /// Who takes a step sooner or later if they can: work that is under way, each asynchronous result
  /// that the environment owes, and a finger, which lets go of what it holds; nil where nobody must.
  ///
  /// Results of one label count as one, so that with several of them under way a promise may be
  /// said to be broken where only one result is passed over, but never to hold where it does not.
  func process(of step: NavigationStep) -> AnyHashable? {
    if step.isSettling { return Process.work }
    switch origin(of: step.transition.event) {
    case .completion: return Process.result(step.source.work.ticket(resolvedBy: step.event)?.label)
    case .platform where step.event.letsGo: return Process.finger
    case .platform, .tap, .external, .programmatic: return nil
    }
  }

  /// Who goes on from a state whatever the scope says of where that leads: work that is under way.
  func due(in state: NavigationState) -> [AnyHashable] { state.isAtWork ? [Process.work] : [] }
}

private enum Process: Hashable {
  case work
  case result(String?)
  case finger
}

extension WorkNode {
  /// The ticket that an event such as `login succeeds` or `login#2 fails` resolves.
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
