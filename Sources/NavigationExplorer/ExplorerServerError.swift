/// The reason why no page can be served.
package struct ExplorerServerError: Error, Hashable, CustomStringConvertible {
  /// The port; 0 for any that is free.
  package var port: UInt16
  /// What the system says.
  package var reason: String

  /// The fact and the cure.
  package var description: String {
    port == 0
      ? "No port of this machine can be listened on: \(reason)."
      : "Port \(port) can't be listened on: \(reason). Choose another one with '--port', or leave it out."
  }
}
