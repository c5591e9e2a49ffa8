extension Fix {
  /// Changed bounds of the scope within which it shows that the fix is needed.
  public var scope: [String: Int] {
    switch self {
    // Two results of one kind have to be owed at once.
    case .errandsRunOnce, .loginRunsOnce: ["pending": 2]
    default: [:]
    }
  }
}
