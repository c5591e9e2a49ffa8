extension Fix {
  /// Changed bounds of the scope within which it shows that the fix is needed.
  public var scope: [String: Int] {
    switch self {
    // Work has to wait while something else comes in between.
    case .tasksHoldWeakly, .routesKeepOrder, .stepsAwaitTransition, .columnsKeepMeaning:
      ["race": 1]
    default: [:]
    }
  }
}
