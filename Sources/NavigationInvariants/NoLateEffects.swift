import ModelChecker
import NavigationModel

/// A result that nobody waits for any more does not navigate.
///
/// Whoever asked for something asynchronous may be cancelled, stopped, popped or signed out before
/// the answer comes. When it comes nevertheless, screens, coordinators and what they record must
/// stay as they are. Judged for the results whose labels are in the profile's `ticketLabels`, in
/// the step of the late result and, where its work ends in a step of its own, in that one. What
/// only the result's own task kept alive may go.
///
/// Where the profile says that `screensAwaitWork`, what a touch leaves under way belongs to the
/// screen that was touched, what a gesture leaves to the screens that were visible: once one of
/// them is popped or dismissed, nothing is pushed or presented that was asked for there. What code
/// asks for, or a link, belongs to no screen.
///
/// Violated by a task that outlives its coordinator's interest:
///
/// ```swift
/// func start() {
///   Task { store.setUser(try await service.login()) }  // stop() does not cancel it
/// }
/// ```
///
/// Keep the task and cancel it in `stop()`, and ask `Task.isCancelled` (or compare a generation)
/// after each `await` before anything is changed.
public struct NoLateEffects: NavigationInvariant {
  public let name = "NoLateEffects"
  public let identifier = "I19"
  public let summary = "A late result, whose requester was cancelled or stopped, does not navigate."

  /// Makes the invariant.
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

  /// Remembers the label of a late result whose work is not yet done.
  private func monitor(
    _ labels: Set<String>, in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { _ in String?.none }) { unfinished, step in
      guard let late = system.isSettling(step) ? unfinished : lateLabel(step, labels, system),
        let target = step.target
      else { return (nil, .notExercised) }
      let judgement =
        target.navigationChange(since: step.source).map { Judgement.late(late, $0) } ?? .holds
      return (target.isQuiescent ? nil : late, judgement)
    }
  }

  /// The label of the revoked ticket that a step resolves.
  ///
  /// In a state with work under way the step may end that work too, so that a change would not be
  /// the late result's doing; such steps are left out.
  private func lateLabel(
    _ step: NavigationStep, _ labels: Set<String>, _ system: any NavigationSystem
  ) -> String? {
    guard step.source.isQuiescent, let ticket = system.ticket(resolvedIn: step)
    else { return nil }
    return ticket.isRevoked && labels.contains(ticket.label) ? ticket.label : nil
  }
}

extension NoLateEffects {
  /// Whose work is under way.
  private struct Asked: Hashable {
    /// The names of the screens that were visible when it was asked for, sorted.
    var screens: [String] = []
    /// The one of them that has gone since.
    var gone: String?
  }

  private func workOfScreens(
    in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { _ in Asked?.none }) { asked, step in
      guard let target = step.target else { return (nil, .notExercised) }
      let origin = system.origin(of: step.transition.event)
      guard var asked else {
        // Only what comes in a moment of rest is surely asked for by who is visible then.
        guard step.source.isQuiescent, !target.isQuiescent else { return (nil, .notExercised) }
        return (Asked(screens: step.askers(origin)), .notExercised)
      }
      if !system.isSettling(step), origin != .platform {
        // From now on nobody can say whose doing it is.
        asked.screens = []
      }
      var late: NavigationEffect?
      for effect in step.effects {
        switch effect.verb {
        case .popped, .dismissed:
          asked.gone = asked.gone ?? asked.screens.first { effect.detail.hasSuffix($0) }
        case .pushed, .presented:
          if asked.gone != nil { late = late ?? effect }
        default: break
        }
      }
      let isOver = target.isQuiescent
      guard let gone = asked.gone else { return (isOver ? nil : asked, .notExercised) }
      // What another event asks for in the meantime may be that event's own.
      if let late, system.isSettling(step) { return (nil, .lateWork(of: gone, late)) }
      return (isOver || late != nil ? nil : asked, isOver ? .holds : .notExercised)
    }
  }
}

extension NavigationStep {
  /// The names of the screens where the event was caused, sorted.
  fileprivate func askers(_ origin: EventOrigin) -> [String] {
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

extension Judgement {
  fileprivate static func lateWork(of screen: String, _ effect: NavigationEffect) -> Judgement {
    .violated(
      "\(ScreenName.short(screen)) is gone, and yet what was asked for there \(effect.verb.rawValue) "
        + "\(effect.detail).")
  }

  fileprivate static func late(_ label: String, _ change: String) -> Judgement {
    .violated("The result of '\(label)' came late, nobody waits for it, and yet \(change).")
  }
}
