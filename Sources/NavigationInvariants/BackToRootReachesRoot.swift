import ModelChecker
import NavigationModel

/// Who goes back to its root arrives there, and nowhere else.
///
/// Judged where a coordinator tells `Lifecycle.wentBackToRoot`, at once, before the same event goes
/// on: of its part of the stack, which are its screens and those of coordinators below it, only the
/// root is left, it is on top, and nothing is presented above it. What is on its way out counts as
/// gone. Doing the event again leaves everything as it is.
///
/// Events that the profile lists in `backToRootEvents` must end with the fact that is named there.
///
/// Violated by a verb that takes one step of several:
///
/// ```swift
/// func backToRoot() {
///   if isPresenting { dismiss() } else { stack.popViewController(animated: true) }
/// }
/// ```
///
/// Dismiss what is presented *and* pop to the root, whatever the coordinator's own flags say.
public struct BackToRootReachesRoot: NavigationInvariant {
  public let name = "BackToRootReachesRoot"
  public let identifier = "I3"
  public let summary = "Going back to the root ends there, with nothing above it."

  /// Makes the invariant.
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

  private func judge(_ step: NavigationStep) -> Judgement {
    let told = step.effects.filter { $0.verb == .wentBackToRoot }
    guard let first = told.first(where: { !$0.detail.isEmpty }) else {
      return told.isEmpty ? .notExercised : .holds
    }
    return .notAtRoot(first)
  }

  // MARK: - Twice is once

  /// A run of one event twice, whose last deed is to go back to the root.
  private func admits(_ prefix: [NavigationStep], _ next: NavigationStep) -> Bool {
    guard next.source.isQuiescent, next.target?.isQuiescent == true,
      let told = next.effects.lastIndex(where: { $0.verb == .wentBackToRoot }),
      !next.effects[told...].contains(where: \.goesForward)
    else { return false }
    return prefix.allSatisfy {
      $0.event == next.event && $0.transition.choices == next.transition.choices
    }
  }

  private func judgeTwice(_ run: [NavigationStep]) -> Judgement {
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
      guard let value = run.target.fact(run.tag) else { return .undeclaredFact(run.tag) }
      return value == "true" ? .holds : .endsWithout(run.tag)
    }
  }
}

extension NavigationEffect {
  /// Whether it brings something into sight by going on from where one is.
  fileprivate var goesForward: Bool {
    [.pushed, .presented, .replaced, .selected].contains(verb)
  }
}

extension Applicability {
  fileprivate static var noBackToRoot: Applicability {
    .notApplicable("nothing is declared to go back to a root")
  }
}

extension Judgement {
  fileprivate static func notAtRoot(_ told: NavigationEffect) -> Judgement {
    .violated("\(told.node) went back to its root, but \(told.detail).")
  }

  fileprivate static func notTheSame(_ event: String, _ change: String) -> Judgement {
    .violated("'\(event)' goes back to the root; done again, \(change).")
  }

  fileprivate static func endsWithout(_ fact: Fact) -> Judgement {
    .violated("It means to go back to the root, but '\(fact)' is not true when it has settled.")
  }
}
