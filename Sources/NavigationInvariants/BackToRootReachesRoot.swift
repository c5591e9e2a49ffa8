import ModelChecker
import NavigationModel

/// Going back to the root ends at the root, with nothing above it.
///
/// Judged immediately when a coordinator calls `Lifecycle.wentBackToRoot`, before the same event
/// continues. Of the coordinator's part of the stack, which consists of its screens and those of
/// coordinators below it, only the root is left; it is on top, and nothing is presented above it. A
/// screen that is leaving counts as gone. Repeating the event changes nothing.
///
/// After an event that the profile lists in `backToRootEvents`, the fact that is named there is
/// true, unless the app refused to go (`Lifecycle.refused`).
///
/// Violated by a method that takes one step of several:
///
/// ```swift
/// func backToRoot() {
///   if isPresenting { dismiss() } else { stack.popViewController(animated: true) }
/// }
/// ```
///
/// Dismiss the presented controller *and* pop to the root, whatever the coordinator's own flags
/// say.
public struct BackToRootReachesRoot: NavigationInvariant {
  public let name = "BackToRootReachesRoot"
  public let identifier = "I3"
  public let summary = "Going back to the root ends there, with nothing above it."
  public let violation = "does not arrive at the root"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      var parts: [NavigationProperty.Kind] = []
      if profile.tellsBackToRoot {
        parts.append(.alwaysStep(judge))
        parts.append(.alwaysRun(RunPattern(length: 2, admits: admits, relation: judgeTwice)))
      }
      if !profile.backToRootEvents.isEmpty {
        parts.append(.monitor(declared(profile.backToRootEvents, in: system)))
      }
      return parts.isEmpty ? .noBackToRoot : judged(as: .all(parts))
    }
  }

  private func judge(_ step: NavigationStep) -> Judgment {
    let told = step.effects.filter { $0.verb == .wentBackToRoot }
    guard let first = told.first(where: { !$0.detail.isEmpty }) else {
      return told.isEmpty ? .notExercised : .holds
    }
    return .notAtRoot(first)
  }

  // MARK: - Repeated events

  /// Returns a Boolean value that indicates whether a run consists of one event twice, which last
  /// goes back to the root.
  private func admits(_ prefix: [NavigationStep], _ next: NavigationStep) -> Bool {
    guard next.source.isQuiescent, next.target?.isQuiescent == true,
      let told = next.effects.lastIndex(where: { $0.verb == .wentBackToRoot }),
      !next.effects[told...].contains(where: \.goesForward)
    else { return false }
    return prefix.allSatisfy {
      $0.event == next.event && $0.transition.choices == next.transition.choices
    }
  }

  private func judgeTwice(_ run: [NavigationStep]) -> Judgment {
    guard let once = run.first?.target, let twice = run.last?.target else { return .notExercised }
    return twice.arrangementChange(since: once).map { .notTheSame(run[0].event, $0) } ?? .holds
  }

  // MARK: - Declared events

  private func declared(
    _ events: [String: Fact], in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    .settled(in: system) { step in
      events.sorted { $0.key < $1.key }.first { step.event.isNamed($0.key) }?.value
    } judge: { (run: SettledRun<Fact>) in
      if run.effects.contains(where: { $0.verb == .refused }) { return .holds }
      guard let value = run.target.fact(run.tag) else { return .undeclaredFact(run.tag) }
      return value == "true" ? .holds : .endsWithout(run.tag)
    }
  }
}

extension NavigationEffect {
  /// A Boolean value that indicates whether the effect shows something further away from the root.
  fileprivate var goesForward: Bool {
    [.pushed, .presented, .replaced, .selected].contains(verb)
  }
}

extension Applicability {
  fileprivate static var noBackToRoot: Applicability {
    .notApplicable("no way back to a root is declared")
  }
}

extension Judgment {
  fileprivate static func notAtRoot(_ told: NavigationEffect) -> Judgment {
    .violated("\(told.title) went back to its root, but \(told.detail).")
  }

  fileprivate static func notTheSame(_ event: String, _ change: String) -> Judgment {
    .violated("'\(event)' goes back to the root, but when it is repeated, \(change).")
  }

  fileprivate static func endsWithout(_ fact: Fact) -> Judgment {
    .violated("The event goes back to the root, but '\(fact)' is not true when it has settled.")
  }
}
