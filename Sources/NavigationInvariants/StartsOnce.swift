import ModelChecker
import NavigationModel

/// However often a coordinator is started, it subscribes to each source once and starts each
/// service once.
///
/// A coordinator is often started by its parent, and again by its view when the view appears.
/// Judged after each step that has settled, for coordinators that are not stopped; StopIsFinal
/// judges those that are. A step violates it by what it doubles, and not by what it finds doubled.
/// Two subscriptions of one coordinator to one source count as doubled where one place in the source
/// has made both.
/// A start also reaches the services of the coordinators below: while a coordinator is started,
/// each of the profile's `services` in it and below it must have been started exactly once.
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
  public let violation = "does not start everything exactly once"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      let services = profile.services
      var parts: [NavigationProperty.Kind] = [.alwaysStep(judge), .monitor(firstStep)]
      if !services.isEmpty {
        parts.append(.alwaysQuiescent(reading: services.map(\.starts)) { judge($0, services) })
      }
      return judged(as: .all(parts))
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
    // What the last step left is that step's doing.
    var inherited = step.source.isQuiescent ? step.source.doubledSubscriptions : []
    for subscription in state.doubledSubscriptions {
      if let known = inherited.firstIndex(where: { subscription.isNoMore(than: $0) }) {
        inherited.remove(at: known)
      } else {
        return .doubled(subscription, by: step)
      }
    }
    let coordinators = state.coordinators
    let isExercised =
      step.effects.contains { $0.verb == .started }
      || state.subscriptions.contains {
        $0.coordinator.map { coordinators[$0].phase == .started } ?? false
      }
    return isExercised ? .holds : .notExercised
  }

  /// Judges, with the first step, what no step has doubled.
  private var firstStep: Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { _ in true }) { isFirst, step in
      guard isFirst, let state = step.target, state.isQuiescent, step.source.isQuiescent,
        !step.source.doubledSubscriptions.isEmpty, let left = state.doubledSubscriptions.first
      else { return (false, .notExercised) }
      return (false, .doubled(left, by: step))
    }
  }
}

/// What a coordinator that is not stopped holds twice or more.
private struct DoubledSubscription {
  /// The coordinator's name, which tells it from others in its state.
  var name: String
  /// The coordinator's role, which is the same in all states.
  var title: String
  var source: String
  var count: Int

  /// Returns a Boolean value that indicates whether an earlier one was as many already.
  func isNoMore(than earlier: Self) -> Bool {
    title == earlier.title && source == earlier.source && count <= earlier.count
  }
}

extension NavigationState {
  fileprivate var doubledSubscriptions: [DoubledSubscription] {
    subscriptions.compactMap { node in
      guard node.count > 1, let position = node.coordinator,
        coordinators[position].phase != .stopped
      else { return nil }
      return DoubledSubscription(
        name: name(of: position), title: coordinators[position].title, source: node.source,
        count: node.count)
    }
  }
}

extension Judgment {
  fileprivate static func doubled(
    _ subscription: DoubledSubscription, by step: NavigationStep
  ) -> Judgment {
    let name = subscription.name
    let started =
      switch step.effects.count(where: { $0.verb == .started && $0.title == name }) {
      case 0: ""
      case 1: "was started again and "
      case let starts: "was started \(starts) times and "
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
