/// A place of the app that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, Hashable, Sendable, CaseIterable {
  /// Controls of a stack work only while it stands still.
  case controlsAwaitStack
  /// Going back from the root does nothing.
  case goBackNeedsSteps
  /// A cover keeps its purchase, however often its content is evaluated.
  case coverKeepsPurchase
  /// The summary has a button that closes the purchase.
  case summaryLeadsHome
}
