/// The one thread of the headless platform.
package enum Isolation {
  /// Runs code of the main actor where the compiler cannot know that it is the main actor's turn.
  ///
  /// Asking the runtime would trap under drivers and test runners that settle on one thread other
  /// than the process's first. The headless platform is confined to the thread of its driver.
  @inlinable
  package static func assumed<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: (() throws -> T).self)()
    }
  }
}
