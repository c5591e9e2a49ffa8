extension Mend {
  /// What the mend changes, in one sentence.
  public var summary: String {
    switch self {
    case .purchaseIsKept:
      "The item's coordinator keeps its purchase, however often the views are evaluated."
    }
  }
}
