import ModelChecker
import NavigationModel

/// Every action that a visible screen offers, and every result that is waited for, ends in no error
/// and no refusal.
///
/// Judged for each tap, and for each result that is no failure and whose requester still waits,
/// once its work has settled. Nothing has failed, so
///
/// - none of the facts that the profile's `offeredActions` name as errors has become true;
/// - none of the requests that they name was refused (`Lifecycle.refused`).
///
/// Violated by a screen that offers a step that its state machine does not have:
///
/// ```swift
/// Button("Choose another way") { flow.chooseLocations() }  // shown while the way is found already
///
/// func received(_ route: Route) { machine.request(.routeReady) }  // refused: ends in an error
/// ```
///
/// Offer only what the current state can do, or let the state machine take the step.
public struct OfferedActionsSucceed: NavigationInvariant {
  public let name = "OfferedActionsSucceed"
  public let identifier = "I25"
  public let summary =
    "What a visible screen offers, and a result that is waited for, ends in no error and no refusal."
  public let violation = "is offered and fails"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard let offered = profile.offeredActions else { return .noErrors }
      return judged(
        as: .all([
          .alwaysQuiescent(reading: offered.errors) { _ in .notExercised },
          .monitor(
            .settled(in: system) { step in
              Cause(step, failures: offered.failures, in: system)
            } judge: {
              judge($0, offered)
            }),
        ]))
    }
  }

  private func judge(
    _ run: SettledRun<Cause>, _ offered: NavigationProfile.OfferedActions
  ) -> Judgment {
    if let refused = run.effects.first(where: { effect in
      effect.verb == .refused && offered.requests.contains { effect.detail.isNamed($0) }
    }) {
      return .refused(run.tag, refused.detail)
    }
    let error = offered.errors.first { run.target.isTrue($0) && !run.source.isTrue($0) }
    return error.map { .ended(run.tag, in: $0) } ?? .holds
  }
}

/// Something that must succeed.
private enum Cause: Hashable {
  case tap(String)
  case result(String)

  /// Makes the cause of a step; fails if the step may fail.
  ///
  /// A second tap within one transition reaches a screen that is on its way out, so that it is not
  /// offered any more.
  init?(_ step: NavigationStep, failures: Set<String>, in system: any NavigationSystem) {
    let event = step.transition.event
    switch (system.kind(of: event), system.origin(of: event)) {
    case (.result(_, _, let outcome), _):
      guard let ticket = system.ticket(resolvedIn: step), !ticket.isRevoked,
        !failures.contains(outcome)
      else { return nil }
      self = .result(event.name)
    case (.declared, .tap): self = .tap(event.name)
    default: return nil
    }
  }

  /// The cause, as the subject of a sentence.
  var words: String {
    switch self {
    case .tap(let event): "A visible screen offers '\(event)'"
    case .result(let event): "'\(event)' is waited for"
    }
  }
}

extension Applicability {
  fileprivate static var noErrors: Applicability {
    .notApplicable("no error states and no requests of state machines are declared")
  }
}

extension Judgment {
  fileprivate static func refused(_ cause: Cause, _ request: String) -> Judgment {
    .violated("\(cause.words) and nothing failed, but '\(request)' was refused.")
  }

  fileprivate static func ended(_ cause: Cause, in error: Fact) -> Judgment {
    .violated("\(cause.words) and nothing failed, but '\(error)' is true when it has settled.")
  }
}
