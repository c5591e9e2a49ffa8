extension String {
  /// The kind of a platform event, such as `back`; empty for an event that acts on no container.
  var gesture: Substring {
    firstIndex(of: "@").map { self[..<$0] } ?? ""
  }

  /// Where a platform event acts, such as `tab(library)`.
  var gestureAddress: Substring {
    firstIndex(of: "@").map { self[index(after: $0)...] } ?? ""
  }

  /// Whether a platform event is that of a finger that lets go of what it held.
  var letsGo: Bool { gesture.hasSuffix(".finish") || gesture.hasSuffix(".cancel") }
}
