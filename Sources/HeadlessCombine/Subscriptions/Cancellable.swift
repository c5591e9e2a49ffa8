/// Something under way that can be called off.
public protocol Cancellable {
  /// Calls it off; a second call does nothing.
  func cancel()
}

/// What is left of a subscription that was over before it returned.
struct NothingToCancel: Cancellable {
  func cancel() {}
}

/// Several subscriptions called off together.
struct CancelAll: Cancellable {
  let all: [any Cancellable]

  func cancel() { for each in all { each.cancel() } }
}
