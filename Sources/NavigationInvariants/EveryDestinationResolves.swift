import ModelChecker
import NavigationModel

/// Everything that is requested is shown or handled, or refused on purpose.
///
/// - The platform finds a screen for everything that it has to show: a destination for each value
///   on a path, a tab for each selection.
/// - Once an event with a route has settled, one of the screens that the profile's `destinations`
///   name for the route is visible, or has come to the front of its stack, below what is presented
///   or in another tab; unless the route was refused (`Lifecycle.refused`) or its presentation was
///   ignored, which ``OnePresentation`` judges. A screen with another payload than the named one
///   does not count, nor does one that was there before and stays covered.
/// - Every request that is reported (`Lifecycle.requested`) has been handled or refused when
///   nothing is under way and no result is pending.
///
/// Violated by a chain of coordinators whose top ignores an unknown request:
///
/// ```swift
/// func handle(_ request: Request) {
///   if let manager = managers[request.name] { manager.start(request) } else { parent?.handle(request) }
/// }
/// ```
///
/// Let the top of the chain handle or refuse every request.
public struct EveryDestinationResolves: NavigationInvariant {
  public let name = "EveryDestinationResolves"
  public let identifier = "I17"
  public let summary = "Every route builds a screen; every request is handled or refused."
  public let violation = "does not lead to its screen"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      var parts: [NavigationProperty.Kind] = [
        .alwaysStep(judge), .monitor(requests(in: system)),
      ]
      if !profile.destinations.isEmpty {
        parts.append(.monitor(destinations(profile.destinations, in: system)))
      }
      return judged(as: .all(parts))
    }
  }

  private func judge(_ step: NavigationStep) -> Judgment {
    if let unresolved = step.effects.first(where: { $0.verb == .unresolved }) {
      return .noScreen(unresolved)
    }
    let shows = step.effects.contains { [.pushed, .presented, .selected].contains($0.verb) }
    return shows ? .holds : .notExercised
  }

  // MARK: - Routes

  private func destinations(
    _ screens: [String: Set<String>], in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    let events = system.events
    return .settled(in: system) { step in
      let ordinal = step.transition.event.ordinal
      guard events.indices.contains(ordinal), let route = events[ordinal].route else { return nil }
      return [route + events[ordinal].payload, route].first { screens[$0] != nil }
    } judge: { (run: SettledRun<String>) in
      if run.effects.contains(where: { $0.verb == .refused || $0.verb == .presentIgnored }) {
        return .holds
      }
      let expected = screens[run.tag] ?? []
      let (before, after) = (run.source.views, run.target.views)
      let places = after.places(of: expected)
      if places.isEmpty { return .notBuilt(run.tag, expected) }
      if places.contains(where: { after[$0].isHittable }) { return .holds }
      let isInFront = places.contains { !after.isCoveredInStack($0) }
      let wasInFront = before.places(of: expected).contains { !before.isCoveredInStack($0) }
      let hasCome = places.count > before.places(of: expected).count || !wasInFront
      return isInFront && hasCome ? .holds : .staysCovered(run.tag, expected)
    }
  }

  // MARK: - Requests

  /// Tracks the requests that are neither handled nor refused, sorted.
  private func requests(
    in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { _ in [String]() }) { open, step in
      var open = open
      var isExercised = false
      for effect in step.effects {
        switch effect.verb {
        case .requested: open.append(effect.detail)
        case .handled, .refused:
          guard let index = open.firstIndex(of: effect.detail) else { continue }
          open.remove(at: index)
          isExercised = true
        case .completed:
          // A service has answered the request, whatever the answer.
          guard case .result(let request, _, _) = system.kind(of: step.transition.event),
            let index = open.firstIndex(of: request)
          else { continue }
          open.remove(at: index)
        default: break
        }
      }
      guard let target = step.target, !open.isEmpty else {
        return ([], isExercised ? .holds : .notExercised)
      }
      if target.isQuiescent, target.work.tickets.isEmpty { return ([], .unanswered(open[0])) }
      return (open.sorted(), isExercised ? .holds : .notExercised)
    }
  }
}

extension [ViewNode] {
  /// The positions of the screens with one of the names, which say a payload or leave it open.
  fileprivate func places(of names: Set<String>) -> [Int] {
    indices.filter { place in
      let name = self[place].name
      return self[place].isScreen
        && (names.contains(name) || names.contains(ScreenName.withoutPayload(name)))
    }
  }
}

extension Judgment {
  fileprivate static func noScreen(_ unresolved: NavigationEffect) -> Judgment {
    .violated("The platform has no screen to show: \(unresolved.detail).")
  }

  fileprivate static func notBuilt(_ route: String, _ screens: Set<String>) -> Judgment {
    .violated(
      "\(route) was taken and not refused, but \(listed(screens.sorted(), "or")) is neither visible nor covered."
    )
  }

  fileprivate static func staysCovered(_ route: String, _ screens: Set<String>) -> Judgment {
    .violated(
      "\(route) was taken and not refused, but \(listed(screens.sorted(), "or")) was there before and stays covered."
    )
  }

  fileprivate static func unanswered(_ request: String) -> Judgment {
    .violated("The request '\(request)' was neither handled nor refused.")
  }
}
