/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity; a second call does nothing.
  func cancel()
}

/// The result of a subscription that ended before it was returned.
struct NothingToCancel: Cancellable {
  func cancel() {}
}

/// Several subscriptions that are cancelled together.
struct CancelAll: Cancellable {
  let all: [any Cancellable]

  func cancel() { for each in all { each.cancel() } }
}
