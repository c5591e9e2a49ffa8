// Re-exported so that the stand-in below takes the place of the real queue wherever both are seen.
@_exported import Dispatch
import NavigationModel

/// A queue whose blocks run when the platform's run loop gets to them, one at a time.
///
/// All queues are alike: which runnable block runs next is up to the driver.
public final class DispatchQueue: Scheduler, Sendable {
  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "main")

  private static let background = DispatchQueue(label: "global")

  /// The queue's name.
  public let label: String

  /// Makes a queue.
  public init(label: String) { self.label = label }

  /// The queue for work that need not run on the main thread.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  /// Runs a block later.
  public func async(execute work: @escaping @Sendable () -> Void) {
    HeadlessPlatform.schedule(.dispatch) { work() }
  }

  /// Runs the work when its turn comes.
  public func schedule(_ action: @escaping () -> Void) {
    HeadlessPlatform.schedule(.dispatch, action)
  }
}
