import Foundation
import NavigationModel

extension RunLoop: Scheduler {
  /// Schedules the work.
  public func schedule(_ action: @escaping () -> Void) {
    if self == RunLoop.main { return HeadlessPlatform.schedule(.dispatch, action) }
    perform(unsafeBitCast(action, to: (@Sendable () -> Void).self))
  }

  /// Schedules the work, to run when an interval has passed.
  public func schedule(
    after interval: SchedulerTimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let late = LateAction(action)
    nonisolated(unsafe) let run = late.run
    let timer = Timer(timeInterval: Double(interval.nanoseconds) / 1e9, repeats: false) { _ in
      run()
    }
    add(timer, forMode: .common)
    late.didCancel = timer.invalidate
    return late
  }
}

extension OperationQueue: Scheduler {
  /// Schedules the work.
  public func schedule(_ action: @escaping () -> Void) {
    if self == OperationQueue.main { return HeadlessPlatform.schedule(.dispatch, action) }
    addOperation(unsafeBitCast(action, to: (@Sendable () -> Void).self))
  }

  /// Schedules the work, to run when an interval has passed.
  public func schedule(
    after interval: SchedulerTimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let late = LateAction(action)
    guard self != OperationQueue.main else {
      return DispatchQueue.main.schedule(after: interval, late.run)
    }
    nonisolated(unsafe) let run = late.run
    return DispatchQueue.main.schedule(after: interval) { [weak self] in self?.schedule(run) }
  }
}
