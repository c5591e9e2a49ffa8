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

  /// Schedules a block on the queue.
  public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    let block = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    // On Linux each call of 'main' makes an object of its own.
    if label == DispatchQueue.main.label {
      HeadlessPlatform.schedule(.dispatch, block)
    } else {
      async(group: nil, qos: .unspecified, flags: [], execute: block)
    }
  }

  /// Schedules a block on the queue, to run when the deadline has passed.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    let block = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: block)
  }
}
