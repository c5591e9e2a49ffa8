@_exported import Dispatch
import NavigationModel

/// A type that runs work later, or immediately.
public protocol Scheduler {
  /// Schedules the work.
  func schedule(_ action: @escaping () -> Void)

  /// Schedules the work, to run when an interval has passed.
  func schedule(
    after interval: SchedulerTimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A scheduler that runs work immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared instance.
  public static let shared = ImmediateScheduler()

  /// Runs the work immediately.
  public func schedule(_ action: @escaping () -> Void) { action() }

  /// Runs the work immediately: no time passes.
  public func schedule(
    after interval: SchedulerTimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return NothingToCancel()
  }
}

/// An action that waits for its time, unless it is cancelled before.
final class LateAction: Cancellable {
  private var action: (() -> Void)?
  /// Ends the wait; it also keeps alive what waits.
  var didCancel: () -> Void = {}

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() {
    let action = action
    self.action = nil
    didCancel = {}
    action?()
  }

  func cancel() {
    let end = didCancel
    action = nil
    didCancel = {}
    end()
  }
}

// The main queue runs nothing by itself here: the driver of the platform decides when a block runs.
// The compiler prefers the methods below to the queue's own for blocks of the main actor, because
// they need no default arguments.

extension DispatchQueue: Scheduler {
  // On Linux each call of 'main' makes an object of its own.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// Schedules the work.
  public func schedule(_ action: @escaping () -> Void) {
    if isMain { return HeadlessPlatform.schedule(.dispatch, action) }
    let block = unsafeBitCast(action, to: (@Sendable () -> Void).self)
    async(group: nil, qos: .unspecified, flags: [], execute: block)
  }

  /// Schedules the work, to run when an interval has passed.
  public func schedule(
    after interval: SchedulerTimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let late = LateAction(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: .now() + .nanoseconds(interval.nanoseconds))
    let run = late.run
    timer.setEventHandler(handler: unsafeBitCast(run, to: (@Sendable () -> Void).self))
    late.didCancel = timer.cancel
    timer.resume()
    return late
  }

  /// Schedules a block on the queue.
  public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    let block = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    if isMain {
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
