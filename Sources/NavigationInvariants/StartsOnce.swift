import ModelChecker
import NavigationModel

/// However often a coordinator is started, it subscribes to each source once and starts each
/// service once.
///
/// A coordinator is often started by its parent, and again by its view when the view appears.
/// Judged after each step that has settled, for coordinators that are not stopped; StopIsFinal
/// judges those that are. A start also reaches the services of the coordinators below: while a
/// coordinator is started, each of the profile's `services` in it and below it must have been
/// started exactly once.
///
/// Violated by a `start()` that subscribes without a check:
///
/// ```swift
/// func start() {
///   store.$rideState.sink { [weak self] in self?.handle($0) }.store(in: &cancellables)
/// }
/// ```
///
/// Remember that the coordinator is started (`guard !isStarted else { return }`), or replace the
/// subscriptions of the last start: `cancellables = [store.$rideState.sink { … }]`.
public struct StartsOnce: NavigationInvariant {
  public let name = "StartsOnce"
  public let identifier = "I4"
  public let summary =
    "However often a coordinator is started, it subscribes to each source once."

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      let services = profile.services
      guard !services.isEmpty else { return judged(as: .alwaysStep(judge)) }
      return judged(
        as: .all([
          .alwaysStep(judge),
          .alwaysQuiescent(reading: services.map(\.starts)) { judge($0, services) },
        ]))
    }
  }

  private func judge(
    _ state: NavigationState, _ services: [NavigationProfile.Service]
  ) -> Judgment {
    var isExercised = false
    for service in services {
      guard let decider = state.decider(for: service),
        state.coordinators[decider].phase == .started
      else { continue }
      isExercised = true
      let starts = state.fact(service.starts) ?? ""
      if starts != "1" { return .notOnce(service, starts: starts, name: state.name(of: decider)) }
    }
    return isExercised ? .holds : .notExercised
  }

  private func judge(_ step: NavigationStep) -> Judgment {
    guard let state = step.target, state.isQuiescent else { return .notExercised }
    let coordinators = state.coordinators
    var isExercised = step.effects.contains { $0.verb == .started }
    for subscription in state.subscriptions {
      guard let position = subscription.coordinator, coordinators[position].phase != .stopped
      else { continue }
      guard subscription.count < 2 else {
        let name = state.name(of: position)
        let starts = step.effects.count { $0.verb == .started && $0.title == name }
        return .doubled(subscription, name: name, starts: starts)
      }
      isExercised = isExercised || coordinators[position].phase == .started
    }
    return isExercised ? .holds : .notExercised
  }
}

extension Judgment {
  fileprivate static func doubled(
    _ subscription: SubscriptionNode, name: String, starts: Int
  ) -> Judgment {
    let started =
      switch starts {
      case 0: ""
      case 1: "was started again and "
      default: "was started \(starts) times and "
      }
    return .violated(
      "\(name) \(started)holds \(subscription.count) subscriptions to \(subscription.source).")
  }

  fileprivate static func notOnce(
    _ service: NavigationProfile.Service, starts: String, name: String
  ) -> Judgment {
    .violated(
      "\(name) is started, but \(service.about) was "
        + (starts == "0" ? "not started." : "started \(starts) times."))
  }
}
