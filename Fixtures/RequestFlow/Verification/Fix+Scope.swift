extension Fix {
  /// Changed bounds of the scope within which it shows that the fix is needed.
  public var scope: [String: Int] {
    switch self {
    // Two calls have to wait for their contexts at once.
    case .callsTakeTurns: ["pending": 2, "requests": 2]
    // Another event has to come before the call's turn.
    case .callsWaitForTransitions, .tabIsChosenWhenAsked: ["race": 1]
    default: [:]
    }
  }
}
