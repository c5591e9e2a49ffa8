extension Publishers {
  /// Sends each value when a scheduler gets to it.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How the stream may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let scheduler: Context

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      upstream.attach(
        Downstream(
          isOrdered: downstream.isOrdered,
          receive: { value in scheduler.schedule { downstream.receive(value) } },
          complete: { completion in scheduler.schedule { downstream.complete(completion) } }))
    }
  }
}

extension Publisher {
  /// Sends each value when a scheduler gets to it.
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }
}
