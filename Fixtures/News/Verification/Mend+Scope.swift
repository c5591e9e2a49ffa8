extension Mend {
  /// Changed bounds of the scope within which it shows that the mend is needed.
  public var scope: [String: Int] {
    switch self {
    // Dropping has to leave two screens behind.
    case .dropPopsAll: ["stack": 3]
    default: [:]
    }
  }
}
