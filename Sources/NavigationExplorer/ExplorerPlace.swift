/// The place at which an explorer is served.
package struct ExplorerPlace: Hashable, Sendable {
  /// The port; 0 for any that is free.
  package var port: UInt16
  /// The token in the address; nil for a new one.
  package var token: String?

  /// Makes a place.
  package init(port: UInt16, token: String? = nil) {
    (self.port, self.token) = (port, token)
  }
}
