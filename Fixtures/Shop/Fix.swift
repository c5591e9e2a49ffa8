import NavigationModel

/// The fixes that a form of the app has.
public typealias Fixes = FixSet<Fix>

/// A place of the app that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, SystemFix {
  case controlsAwaitStack
  case goBackNeedsSteps
  case coverKeepsPurchase
  case summaryLeadsHome

  /// The description of the fix.
  public var description: FixDescription {
    switch self {
    case .controlsAwaitStack:
      described(
        "Controls of a stack work only while it stands still.",
        at: "NavigationSetupModifier.attended")
    case .goBackNeedsSteps:
      described("Going back from the root does nothing.", at: "Coordinator.goBack")
    case .coverKeepsPurchase:
      described(
        "A cover keeps its purchase, however often its content is evaluated.",
        at: "ItemCoordinator.redirect")
    case .summaryLeadsHome:
      described(
        "The summary has a button that closes the purchase.", at: "PurchaseSummaryView.body")
    }
  }
}
