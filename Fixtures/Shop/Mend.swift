/// A place of the app that is not as it was published, but mended.
///
/// The published app has none of the mends, the repaired one has all of them.
public enum Mend: Int, Hashable, Sendable, CaseIterable {
  /// The item's coordinator keeps its purchase, however often the views are evaluated.
  case purchaseIsKept
}
