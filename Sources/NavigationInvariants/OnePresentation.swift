import ModelChecker
import NavigationModel

/// One thing is presented at a time, and what the platform ignored is not in the books.
///
/// - In no state at rest does one element present two.
/// - An event at whose end the platform has ignored a presentation, and has done nothing else to a
///   container, leaves the coordinators and what they store as they were. Where it has done
///   something else too, no coordinator has joined the tree that owns no screen.
///
/// Stored properties that the profile lists in `notBooks` may change: they record something else.
///
/// Violated by a coordinator that books what it asked for instead of what it got:
///
/// ```swift
/// func showInfo() {
///   isPresenting = true
///   children.append(.coordinator(info))
///   stack.present(info.screen, animated: true)  // ignored while something is presented
/// }
/// ```
///
/// Ask for the slot first (`presentedViewController == nil`), or book in the completion.
public struct OnePresentation: NavigationInvariant {
  public let name = "OnePresentation"
  public let identifier = "I10"
  public let summary = "One thing is presented at a time; one that is ignored leaves no trace."

  /// Makes the invariant.
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

  private func judge(_ state: NavigationState) -> Judgement {
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

  private func judge(_ run: SettledRun<Bool>, _ profile: NavigationProfile) -> Judgement {
    guard let ignored = run.effects.first(where: { $0.verb == .presentIgnored }) else {
      return .notExercised
    }
    let change =
      run.effects.contains(where: \.changesContainer)
      ? run.target.newcomerWithoutScreen(since: run.source, viewless: profile.viewless)
      : run.target.bookChange(since: run.source, except: profile.notBooks)
    return change.map { .traceLeft(ignored, $0) } ?? .holds
  }
}

extension ViewNode {
  fileprivate var isPresentation: Bool { if case .presentation = role { true } else { false } }
}

extension NavigationEffect {
  /// Whether it is a change of what a container holds or shows.
  fileprivate var changesContainer: Bool {
    [.pushed, .popped, .replaced, .presented, .dismissed, .selected].contains(verb)
  }
}

extension Judgement {
  fileprivate static func twoPresented(by presenter: String) -> Judgement {
    .violated("\(presenter) presents two at once.")
  }

  fileprivate static func traceLeft(_ ignored: NavigationEffect, _ change: String) -> Judgement {
    let what = ignored.detail.isEmpty ? ignored.node : ignored.detail
    return .violated("The platform ignored the presentation of \(what), and yet \(change).")
  }
}
