/// The calls by which a coordinator tells the verifier what leaves no trace in an object.
///
/// Everything else about a coordinator is read off its live object. That `start()` or `stop()` was
/// *called*, that it went back to its root, or that something was asked of it, shows nowhere, and
/// invariants such as StopIsFinal need it. Outside the verifier the calls do nothing, and keep
/// nothing alive.
public enum Lifecycle {
  /// The function that is told of the calls; nil outside the verifier.
  package nonisolated(unsafe) static var listener: ((LifecycleCall) -> Void)?

  /// Says that the coordinator's `start()` was called; to be its first line.
  public static func started(_ coordinator: AnyObject) { listener?(.started(coordinator)) }

  /// Says that the coordinator's `stop()` returns; to be its last line.
  public static func stopped(_ coordinator: AnyObject) { listener?(.stopped(coordinator)) }

  /// Says that the coordinator has gone back to its root in a container; to be the last line of
  /// what does so.
  ///
  /// Judged at once, before the same event goes on: what is on its way out, such as a sheet whose
  /// dismissal has begun, counts as gone. See BackToRootReachesRoot.
  ///
  /// - Parameter container: the navigation controller whose root is meant; of a split view that of
  ///   the column, or the compact one while collapsed.
  public static func wentBackToRoot(_ coordinator: AnyObject, in container: AnyObject) {
    listener?(.wentBackToRoot(coordinator, in: container))
  }

  /// Says that something was asked of the app, such as a step of a state machine or a named
  /// request; sooner or later one of ``handled(_:)`` and ``refused(_:)`` must follow.
  ///
  /// - Parameter request: what was asked; by this name it is found again. See
  ///   EveryDestinationResolves.
  public static func requested(_ request: @autoclosure () -> String) {
    listener?(.requested(request()))
  }

  /// Says that a request was done.
  public static func handled(_ request: @autoclosure () -> String) {
    listener?(.handled(request()))
  }

  /// Says that a request, a route or a link was refused on purpose.
  public static func refused(_ request: @autoclosure () -> String) {
    listener?(.refused(request()))
  }
}

/// A call of ``Lifecycle``, as its listener hears it.
package enum LifecycleCall {
  case started(AnyObject)
  case stopped(AnyObject)
  case wentBackToRoot(AnyObject, in: AnyObject)
  case requested(String)
  case handled(String)
  case refused(String)
}
