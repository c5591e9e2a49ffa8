import ModelChecker
import NavigationModel

/// One thing is presented at a time, and a presentation that is ignored is not recorded.
///
/// - In no quiescent state does one element present two others.
/// - If the platform has ignored a presentation by the end of an event, and the event has changed
///   no container, the coordinators and what they store are as before. If it has changed a
///   container, no coordinator without a screen has joined the tree.
///
/// Stored properties that the profile lists in `notBookkeeping` may change, because they record something
/// else.
///
/// Violated by a coordinator that records its request instead of the result:
///
/// ```swift
/// func showInfo() {
///   isPresenting = true
///   children.append(.coordinator(info))
///   stack.present(info.screen, animated: true)  // ignored while something is presented
/// }
/// ```
///
/// Check that nothing is presented (`presentedViewController == nil`), or record the presentation
/// in its completion.
public struct OnePresentation: NavigationInvariant {
  public let name = "OnePresentation"
  public let identifier = "I10"
  public let summary =
    "One thing is presented at a time; a presentation that is ignored is not recorded."
  public let violation = "presents a second thing at the same time"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      judged(
        as: .all([
          .alwaysQuiescent(judge),
          .monitor(.settled(in: system, { _ in true }) { judge($0, profile) }),
        ]))
    }
  }

  private func judge(_ state: NavigationState) -> Judgment {
    let views = state.views
    var isExercised = false
    for (position, view) in views.enumerated() where view.isPresentation {
      isExercised = true
      let parent = views[..<position].lastIndex { $0.depth < view.depth }
      let other = views[((parent ?? -1) + 1)..<position].first {
        $0.depth == view.depth && $0.isPresentation
      }
      if other != nil { return .twoPresented(by: parent.map { views[$0].title } ?? "The window") }
    }
    return isExercised ? .holds : .notExercised
  }

  private func judge(_ run: SettledRun<Bool>, _ profile: NavigationProfile) -> Judgment {
    guard let ignored = run.effects.first(where: { $0.verb == .presentIgnored }) else {
      return .notExercised
    }
    let change =
      run.effects.contains(where: \.changesContainer)
      ? run.target.newcomerWithoutScreen(since: run.source, viewless: profile.viewless)
      : run.target.bookkeepingChange(since: run.source, except: profile.notBookkeeping)
    return change.map { .traceLeft(ignored, $0) } ?? .holds
  }
}

extension NavigationEffect {
  /// A Boolean value that indicates whether the effect changes what a container holds or shows.
  fileprivate var changesContainer: Bool {
    [.pushed, .popped, .replaced, .presented, .dismissed, .selected].contains(verb)
  }
}

extension Judgment {
  fileprivate static func twoPresented(by presenter: String) -> Judgment {
    .violated("\(presenter) presents two screens at the same time.")
  }

  fileprivate static func traceLeft(_ ignored: NavigationEffect, _ change: String) -> Judgment {
    let what = ignored.detail.isEmpty ? ignored.title : ignored.detail
    return .violated("The platform ignored the presentation of \(what), but \(change).")
  }
}
