extension Fix {
  /// The place in the code that the fix changes.
  public var place: String {
    switch self {
    case .startsOnce: "BaseFlowCoordinator.start"
    case .startReachesChildren: "BaseFlowCoordinator.start"
    case .stopReachesChildren: "BaseFlowCoordinator.stop"
    case .lifeCycleReachesChildren: "BaseFlowCoordinator.didEnterBackground, willEnterForeground"
    case .stopEndsCalls: "BaseFlowCoordinator.stop, take"
    case .callsTakeTurns: "BaseFlowCoordinator.take"
    case .outdatedCallsAreIgnored: "BaseFlowCoordinator.handle"
    case .callsWaitForTransitions: "BaseFlowCoordinator.whenStill"
    case .playerLivesAtHome: "AppCoordinator.showTabs"
    case .handedUpStaysUp: "AppCoordinator.take"
    case .tabIsChosenWhenAsked: "AppCoordinator.take"
    case .dismissPops: "DismissManager"
    }
  }
}
