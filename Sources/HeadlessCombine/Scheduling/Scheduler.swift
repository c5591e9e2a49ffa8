/// Something that runs work later, or at once.
public protocol Scheduler {
  /// Runs the work when its turn comes.
  func schedule(_ action: @escaping () -> Void)
}

/// A scheduler that does not wait.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only one needed.
  public static let shared = ImmediateScheduler()

  /// Runs the work when its turn comes.
  public func schedule(_ action: @escaping () -> Void) { action() }
}
