import AdaptiveCoordinator
import NavigationModel

/// The fixes that a form of the app has.
public typealias Fixes = FixSet<Fix>

/// A place of the app or of its runtime that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, SystemFix {
  // MARK: the runtime

  case tasksHoldWeakly
  case stepsAwaitTransition
  case routersAwaitContainer
  case routersKeepNothing
  case pullbackEndsWithChild
  case cancelledSwipeStays
  case longPressIsReported
  case presentNeedsFreeSlot
  case backToRootPopsAll
  case backToRootDismissesToo
  case dropPopsAll
  case dropDismisses
  case removalReachesDescendants
  case columnsGoBack
  case columnsKeepMeaning
  case adaptationReachesDescendants

  // MARK: the app

  case listIsPushedOnce
  case articleReplacesArticle
  case articleKnowsTheWidth
  case discussionIsTakenUp

  /// The description of the fix.
  public var description: FixDescription {
    switch self {
    // Work has to wait while something else comes in between.
    case .tasksHoldWeakly:
      described(
        "A route's task holds its coordinator weakly.", at: "Coordinator.schedule",
        scope: ["race": 1])
    // Work has to wait while something else comes in between.
    case .stepsAwaitTransition:
      described(
        "A route waits for the end of a transition that is under way, and keeps its place.",
        at: "Coordinator.prepare, Coordinator.take", scope: ["race": 1])
    case .routersAwaitContainer:
      described(
        "Routers ignore screens while their container is under way.",
        at: "Coordinator.transferFromScreen")
    case .routersKeepNothing:
      described("Routers keep no strong router.", at: "UnownedRouter, WeakRouter")
    case .pullbackEndsWithChild:
      described("The subscription of a pullback ends with the child.", at: "Coordinator.pullback")
    case .cancelledSwipeStays:
      described("A swipe that is called off is not reported.", at: "StackContainer.popEnded")
    case .longPressIsReported:
      described(
        "What leaves the stack by the menu of the back button is reported.", at: "StackContainer")
    case .presentNeedsFreeSlot:
      described(
        "Nothing is presented over what is presented already.", at: "AnyCoordinator.present")
    case .backToRootPopsAll:
      described(
        "Going back to the root takes off all screens above it.", at: "AnyCoordinator.goBackToRoot")
    case .backToRootDismissesToo:
      described(
        "Going back to the root both dismisses and pops.", at: "AnyCoordinator.goBackToRoot")
    // Two screens have to be above the root when it is dropped.
    case .dropPopsAll:
      described(
        "Dropping takes off all screens above the root.", at: "AnyCoordinator.drop",
        scope: ["stack": 3])
    case .dropDismisses:
      described("Dropping dismisses what is presented.", at: "AnyCoordinator.drop")
    case .removalReachesDescendants:
      described(
        "Whoever has nothing but what leaves goes with it, and so do those above that had only that.",
        at: "AnyCoordinator.lose")
    case .columnsGoBack:
      described("Going back to the root works in a column, too.", at: "SplitCoordinator.perform")
    // Work has to wait while something else comes in between.
    case .columnsKeepMeaning:
      described(
        "Going back in a column means the screens that were meant when it was asked for.",
        at: "SplitCoordinator.goBackToRoot", scope: ["race": 1])
    case .adaptationReachesDescendants:
      described(
        "Collapsing and expanding give every coordinator below a child its stack.",
        at: "SplitCoordinator.adapt")
    case .listIsPushedOnce:
      described(
        "The list is pushed once; asked for again it is gone back to.", at: "NewsListCoordinator")
    case .articleReplacesArticle:
      described(
        "In a narrow window a new article drops the one that is there.", at: "NewsCoordinator")
    case .articleKnowsTheWidth:
      described(
        "An article looks at the width when it is shown, not when it is asked for.",
        at: "NewsDetailCoordinator")
    case .discussionIsTakenUp:
      described(
        "An article that has a discussion asks it, and makes no second one.",
        at: "NewsDetailCoordinator")
    }
  }

  /// The places in the runtime; none where the fix is one of the app.
  var placesInRuntime: [WritableKeyPath<RuntimeFixes, Bool>] {
    switch self {
    case .tasksHoldWeakly: [\.tasksHoldWeakly]
    // What waits is overtaken, unless steps keep their order.
    case .stepsAwaitTransition: [\.stepsAwaitTransition, \.routesKeepOrder]
    case .routersAwaitContainer: [\.routersAwaitContainer]
    case .routersKeepNothing: [\.routersKeepNothing]
    case .pullbackEndsWithChild: [\.pullbackEndsWithChild]
    case .cancelledSwipeStays: [\.cancelledSwipeStays]
    case .longPressIsReported: [\.longPressIsReported]
    case .presentNeedsFreeSlot: [\.presentNeedsFreeSlot]
    case .backToRootPopsAll: [\.backToRootPopsAll]
    case .backToRootDismissesToo: [\.backToRootDismissesToo]
    case .dropPopsAll: [\.dropPopsAll]
    case .dropDismisses: [\.dropDismisses]
    case .removalReachesDescendants: [\.removalReachesDescendants]
    case .columnsGoBack: [\.columnsGoBack]
    case .columnsKeepMeaning: [\.columnsKeepMeaning]
    case .adaptationReachesDescendants: [\.adaptationReachesDescendants]
    case .listIsPushedOnce, .articleReplacesArticle, .articleKnowsTheWidth, .discussionIsTakenUp:
      []
    }
  }
}

extension Fixes {
  /// The places of the runtime.
  var ofRuntime: RuntimeFixes {
    var fixes = RuntimeFixes()
    for fix in Fix.allCases where contains(fix) {
      for place in fix.placesInRuntime { fixes[keyPath: place] = true }
    }
    return fixes
  }
}
