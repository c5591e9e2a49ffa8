extension Mend {
  /// What the mend changes, in one sentence.
  var summary: String {
    switch self {
    case .purchaseIsKept:
      "The item's coordinator keeps its purchase, however often the views are evaluated."
    }
  }
}
