/// A place of the app that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, Hashable, Sendable, CaseIterable {
  // MARK: BaseFlowCoordinator

  /// A coordinator ignores a start while it is started.
  case startsOnce
  /// A start reaches the coordinator's children.
  case startReachesChildren
  /// A stop reaches the coordinator's children.
  case stopReachesChildren
  /// The app's life cycle reaches the coordinator's children.
  case lifeCycleReachesChildren
  /// A stop ends the calls that are on their way, and no others are taken until the next start.
  case stopEndsCalls
  /// A coordinator handles one call after the other, in the order in which they came.
  case callsTakeTurns
  /// A call is ignored when its screen is gone, or covered, by the time it is handled.
  case outdatedCallsAreIgnored
  /// A call is handled when nothing on the coordinator's stack is moving.
  case callsWaitForTransitions

  // MARK: AppCoordinator

  /// The player is the first screen of the home flow.
  case playerLivesAtHome
  /// What no child could handle is ignored, not passed down again.
  case handedUpStaysUp
  /// A call goes to the child in whose tab it was asked.
  case tabIsChosenWhenAsked

  // MARK: DismissManager

  /// With nothing presented, dismissing takes the top screen off the stack.
  case dismissPops
}
