extension Fix {
  /// What the fix changes, in one sentence.
  public var summary: String {
    switch self {
    case .controlsAwaitStack: "Controls of a stack work only while it stands still."
    case .goBackNeedsSteps: "Going back from the root does nothing."
    case .coverKeepsPurchase:
      "A cover keeps its purchase, however often its content is evaluated."
    case .summaryLeadsHome: "The summary has a button that closes the purchase."
    }
  }
}
