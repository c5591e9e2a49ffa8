import ModelChecker
import NavigationModel

/// A stopped coordinator stays as `stop()` left it, until it is started again.
///
/// From the end of `stop()` to the next `start()` a coordinator
///
/// - holds no subscription and none of the children that its `start()` creates (the profile's
///   `startMakes`), not even stopped ones, and none of its `services` runs;
/// - does not change by itself: no event except a tap or a direct call changes what it records;
/// - gains no child and no screen, whatever is called on it.
///
/// Judged in every state, also while work is under way. A coordinator reports its start and stop
/// with `Lifecycle.started(self)` and `Lifecycle.stopped(self)`.
///
/// Violated by a `stop()` that forgets a child, or a task that outlives it:
///
/// ```swift
/// func stop() { cancellables.removeAll() }  // rideRequest lives on
/// ```
///
/// Undo in `stop()` everything that `start()` does, and let methods that create children return
/// early while the coordinator is stopped.
public struct StopIsFinal: NavigationInvariant {
  public let name = "StopIsFinal"
  public let identifier = "I8"
  public let summary = "A stopped coordinator holds nothing of its start, and nothing changes it."
  public let violation = "leaves a stopped coordinator holding something"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard !profile.startMakes.isEmpty else { return .noRoleStarts }
      return judged(
        as: .all([
          .always { judge($0, startMakes: profile.startMakes) },
          .always { judge($0, profile.services) },
          .alwaysStep { step in judge(step, origin: system.origin(of: step.transition.event)) },
        ]))
    }
  }

  private func judge(_ state: NavigationState, startMakes: [String: [String]]) -> Judgment {
    let coordinators = state.coordinators
    var isExercised = false
    for (position, node) in coordinators.enumerated() where node.phase == .stopped {
      isExercised = true
      if let subscription = state.subscriptions.first(where: { $0.coordinator == position }) {
        return .stillListens(state.name(of: position), subscription.source)
      }
      let made = startMakes[node.role] ?? []
      if let child = coordinators.indices.first(where: {
        coordinators[$0].parent == position && made.contains(coordinators[$0].role)
      }) {
        return .keepsChild(state.name(of: position), state.name(of: child))
      }
    }
    return isExercised ? .holds : .notExercised
  }

  private func judge(
    _ state: NavigationState, _ services: [NavigationProfile.Service]
  ) -> Judgment {
    var isExercised = false
    for service in services {
      guard let decider = state.decider(for: service),
        state.coordinators[decider].phase == .stopped
      else { continue }
      isExercised = true
      if state.fact(service.starts) != "0" {
        return .stillRuns(state.name(of: decider), service)
      }
    }
    return isExercised ? .holds : .notExercised
  }

  private func judge(_ step: NavigationStep, origin: EventOrigin) -> Judgment {
    guard let target = step.target else { return .notExercised }
    let touched = Set(
      step.effects.filter { [.started, .stopped].contains($0.verb) }.map(\.part))
    let before = step.source.stoppedCoordinators
    var isExercised = false
    for (part, after) in target.stoppedCoordinators.sorted(by: { $0.key < $1.key }) {
      // More than before: one of them is another coordinator, so that they cannot be told apart.
      guard let known = before[part], after.count <= known.count,
        !touched.contains(part)
      else { continue }
      isExercised = true
      for (old, new) in StoppedCoordinator.changed(from: known, to: after) {
        if let child = new.children.first(where: { !old.children.contains($0) }) {
          return .gainsChild(target.name(of: new.position), child)
        }
        // What a view has not shown yet may be what 'stop()' itself asked for.
        if !step.source.isAtWork, let screen = new.firstScreen(since: old) {
          return .shows(target.name(of: new.position), screen)
        }
        if !origin.isDirectCall, let change = new.firstChange(since: old) {
          return .changes(target.name(of: new.position), change)
        }
      }
    }
    return isExercised ? .holds : .notExercised
  }
}

extension EventOrigin {
  /// A Boolean value that indicates whether the event may be a call on a stopped coordinator
  /// itself.
  fileprivate var isDirectCall: Bool {
    switch self {
    case .tap, .programmatic: true
    case .external, .platform, .completion: false
    }
  }
}

extension Applicability {
  fileprivate static var noRoleStarts: Applicability {
    .notApplicable("no role is declared to start and stop")
  }
}

extension Judgment {
  fileprivate static func stillListens(_ name: String, _ source: String) -> Judgment {
    .violated("\(name) is stopped but still subscribed to \(source).")
  }

  fileprivate static func stillRuns(
    _ name: String, _ service: NavigationProfile.Service
  ) -> Judgment {
    .violated("\(name) is stopped but \(service.about) still runs.")
  }

  fileprivate static func keepsChild(_ name: String, _ child: String) -> Judgment {
    .violated("\(name) is stopped but still has its child \(child).")
  }

  fileprivate static func gainsChild(_ name: String, _ child: String) -> Judgment {
    .violated("\(name) is stopped but gained the child \(child).")
  }

  fileprivate static func shows(_ name: String, _ screen: String) -> Judgment {
    .violated("\(name) is stopped but gained the screen \(screen).")
  }

  fileprivate static func changes(_ name: String, _ change: String) -> Judgment {
    .violated("\(name) is stopped, but its \(change).")
  }
}
