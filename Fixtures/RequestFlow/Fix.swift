import NavigationModel

/// The fixes that a form of the app has.
public typealias Fixes = FixSet<Fix>

/// A place of the app that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, SystemFix {
  // MARK: BaseFlowCoordinator

  case startsOnce
  case startReachesChildren
  case stopReachesChildren
  case lifeCycleReachesChildren
  case stopEndsCalls
  case callsTakeTurns
  case outdatedCallsAreIgnored
  case callsWaitForTransitions

  // MARK: AppCoordinator

  case playerLivesAtHome
  case handedUpStaysUp
  case tabIsChosenWhenAsked

  // MARK: DismissManager

  case dismissPops

  /// The description of the fix.
  public var description: FixDescription {
    switch self {
    case .startsOnce:
      described(
        "A coordinator ignores a start while it is started.", at: "BaseFlowCoordinator.start")
    case .startReachesChildren:
      described("A start reaches the coordinator's children.", at: "BaseFlowCoordinator.start")
    case .stopReachesChildren:
      described("A stop reaches the coordinator's children.", at: "BaseFlowCoordinator.stop")
    case .lifeCycleReachesChildren:
      described(
        "The app's life cycle reaches the coordinator's children.",
        at: "BaseFlowCoordinator.didEnterBackground, willEnterForeground")
    case .stopEndsCalls:
      described(
        "A stop ends the calls that are on their way; no others are taken until the next start.",
        at: "BaseFlowCoordinator.stop, take")
    // Two calls have to wait for their contexts at once.
    case .callsTakeTurns:
      described(
        "A coordinator handles one call after the other, in the order in which they came.",
        at: "BaseFlowCoordinator.take", scope: ["pending": 2, "requests": 2])
    case .outdatedCallsAreIgnored:
      described(
        "A call is ignored when its screen is gone, or covered, by the time it is handled.",
        at: "BaseFlowCoordinator.handle")
    // Another event has to come before the call's turn.
    case .callsWaitForTransitions:
      described(
        "A call is handled when nothing on the coordinator's stack is moving.",
        at: "BaseFlowCoordinator.whenStill", scope: ["race": 1])
    case .playerLivesAtHome:
      described("The player is the first screen of the home flow.", at: "AppCoordinator.showTabs")
    case .handedUpStaysUp:
      described(
        "What no child could handle is ignored, not passed down again.", at: "AppCoordinator.take")
    // Another event has to come before the call's turn.
    case .tabIsChosenWhenAsked:
      described(
        "A call goes to the child in whose tab it was asked.", at: "AppCoordinator.take",
        scope: ["race": 1])
    case .dismissPops:
      described(
        "With nothing presented, dismissing takes the top screen off the stack.",
        at: "DismissManager")
    }
  }
}
