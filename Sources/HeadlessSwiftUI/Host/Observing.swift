import Observation

/// Reads of observable objects, and how they lead to another look.
@MainActor
enum Observing {
  /// Runs the app's code; the node gets another look once anything that was read changes.
  static func track<T>(_ body: () -> T, invalidating handle: NodeHandle) -> T {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      return withObservationTracking(body) { handle.invalidate() }
    }
    return body()
  }
}
