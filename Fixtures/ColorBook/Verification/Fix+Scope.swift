extension Fix {
  /// Changed bounds of the scope within which it shows that the fix is needed.
  public var scope: [String: Int] {
    switch self {
    // Two screens have to be above the root when it is gone back to.
    case .backToRootPopsAll: ["stack": 3]
    default: [:]
    }
  }
}
