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

/// The one thread of the headless platform.
enum Isolation {
  /// Runs code of the main actor where the compiler cannot know that it is the main actor's turn.
  ///
  /// Asking the runtime would trap under drivers and test runners that settle on one thread other
  /// than the process's first. The headless platform is confined to the thread of its driver.
  static func assumed<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: (() throws -> T).self)()
    }
  }
}
