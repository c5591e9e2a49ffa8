import Observation

/// Tracks reads of observable objects.
@MainActor
enum Observing {
  /// Runs the app's code and requests an update of the node as soon as anything that was read
  /// changes.
  static func track<T>(_ body: () -> T, invalidating handle: NodeHandle) -> T {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      return withObservationTracking(body) { handle.invalidate() }
    }
    return body()
  }
}
