extension Publishers {
  /// A publisher that transforms each value into a publisher and sends the values of these.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let transform: (Upstream.Output) -> NewPublisher

    public var source: AnyObject? { upstream.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let inner = InnerConnections(downstream)
      inner.add {
        upstream.attach(
          inner.receiving { value in
            let made = transform(value)
            inner.add { made.attach(inner.receiving(downstream.receive)) }
          })
      }
      return inner
    }
  }

  /// The connection to the upstream publisher, and those to the publishers made from its values.
  final class InnerConnections<Output, Failure: Error>: Cancellable {
    private let downstream: Downstream<Output, Failure>
    private var connections: [any Cancellable] = []
    private var open = 0
    private var isOver = false

    init(_ downstream: Downstream<Output, Failure>) { self.downstream = downstream }

    func add(_ attach: () -> any Cancellable) {
      guard !isOver else { return }
      open += 1
      let connection = attach()
      if isOver { connection.cancel() } else { connections.append(connection) }
    }

    func receiving<Input>(_ receive: @escaping (Input) -> Void) -> Downstream<Input, Failure> {
      Downstream(
        isOrdered: downstream.isOrdered,
        receive: { if !self.isOver { receive($0) } },
        complete: { self.complete($0) })
    }

    func cancel() {
      isOver = true
      let all = connections
      connections = []
      for connection in all { connection.cancel() }
    }

    private func complete(_ completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      open -= 1
      if case .failure = completion { open = 0 }
      guard open == 0 else { return }
      cancel()
      downstream.complete(completion)
    }
  }
}

extension Publisher {
  /// Transforms each value into a publisher and sends the values of these.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, transform: transform)
  }
}
