extension Fix {
  /// What the fix changes, in one sentence.
  public var summary: String {
    switch self {
    case .startsOnce: "A coordinator ignores a start while it is started."
    case .startReachesChildren: "A start reaches the coordinator's children."
    case .stopReachesChildren: "A stop reaches the coordinator's children."
    case .lifeCycleReachesChildren: "The app's life cycle reaches the coordinator's children."
    case .stopEndsCalls:
      "A stop ends the calls that are on their way; no others are taken until the next start."
    case .callsTakeTurns:
      "A coordinator handles one call after the other, in the order in which they came."
    case .outdatedCallsAreIgnored:
      "A call is ignored when its screen is gone, or covered, by the time it is handled."
    case .callsWaitForTransitions:
      "A call is handled when nothing on the coordinator's stack is moving."
    case .playerLivesAtHome: "The player is the first screen of the home flow."
    case .handedUpStaysUp: "What no child could handle is ignored, not passed down again."
    case .tabIsChosenWhenAsked: "A call goes to the child in whose tab it was asked."
    case .dismissPops:
      "With nothing presented, dismissing takes the top screen off the stack."
    }
  }
}
