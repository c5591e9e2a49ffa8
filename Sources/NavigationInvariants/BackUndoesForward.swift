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
  public let violation = "does not undo the way there"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      let trips = RoundTrips(in: system)
      let declared = NavigationProperty.Kind.declared(
        events: profile.inverses.flatMap { [$0.event, $0.undo] } + profile.neutralEvents,
        facts: profile.inverses.flatMap { [$0.when, $0.unless].compactMap(\.self) }, in: system)
      return judged(
        as: .all(
          trips.forms.map { comparison(of: $0, in: .restored, system) }
            + profile.inverses.map { comparison($0, system) }
            + [comparison(of: RoundTrips.cancelled(in: system), in: .navigation, system)]
            + neutral(profile.neutralEvents, system) + [declared]))
    }
  }

  private func comparison(
    from premise: @escaping (NavigationState) -> Bool = { _ in true },
    of form: NavigationRunForm, in parts: NavigationShape.Parts, _ system: any NavigationSystem
  ) -> NavigationProperty.Kind {
    .runs(
      from: { $0.isQuiescent && premise($0) }, of: form, endLike: NavigationRunForm(), in: system
    ) { expected, actual in
      guard RoundTrips.isSameContainer(actual, in: system) else { return .notExercised }
      return actual.difference(from: expected, in: parts).map {
        .notUndone(actual.words(in: system), because: $0)
      } ?? .holds
    }
  }

  private func comparison(
    _ inverse: NavigationProfile.Inverse, _ system: any NavigationSystem
  ) -> NavigationProperty.Kind {
    comparison(
      from: { inverse.isMeant(in: $0) },
      of: NavigationRunForm([
        NavigationRunPart(inverse.event), NavigationRunPart(inverse.undo),
      ]), in: .restored, system)
  }

  private func neutral(
    _ events: [String], _ system: any NavigationSystem
  ) -> [NavigationProperty.Kind] {
    guard !events.isEmpty else { return [] }
    let part = NavigationRunPart(event: { event in events.contains { event.name.isNamed($0) } })
    return [comparison(of: NavigationRunForm([part]), in: .navigation, system)]
  }
}

extension NavigationShape.Parts {
  /// The parts of a state that going back restores.
  fileprivate static let restored: Self = [.screens, .tree, .subscriptions]
}

extension NavigationProfile.Inverse {
  fileprivate func isMeant(in state: NavigationState) -> Bool {
    (when.map(state.isTrue) ?? true) && !(unless.map(state.isTrue) ?? false)
  }
}

extension Judgment {
  fileprivate static func notUndone(
    _ run: String, because difference: String
  ) -> Judgment {
    .violated("After \(run) \(difference).")
  }
}
