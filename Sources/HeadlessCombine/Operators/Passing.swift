extension Publishers {
  /// How a buffer asks for values. None differs from another here.
  public enum PrefetchStrategy: Sendable { case keepFull, byRequest }

  /// What a buffer does when it is full. None differs from another here.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Sends all values on: between operators nothing waits, so that nothing is kept.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Self { self }

  /// Sends all values on. There is no debugger.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Self { self }

  /// Sends all values on. There is no debugger.
  public func breakpointOnError() -> Self { self }

  /// Sends all values on, and prints nothing.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Self {
    self
  }
}
