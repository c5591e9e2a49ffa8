@_exported import Dispatch
import NavigationModel

// The main queue runs nothing by itself here: whoever drives the platform decides when a block's
// turn comes. The methods below are chosen over the queue's own for blocks of the main actor, and
// because they need no default arguments.

extension DispatchQueue: Scheduler {
  /// Runs the work when its turn comes.
  public func schedule(_ action: @escaping () -> Void) {
    HeadlessPlatform.schedule(.dispatch, action)
  }

  /// Runs a block of the main queue when its turn comes.
  public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    HeadlessPlatform.schedule(.dispatch) {
      unsafeBitCast(work, to: (@Sendable () -> Void).self)()
    }
  }

  /// Runs a block of the main queue when its turn comes, which may be before the time is over: a
  /// search that looks at every order of events needs no seconds.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    async(execute: work)
  }
}
