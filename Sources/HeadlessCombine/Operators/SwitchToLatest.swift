extension Publishers {
  /// A publisher that sends the values of the latest publisher that it was sent.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: HeadlessPublisher
  where Upstream.Output == NewPublisher, Upstream.Failure == NewPublisher.Failure {
    /// The kind of values that the publisher sends.
    public typealias Output = NewPublisher.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = NewPublisher.Failure

    let upstream: Upstream

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let switching = Switching(downstream)
      switching.connection.begin(
        upstream.attach(
          downstream.receiving({ switching.take($0) }, complete: { switching.completeUpstream($0) })
        ))
      return switching.connection
    }
  }

  /// The connection to the latest publisher, and what says when that and the first one are over.
  final class Switching<Output, Failure: Error> {
    let connection = LatestConnection()
    private let downstream: Downstream<Output, Failure>
    /// The memory of the operators of the latest publisher; nil where it is over, or none came yet.
    private var latest: OperatorMemory?
    private var isUpstreamOver = false

    init(_ downstream: Downstream<Output, Failure>) {
      self.downstream = downstream
      downstream.memory?.add { [weak self] in self?.text }
    }

    private var text: String? {
      var parts = isUpstreamOver ? ["the publisher is over"] : []
      if let latest { parts.append(latest.text.isEmpty ? "1 inner" : "1 inner (\(latest.text))") }
      return parts.isEmpty ? nil : "switchToLatest: " + parts.joined(separator: ", ")
    }

    func take<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
      let memory = OperatorMemory()
      latest = memory
      connection.replace {
        publisher.attach(
          Downstream(
            isOrdered: downstream.isOrdered, memory: memory,
            receive: { if self.latest === memory { self.downstream.receive($0) } },
            complete: { if self.latest === memory { self.completeLatest($0) } }))
      }
    }

    private func completeLatest(_ completion: Subscribers.Completion<Failure>) {
      latest = nil
      if case .finished = completion, !isUpstreamOver { return }
      end(completion)
    }

    func completeUpstream(_ completion: Subscribers.Completion<Failure>) {
      isUpstreamOver = true
      if case .finished = completion, latest != nil { return }
      end(completion)
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
      latest = nil
      connection.cancel()
      downstream.complete(completion)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher that this one sent, and no more of those before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the latest publisher that this one sent, and no more of those before.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.MapError<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}
