/// The isolation of the headless platform, which runs on one thread.
package enum Isolation {
  /// Runs code isolated to the main actor where the compiler cannot know that it runs on the main
  /// actor.
  ///
  /// Asking the runtime would trap under drivers and test runners that work on another thread than
  /// the first of the process. The headless platform is confined to the thread of its driver.
  @inlinable
  package static func assumed<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: (() throws -> T).self)()
    }
  }
}
