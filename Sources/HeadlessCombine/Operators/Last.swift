extension Publishers {
  /// A publisher that sends the last value when its upstream finishes.
  public struct Last<Upstream: Publisher>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      var last: Output?
      downstream.memory?.add { last.map { "last: \(ValueText.full($0))" } }
      return upstream.attach(
        downstream.receiving(
          { last = $0 },
          complete: { completion in
            if case .finished = completion, let value = last { downstream.receive(value) }
            last = nil
            downstream.complete(completion)
          }))
    }
  }
}
