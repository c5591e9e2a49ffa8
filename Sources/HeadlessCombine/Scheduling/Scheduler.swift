@_exported import Dispatch
import NavigationModel

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

// The main queue runs nothing by itself here: the driver of the platform decides when a block runs.
// The compiler prefers the methods below to the queue's own for blocks of the main actor, because
// they need no default arguments.

extension DispatchQueue: Scheduler {
  /// Schedules the work.
  public func schedule(_ action: @escaping () -> Void) {
    HeadlessPlatform.schedule(.dispatch, action)
  }

  /// Schedules a block on the main queue.
  public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    HeadlessPlatform.schedule(.dispatch) {
      unsafeBitCast(work, to: (@Sendable () -> Void).self)()
    }
  }

  /// Schedules a block on the main queue. It may run before the time is over: a search that
  /// explores every order of events needs no seconds.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    async(execute: work)
  }
}
