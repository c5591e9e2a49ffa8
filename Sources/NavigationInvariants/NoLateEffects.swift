import ModelChecker
import NavigationModel

/// A late result, whose requester was cancelled or stopped, does not navigate.
///
/// The object that requested an asynchronous result may be cancelled, stopped, popped or signed out
/// before the result arrives. When the result arrives nevertheless, screens, coordinators and
/// records must stay as they are. Judged for the results whose labels are in the profile's
/// `ticketLabels`, in the step of the late result and in the step in which its work ends.
/// Coordinators that only the task of the result kept alive may go.
///
/// If the profile says that `screensAwaitWork`, work that a tap leaves under way belongs to the
/// tapped screen, and work that a gesture leaves under way to the screens that were visible. Once
/// one of them is popped or dismissed, the work pushes and presents nothing. Work that code or a
/// link requests belongs to no screen.
///
/// Violated by a task that outlives its coordinator:
///
/// ```swift
/// func start() {
///   Task { store.setUser(try await service.login()) }  // stop() does not cancel it
/// }
/// ```
///
/// Keep the task and cancel it in `stop()`, and check `Task.isCancelled` (or compare a generation)
/// after each `await` before you change anything.
public struct NoLateEffects: NavigationInvariant {
  public let name = "NoLateEffects"
  public let identifier = "I19"
  public let summary = "A late result, whose requester was cancelled or stopped, does not navigate."
  public let violation = "navigates although it comes too late"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      var parts: [NavigationProperty.Kind] = []
      if !profile.ticketLabels.isEmpty {
        parts.append(.monitor(monitor(Set(profile.ticketLabels), in: system)))
      }
      if profile.screensAwaitWork { parts.append(.monitor(workOfScreens(in: system))) }
      return parts.isEmpty ? .noTickets : judged(as: .all(parts))
    }
  }

  /// Tracks the label of a late result whose work is not finished.
  private func monitor(
    _ labels: Set<String>, in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { _ in String?.none }) { unfinished, step in
      guard let late = system.isSettling(step) ? unfinished : lateLabel(step, labels, system),
        let target = step.target
      else { return (nil, .notExercised) }
      let judgment =
        target.navigationChange(since: step.source).map { Judgment.late(late, $0) } ?? .holds
      return (target.isQuiescent ? nil : late, judgment)
    }
  }

  /// Returns the label of the revoked ticket that a step resolves.
  ///
  /// In a state with work under way the step may end that work too, and a change could not be
  /// attributed to the late result. Such steps are left out.
  private func lateLabel(
    _ step: NavigationStep, _ labels: Set<String>, _ system: any NavigationSystem
  ) -> String? {
    guard step.source.isQuiescent, let ticket = system.ticket(resolvedIn: step)
    else { return nil }
    return ticket.isRevoked && labels.contains(ticket.label) ? ticket.label : nil
  }
}

extension NoLateEffects {
  /// The screens that requested the work under way.
  private struct Request: Hashable {
    /// The names of the screens that were visible at the request, sorted.
    var screens: [String] = []
    /// The first of them that has gone since.
    var gone: String?
  }

  private func workOfScreens(
    in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { _ in Request?.none }) { request, step in
      guard let target = step.target else { return (nil, .notExercised) }
      let origin = system.origin(of: step.transition.event)
      guard var request else {
        // Only a request in a quiescent state can be attributed to the visible screens.
        guard step.source.isQuiescent, !target.isQuiescent else { return (nil, .notExercised) }
        return (Request(screens: step.requestingScreens(origin)), .notExercised)
      }
      if !system.isSettling(step), origin != .platform {
        // From now on a change cannot be attributed to the first event.
        request.screens = []
      }
      var late: NavigationEffect?
      for effect in step.effects {
        switch effect.verb {
        case .popped, .dismissed:
          request.gone = request.gone ?? request.screens.first { effect.screen == $0 }
        case .pushed, .presented:
          if request.gone != nil { late = late ?? effect }
        default: break
        }
      }
      let isOver = target.isQuiescent
      guard let gone = request.gone else { return (isOver ? nil : request, .notExercised) }
      // In the meantime another event may request the same.
      if let late, system.isSettling(step) { return (nil, .lateWork(of: gone, late)) }
      return (isOver || late != nil ? nil : request, isOver ? .holds : .notExercised)
    }
  }
}

extension NavigationStep {
  /// Returns the names of the screens where the event was caused, sorted.
  fileprivate func requestingScreens(_ origin: EventOrigin) -> [String] {
    switch origin {
    case .tap(on: let screen?): return [screen]
    case .tap(on: nil), .platform:
      return Set(source.views.filter { $0.isScreen && $0.isHittable }.map(\.name)).sorted()
    case .external, .completion, .programmatic: return []
    }
  }
}

extension Applicability {
  fileprivate static var noTickets: Applicability {
    .notApplicable("no asynchronous results are declared")
  }
}

extension Judgment {
  fileprivate static func lateWork(of screen: String, _ effect: NavigationEffect) -> Judgment {
    .violated(
      "\(ScreenName.short(screen)) is gone, but work that was requested there "
        + "\(effect.verb.rawValue) \(effect.detail).")
  }

  fileprivate static func late(_ label: String, _ change: String) -> Judgment {
    .violated("The result of '\(label)' came late and nobody waits for it, but \(change).")
  }
}
