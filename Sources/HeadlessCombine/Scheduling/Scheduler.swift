/// A type that runs work later, or immediately.
public protocol Scheduler {
  /// Schedules the work.
  func schedule(_ action: @escaping () -> Void)
}

/// A scheduler that runs work immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared instance.
  public static let shared = ImmediateScheduler()

  /// Runs the work immediately.
  public func schedule(_ action: @escaping () -> Void) { action() }
}
