import ModelChecker
import NavigationModel

/// Every live screen belongs to exactly one coordinator of the tree.
///
/// A screen is live while it can be reached from the window, visible or covered. It belongs to the
/// coordinator that stores its view controller, or that the view itself holds or names; otherwise
/// to the one that made it; otherwise to the owner of the nearest element around it. Coordinators
/// that both store a screen are rivals, unless one is above the other, or above both is the one that made
/// it: then it is that one's, and they were handed it, as to present on it. A closure that captures a
/// screen, as a subscription does, does not store it.
///
/// A coordinator whose role the profile lists in `heldByViews` counts as one of the tree. Screens that
/// it lists as `ownerless` are exempt, and those in `ownerlessWhile` while a
/// fact is true. Before the first coordinator is in the tree nothing is judged, so that an app whose
/// views alone hold its coordinators, and that has no tree, is not; after the last one no screen may
/// be left.
///
/// A tab with nothing in it that belongs to nobody is judged when it is selected: what makes its coordinator
/// may be the view itself, once it is shown.
///
/// If coordinators store the screens that they show, declare `coordinatorsStoreScreens`: then a
/// screen that nobody stores belongs to nobody.
///
/// Violated by a view that keeps an old coordinator or, with that declaration, by a coordinator
/// that forgets a screen too early:
///
/// ```swift
/// func navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool) {
///   screens.removeLast()  // a swipe may still be called off: then the screen stays
/// }
/// ```
///
/// Store a screen in one place, from the push to the end of the transition that removes it.
public struct NoOwnerlessScreens: NavigationInvariant {
  public let name = "NoOwnerlessScreens"
  public let identifier = "I2"
  public let summary = "Every live screen belongs to exactly one coordinator of the tree."
  public let violation = "leaves a screen without a coordinator"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      let facts = profile.ownerlessWhile.values.sorted { $0.name < $1.name }
      return judged(
        as: .all([
          .alwaysQuiescent(reading: facts) { judge($0, profile) }, .monitor(loss(profile)),
        ]))
    }
  }

  private func judge(_ state: NavigationState, _ profile: NavigationProfile) -> Judgment {
    let coordinators = state.coordinators
    // Where there never was a tree, screens do not belong to it.
    guard state.hasTree else { return .notExercised }
    var isExercised = false
    for screen in state.screensToOwn(profile) {
      guard let owner = screen.owner else { return .ownerless(screen) }
      let isHeldByDesign =
        coordinators[owner].holder == .view
        && profile.heldByViews.contains(coordinators[owner].role)
      guard coordinators[owner].holder == .tree || isHeldByDesign else {
        return .ownedOutside(screen, by: state.name(of: owner))
      }
      guard screen.rivals.isEmpty else {
        return .contested(screen, by: ([owner] + screen.rivals).map(state.name(of:)))
      }
      isExercised = true
    }
    return isExercised ? .holds : .notExercised
  }

  /// Follows whether there was a coordinator, since the last one may leave screens behind.
  private func loss(_ profile: NavigationProfile) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { $0.hasTree }) { hasMetOne, step in
      guard let state = step.target else { return (hasMetOne, .notExercised) }
      guard !state.hasTree else { return (true, .notExercised) }
      guard hasMetOne, state.isQuiescent, let screen = state.screensToOwn(profile).first
      else { return (hasMetOne, .notExercised) }
      guard let owner = screen.owner else { return (hasMetOne, .ownerless(screen)) }
      return (hasMetOne, .ownedOutside(screen, by: state.name(of: owner)))
    }
  }
}

extension NavigationState {
  /// The screens that must belong to a coordinator.
  fileprivate func screensToOwn(_ profile: NavigationProfile) -> [ViewNode] {
    views.indices.filter {
      views[$0].isScreen && !profile.ownerless.contains(views[$0].name)
        && !exempts(views[$0].name, by: profile.ownerlessWhile) && !isTabToCome($0)
    }.map { views[$0] }
  }

  /// Returns a Boolean value that indicates whether an element is a tab that is not selected, with nothing
  /// in it, of which nobody knows whose it is.
  private func isTabToCome(_ index: Int) -> Bool {
    let tab = views[index]
    guard tab.owner == nil, tab.depth > 0, tab.appearances == 0,
      index + 1 == views.count || views[index + 1].depth <= tab.depth,
      let parent = views[..<index].lastIndex(where: { $0.depth == tab.depth - 1 }),
      case .tabs(let selected) = views[parent].role
    else { return false }
    return views[parent..<index].count { $0.depth == tab.depth } != selected
  }
}

extension Judgment {
  fileprivate static func ownerless(_ screen: ViewNode) -> Judgment {
    .violated("\(screen.title) is \(screen.isHittable ? "visible" : "live") but belongs to nobody.")
  }

  fileprivate static func ownedOutside(_ screen: ViewNode, by name: String) -> Judgment {
    .violated(
      "\(screen.title) is \(screen.isHittable ? "visible" : "live") but belongs to \(name), which "
        + "is not in the tree.")
  }

  fileprivate static func contested(_ screen: ViewNode, by names: [String]) -> Judgment {
    .violated("\(screen.title) belongs to \(names.count) at once: \(listed(names)) store it.")
  }
}
