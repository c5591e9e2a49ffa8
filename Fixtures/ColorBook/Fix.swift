import AdaptiveCoordinator

/// A place of the app, or of its runtime, that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, Hashable, Sendable, CaseIterable {
  // MARK: the runtime's routes and tasks

  /// A route's task holds its coordinator weakly.
  case tasksHoldWeakly
  /// A coordinator performs its routes in the order in which they were sent.
  case routesKeepOrder
  /// A route waits for the end of a transition that is under way.
  case stepsAwaitTransition
  /// Routers ignore screens while their container is under way.
  case routersAwaitContainer
  /// The subscription of a pullback ends with the child.
  case pullbackEndsWithChild

  // MARK: what the runtime's containers report

  /// A swipe that is called off is not reported.
  case cancelledSwipeStays
  /// The end of a sheet drag reports the sheet, not the head of the list.
  case dragReportsItsSheet
  /// What leaves the stack by the menu of the back button is reported.
  case longPressIsReported

  // MARK: the runtime's transfers

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

  // MARK: the runtime's deep links

  /// A link without components is ignored.
  case emptyLinkIsIgnored
  /// The rest of a link goes to the child that its first component made.
  case linkAwaitsItsChild

  // MARK: ColorListCoordinator

  /// A list of colours opens one branch at a time: what else is above it goes.
  case listOpensOneBranch

  /// The place in the runtime, if it is there.
  var placeInRuntime: WritableKeyPath<RuntimeFixes, Bool>? {
    switch self {
    case .tasksHoldWeakly: \.tasksHoldWeakly
    case .routesKeepOrder: \.routesKeepOrder
    case .stepsAwaitTransition: \.stepsAwaitTransition
    case .routersAwaitContainer: \.routersAwaitContainer
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
    case .emptyLinkIsIgnored: \.emptyLinkIsIgnored
    case .linkAwaitsItsChild: \.linkAwaitsItsChild
    case .listOpensOneBranch: nil
    }
  }
}
