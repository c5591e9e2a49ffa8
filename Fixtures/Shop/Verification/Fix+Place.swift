extension Fix {
  /// The place in the code that the fix changes.
  public var place: String {
    switch self {
    case .controlsAwaitStack: "NavigationSetupModifier.attended"
    case .goBackNeedsSteps: "Coordinator.goBack"
    case .coverKeepsPurchase: "ItemCoordinator.redirect"
    case .summaryLeadsHome: "PurchaseSummaryView.body"
    }
  }
}
