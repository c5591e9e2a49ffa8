import ModelChecker
import NavigationModel

/// Navigation acts in its own tab. Hidden tabs change only on request.
///
/// The screens of a tab that is not selected, and the selection itself, change only on request: by
/// a tap on a tab, or by an event that the profile's `tabs` lists. Everything that an event causes
/// belongs to the tab that was selected when the event arrived, even if it ends later, in another
/// tab.
///
/// Violated by a coordinator that navigates in the tab that happens to be selected when the task
/// runs:
///
/// ```swift
/// func handle(_ request: Request) {
///   Task { selectedChild.handle(request) }  // by then another tab may be selected
/// }
/// ```
///
/// Determine the coordinator when the request is made, and let that coordinator handle it.
public struct TabsStayInScope: NavigationInvariant {
  public let name = "TabsStayInScope"
  public let identifier = "I23"
  public let summary = "Navigation acts in its own tab; hidden tabs change only on request."
  public let violation = "changes another tab"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard let rule = profile.tabs else { return .noTabs }
      return judged(as: .monitor(monitor(rule, in: system)))
    }
  }

  /// The tabs with requests that may still be under way, sorted.
  private struct Requests: Hashable {
    var tabs: [Int] = []
    /// A Boolean value that indicates whether a request that may change every tab may still be
    /// under way.
    var mayChangeAnyTab = false

    mutating func add(_ more: [Int]) {
      if more.allSatisfy(tabs.contains) { return }
      tabs = Set(tabs + more).sorted()
    }
  }

  private func monitor(
    _ rule: NavigationProfile.Tabs, in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    let contents = FacetMemo(.views, TabContents.init)
    return Monitor(begin: { _ in Requests() }) { requests, step in
      guard let target = step.target, let old = contents[step.source], let new = contents[target]
      else { return (Requests(), .notExercised) }
      var requests = requests
      let isTabTap = system.gesture(in: step)?.isTabTap == true
      // A tap on the selected tab goes back to its root, which may end later.
      if !system.isSettling(step), !isTabTap || old.selected == new.selected {
        requests.add(old.presenting + [old.selected])
        requests.mayChangeAnyTab =
          requests.mayChangeAnyTab || !isTabTap && rule.asking.contains { step.event.isNamed($0) }
      }
      let judgment =
        requests.mayChangeAnyTab ? .holds : judge(old, new, requests.tabs, isTabTap: isTabTap)
      let isOver = target.isQuiescent && target.work.tickets.isEmpty
      return (isOver ? Requests() : requests, judgment)
    }
  }

  private func judge(
    _ old: TabContents, _ new: TabContents, _ requested: [Int], isTabTap: Bool
  ) -> Judgment {
    guard old.tabs.count == new.tabs.count else { return .notExercised }
    if !isTabTap, old.selected != new.selected {
      return .selects(new.title(of: new.selected), from: old.title(of: old.selected))
    }
    for tab in old.tabs.indices where old.tabs[tab] != new.tabs[tab] {
      if requested.contains(tab) || isTabTap && tab == new.selected { continue }
      return .changes(old.title(of: tab), old.tabs[tab], new.tabs[tab])
    }
    return .holds
  }
}

/// The contents of the outermost tabs of a state.
private struct TabContents {
  /// The index of the selected tab.
  var selected: Int
  /// The titles of the screens of each tab, the root first.
  var tabs: [[String]] = []
  /// The tabs whose presentation can be tapped: it covers all tabs, whichever is selected.
  var presenting: [Int] = []

  init?(_ state: NavigationState) {
    let views = state.views
    for (place, view) in views.enumerated() {
      guard case .tabs(let selected) = view.role else { continue }
      self.selected = selected
      for child in views.children(of: place) {
        if case .presentation = views[child].role { continue }
        let isPresenting = views.descendants(of: child).contains { place in
          guard case .presentation = views[place].role else { return false }
          return views.descendants(of: place).contains {
            views[$0].isScreen && views[$0].isHittable
          }
        }
        if isPresenting { presenting.append(tabs.count) }
        tabs.append(
          ([child] + views.descendants(of: child)).compactMap {
            views[$0].isScreen ? views[$0].title : nil
          })
      }
      return
    }
    return nil
  }

  /// Returns the name of a tab, which is the title of its root screen.
  func title(of tab: Int) -> String {
    tabs.indices.contains(tab) ? tabs[tab].first ?? "tab \(tab + 1)" : "no tab"
  }
}

extension Applicability {
  fileprivate static var noTabs: Applicability { .notApplicable("no tabs are declared") }
}

extension Judgment {
  fileprivate static func selects(_ tab: String, from old: String) -> Judgment {
    .violated(
      "No event requested another tab, but the tab of \(tab) is selected instead of the tab of "
        + "\(old).")
  }

  fileprivate static func changes(
    _ tab: String, _ before: [String], _ after: [String]
  ) -> Judgment {
    .violated(
      "No event requested a change in the tab of \(tab), but its screens changed from "
        + "[\(before.joined(separator: ", "))] to [\(after.joined(separator: ", "))].")
  }
}
