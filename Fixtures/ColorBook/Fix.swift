import AdaptiveCoordinator
import NavigationModel

/// The fixes that a form of the app has.
public typealias Fixes = FixSet<Fix>

/// A place of the app, or of its runtime, that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, SystemFix {
  // MARK: the runtime's routes and tasks

  case tasksHoldWeakly
  case routesKeepOrder
  case routesAreWhole
  case stepsAwaitTransition
  case routersAwaitContainer
  case pullbackEndsWithChild

  // MARK: what the runtime's containers report

  case cancelledSwipeStays
  case dragReportsItsSheet
  case longPressIsReported

  // MARK: the runtime's transfers

  case presentNeedsFreeSlot
  case presentingEndsWithReport
  case backToRootPopsAll
  case backToRootDismissesToo
  case dropPopsAll
  case dropDismisses

  // MARK: the runtime's deep links

  case emptyLinkIsIgnored
  case linkAwaitsItsChild

  // MARK: ColorListCoordinator

  case listOpensOneBranch

  /// The description of the fix.
  public var description: FixDescription {
    switch self {
    case .tasksHoldWeakly:
      described("A route's task holds its coordinator weakly.", at: "Coordinator.schedule")
    case .routesKeepOrder:
      described(
        "A coordinator performs its routes in the order in which they were sent.",
        at: "Coordinator.take")
    case .routesAreWhole:
      described(
        "A route is prepared and performed in one turn of the main actor.",
        at: "Coordinator.schedule")
    case .stepsAwaitTransition:
      described(
        "A route waits for the end of a transition that is under way.", at: "Coordinator.prepare")
    case .routersAwaitContainer:
      described(
        "Routers ignore screens while their container is under way.",
        at: "Coordinator.transferFromScreen")
    case .pullbackEndsWithChild:
      described("The subscription of a pullback ends with the child.", at: "Coordinator.pullback")
    case .cancelledSwipeStays:
      described("A swipe that is called off is not reported.", at: "StackContainer.popEnded")
    case .dragReportsItsSheet:
      described(
        "The end of a sheet drag reports the sheet, not the head of the list.",
        at: "StackContainer.presentationControllerDidDismiss")
    case .longPressIsReported:
      described(
        "What leaves the stack by the menu of the back button is reported.", at: "StackContainer")
    case .presentNeedsFreeSlot:
      described(
        "Nothing is presented over what is presented already.", at: "AnyCoordinator.present")
    case .presentingEndsWithReport:
      described(
        "A coordinator presents no more once the container reports what it presented.",
        at: "AnyCoordinator.remove")
    // Two screens have to be above the root when it is gone back to.
    case .backToRootPopsAll:
      described(
        "Going back to the root takes off all screens above it.", at: "AnyCoordinator.goBackToRoot",
        scope: ["stack": 3])
    case .backToRootDismissesToo:
      described(
        "Going back to the root both dismisses and pops.", at: "AnyCoordinator.goBackToRoot")
    case .dropPopsAll:
      described("Dropping takes off all screens above the root.", at: "AnyCoordinator.drop")
    case .dropDismisses:
      described("Dropping dismisses what is presented.", at: "AnyCoordinator.drop")
    case .emptyLinkIsIgnored:
      described("A link without components is ignored.", at: "Coordinator.handle")
    case .linkAwaitsItsChild:
      described(
        "The rest of a link goes to the child that its first component made.",
        at: "Coordinator.handle")
    case .listOpensOneBranch:
      described(
        "A list of colors opens one branch at a time: what else is above it goes.",
        at: "ColorListCoordinator")
    }
  }

  /// The place in the runtime, if it is there.
  var placeInRuntime: WritableKeyPath<RuntimeFixes, Bool>? {
    switch self {
    case .tasksHoldWeakly: \.tasksHoldWeakly
    case .routesKeepOrder: \.routesKeepOrder
    case .routesAreWhole: \.routesAreWhole
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

extension Fixes {
  /// The places of the runtime.
  var ofRuntime: RuntimeFixes {
    var fixes = RuntimeFixes()
    for fix in Fix.allCases where contains(fix) {
      if let place = fix.placeInRuntime { fixes[keyPath: place] = true }
    }
    return fixes
  }
}
