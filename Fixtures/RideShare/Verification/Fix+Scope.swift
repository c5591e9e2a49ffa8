extension Fix {
  /// Changed bounds of the scope within which it shows that the fix is needed.
  public var scope: [String: Int] {
    switch self {
    // The root view has to appear twice.
    case .appStartsOnce: ["appearances": 2]
    // Two logins have to be under way at once.
    case .loginNeedsOffline: ["pending": 2, "logins": 2]
    default: [:]
    }
  }
}
