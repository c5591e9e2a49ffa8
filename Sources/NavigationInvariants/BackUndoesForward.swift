import ModelChecker
import NavigationModel

/// Going back undoes what going forward did.
///
/// If an event does nothing to containers but one push or one presentation, the platform's ways
/// back must restore the screens, the tree of coordinators and the subscriptions. The ways back are
/// the back button, a swipe from begin to finish, a long press after two pushes, and a sheet swiped
/// down. The same applies to two events that the profile declares inverse (`inverses`). A cancelled
/// swipe or drag, and an event that the profile declares neutral (`neutralEvents`, such as the
/// re-evaluation of a view), must change nothing, records included.
///
/// Three cases are not compared: a first event that starts or stops a coordinator (`restarts`),
/// which has another way back, see ``Restartable``; a first event that is the result of an earlier
/// request; and states with work under way, whose changes would be attributed to the event. Facts
/// and records, which an app may keep from a visit, are not compared after a way back.
///
/// Violated by a child that is appended when its screen is pushed, and removed by the app's own
/// button only:
///
/// ```swift
/// func showBook() { children.append(BookCoordinator()); stack.pushViewController(book) }
/// ```
///
/// Remove the child where the container reports that the screen is gone, whatever removed it.
public struct BackUndoesForward: NavigationInvariant {
  public let name = "BackUndoesForward"
  public let identifier = "I15"
  public let summary = "Going back undoes what going forward did."

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      let trips = RoundTrips(in: system)
      let declared = NavigationProperty.Kind.declared(
        events: profile.inverses.flatMap { [$0.event, $0.undo] } + profile.neutralEvents,
        facts: profile.inverses.compactMap(\.fact), in: system)
      return judged(
        as: .all(
          trips.forms.map { comparison(of: $0, in: .restored) }
            + profile.inverses.map(comparison)
            + RoundTrips.cancelled.map { comparison(of: $0, in: .navigation) }
            + neutral(profile.neutralEvents) + [declared]))
    }
  }

  private func comparison(
    from premise: @escaping (NavigationState) -> Bool = { _ in true },
    of form: NavigationRunForm, in parts: NavigationShape.Parts
  ) -> NavigationProperty.Kind {
    .runs(from: { $0.isQuiescent && premise($0) }, of: form, endLike: NavigationRunForm()) {
      expected, actual in
      guard RoundTrips.isSameContainer(actual) else { return .notExercised }
      return actual.difference(from: expected, in: parts).map { .notUndone(actual, because: $0) }
        ?? .holds
    }
  }

  private func comparison(_ inverse: NavigationProfile.Inverse) -> NavigationProperty.Kind {
    comparison(
      from: { inverse.isMeant(in: $0) },
      of: NavigationRunForm([
        NavigationRunPart(inverse.event), NavigationRunPart(inverse.undo),
      ]), in: .restored)
  }

  private func neutral(_ events: [String]) -> [NavigationProperty.Kind] {
    guard !events.isEmpty else { return [] }
    let part = NavigationRunPart(event: { event in events.contains { $0.means(event.name) } })
    return [comparison(of: NavigationRunForm([part]), in: .navigation)]
  }
}

extension NavigationShape.Parts {
  /// The parts of a state that going back restores.
  fileprivate static let restored: Self = [.screens, .tree, .subscriptions]
}

extension NavigationProfile.Inverse {
  /// The name of the fact in the condition.
  fileprivate var fact: String? {
    when.map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
  }

  fileprivate func isMeant(in state: NavigationState) -> Bool {
    guard let when, let fact else { return true }
    return state.isTrue(fact) != when.hasPrefix("!")
  }
}

extension Judgement {
  fileprivate static func notUndone(
    _ run: NavigationRun, because difference: String
  ) -> Judgement {
    .violated("After \(run.words) \(difference).")
  }
}
