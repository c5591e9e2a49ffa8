extension Publishers {
  /// A publisher that sends each value on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let scheduler: Context

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      upstream.attach(
        downstream.receiving(
          { value in scheduler.schedule { downstream.receive(value) } },
          complete: { completion in scheduler.schedule { downstream.complete(completion) } }))
    }
  }
}

extension Publisher {
  /// Sends each value on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }
}
