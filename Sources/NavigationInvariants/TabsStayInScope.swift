import ModelChecker
import NavigationModel

/// What happens in one tab stays there.
///
/// The screens of a tab that is not selected, and the selection itself, change only when asked: by
/// a tap on a tab, or by an event that the profile's `tabs` lists. What an event sets off belongs
/// to the tab that was selected when it came, also where it ends later, in another tab.
///
/// Violated by a coordinator that navigates in whichever tab is selected when it gets round to it:
///
/// ```swift
/// func handle(_ request: Request) {
///   Task { selectedChild.handle(request) }  // by then another tab may be selected
/// }
/// ```
///
/// Find out whose request it is when it is made, and let that coordinator answer it.
public struct TabsStayInScope: NavigationInvariant {
  public let name = "TabsStayInScope"
  public let identifier = "I23"
  public let summary = "Navigation acts in its own tab; hidden tabs change only when asked."

  /// Makes the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard let rule = profile.tabs else { return .noTabs }
      return judged(as: .monitor(monitor(rule, in: system)))
    }
  }

  /// The tabs in which something was asked for that may still be under way, sorted.
  private struct Asked: Hashable {
    var tabs: [Int] = []
    /// Whether something that may change every tab may still be under way.
    var isEverything = false

    mutating func add(_ more: [Int]) {
      if more.allSatisfy(tabs.contains) { return }
      tabs = Set(tabs + more).sorted()
    }
  }

  private func monitor(
    _ rule: NavigationProfile.Tabs, in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    let sights = FacetMemo(.views, TabSight.init)
    return Monitor(begin: { _ in Asked() }) { asked, step in
      guard let target = step.target, let old = sights[step.source], let new = sights[target]
      else { return (Asked(), .notExercised) }
      var asked = asked
      let isTabTap = system.gesture(in: step)?.isTabTap == true
      // A tap on the selected tab goes back to its root, which may end later.
      if !system.isSettling(step), !isTabTap || old.selected == new.selected {
        asked.add(old.presenting + [old.selected])
        asked.isEverything =
          asked.isEverything || !isTabTap && rule.asking.contains { step.event.isNamed($0) }
      }
      let judgement =
        asked.isEverything ? .holds : judge(old, new, asked.tabs, isTabTap: isTabTap)
      let isOver = target.isQuiescent && target.work.tickets.isEmpty
      return (isOver ? Asked() : asked, judgement)
    }
  }

  private func judge(
    _ old: TabSight, _ new: TabSight, _ asked: [Int], isTabTap: Bool
  ) -> Judgement {
    guard old.tabs.count == new.tabs.count else { return .notExercised }
    if !isTabTap, old.selected != new.selected {
      return .selects(new.title(of: new.selected), from: old.title(of: old.selected))
    }
    for tab in old.tabs.indices where old.tabs[tab] != new.tabs[tab] {
      if asked.contains(tab) || isTabTap && tab == new.selected { continue }
      return .changes(old.title(of: tab), old.tabs[tab], new.tabs[tab])
    }
    return .holds
  }
}

/// What the outermost tabs of a state show.
private struct TabSight {
  /// The place of the selected tab.
  var selected: Int
  /// For each tab the titles of its screens, the root first.
  var tabs: [[String]] = []
  /// The tabs that present what a person can touch: it covers all of them, whichever is selected.
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

  /// What a tab is called: by its root screen.
  func title(of tab: Int) -> String {
    tabs.indices.contains(tab) ? tabs[tab].first ?? "tab \(tab + 1)" : "no tab"
  }
}

extension Applicability {
  fileprivate static var noTabs: Applicability { .notApplicable("no tabs are declared") }
}

extension Judgement {
  fileprivate static func selects(_ tab: String, from old: String) -> Judgement {
    .violated("Nobody asked for a tab, and yet the tab of \(tab) is selected instead of \(old)'s.")
  }

  fileprivate static func changes(
    _ tab: String, _ before: [String], _ after: [String]
  ) -> Judgement {
    .violated(
      "Nothing was asked for in the tab of \(tab), and yet its screens changed from "
        + "[\(before.joined(separator: ", "))] to [\(after.joined(separator: ", "))].")
  }
}
