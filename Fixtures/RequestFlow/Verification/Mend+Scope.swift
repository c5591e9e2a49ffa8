extension Mend {
  /// Changed bounds of the scope within which it shows that the mend is needed.
  public var scope: [String: Int] {
    switch self {
    // Another event has to come before the call's turn.
    case .callsTakeTurns, .tabIsChosenWhenAsked: ["race": 1]
    default: [:]
    }
  }
}
