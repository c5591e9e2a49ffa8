extension String {
  /// The kind of a platform event, such as `back`, or an empty text for an event that acts on no
  /// container.
  var gesture: Substring {
    firstIndex(of: "@").map { self[..<$0] } ?? ""
  }

  /// The address where a platform event acts, such as `tab(library)`.
  var gestureAddress: Substring {
    firstIndex(of: "@").map { self[index(after: $0)...] } ?? ""
  }

  /// A Boolean value that indicates whether a platform event lifts the finger that held something.
  var letsGo: Bool { gesture.hasSuffix(".finish") || gesture.hasSuffix(".cancel") }
}
