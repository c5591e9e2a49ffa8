import AdaptiveCoordinator

/// A place of the app or of its runtime that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, Hashable, Sendable, CaseIterable {
  // MARK: the runtime

  /// A route's task holds its coordinator weakly.
  case tasksHoldWeakly
  /// A coordinator performs its routes in the order in which they were sent.
  case routesKeepOrder
  /// A route waits for the end of a transition that is under way.
  case stepsAwaitTransition
  /// Routers ignore screens while their container is under way.
  case routersAwaitContainer
  /// Routers keep no strong router.
  case routersKeepNothing
  /// The subscription of a pullback ends with the child.
  case pullbackEndsWithChild
  /// A swipe that is called off is not reported.
  case cancelledSwipeStays
  /// The end of a sheet drag reports the sheet, not the head of the list.
  case dragReportsItsSheet
  /// What leaves the stack by the menu of the back button is reported.
  case longPressIsReported
  /// Nothing is presented over what is presented already.
  case presentNeedsFreeSlot
  /// A coordinator presents no more once the container reports what it presented.
  case presentingEndsWithReport
  /// Going back to the root takes off all screens above it.
  case backToRootPopsAll
  /// Going back to the root both dismisses and pops.
  case backToRootDismissesToo
  /// Dropping takes off all screens above the root.
  case dropPopsAll
  /// Dropping dismisses what is presented.
  case dropDismisses
  /// A coordinator has its new screens before it replaces those on the stack.
  case setKeepsItsCoordinator
  /// A coordinator that has not shown anything yet is not taken for one that has nothing left.
  case newcomersStay
  /// A coordinator that has nothing but what leaves goes, and so do those above that had only it.
  case removalReachesDescendants
  /// Going back to the root works in a column, too.
  case columnsGoBack
  /// Going back in a column means the screens that were meant when it was asked for.
  case columnsKeepMeaning
  /// Collapsing and expanding give every coordinator below a child its stack.
  case adaptationReachesDescendants

  // MARK: the app

  /// The list is pushed once; asked for again it is gone back to.
  case listIsPushedOnce
  /// In a narrow window a new article drops the one that is there.
  case articleReplacesArticle
  /// An article looks at the width when it is shown, not when it is asked for.
  case articleKnowsTheWidth
  /// An article that has a discussion asks it, and makes no second one.
  case discussionIsTakenUp

  /// The place in the runtime, if it is there.
  var placeInRuntime: WritableKeyPath<RuntimeFixes, Bool>? {
    switch self {
    case .tasksHoldWeakly: \.tasksHoldWeakly
    case .routesKeepOrder: \.routesKeepOrder
    case .stepsAwaitTransition: \.stepsAwaitTransition
    case .routersAwaitContainer: \.routersAwaitContainer
    case .routersKeepNothing: \.routersKeepNothing
    case .pullbackEndsWithChild: \.pullbackEndsWithChild
    case .cancelledSwipeStays: \.cancelledSwipeStays
    case .dragReportsItsSheet: \.dragReportsItsSheet
    case .longPressIsReported: \.longPressIsReported
    case .presentNeedsFreeSlot: \.presentNeedsFreeSlot
    case .presentingEndsWithReport: \.presentingEndsWithReport
    case .backToRootPopsAll: \.backToRootPopsAll
    case .backToRootDismissesToo: \.backToRootDismissesToo
    case .dropPopsAll: \.dropPopsAll
    case .dropDismisses: \.dropDismisses
    case .setKeepsItsCoordinator: \.setKeepsItsCoordinator
    case .newcomersStay: \.newcomersStay
    case .removalReachesDescendants: \.removalReachesDescendants
    case .columnsGoBack: \.columnsGoBack
    case .columnsKeepMeaning: \.columnsKeepMeaning
    case .adaptationReachesDescendants: \.adaptationReachesDescendants
    case .listIsPushedOnce, .articleReplacesArticle, .articleKnowsTheWidth, .discussionIsTakenUp:
      nil
    }
  }
}
