extension Publishers {
  /// A publisher that transforms each value into a publisher and sends the values of these.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: HeadlessPublisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let transform: (Upstream.Output) -> NewPublisher

    public var source: AnyObject? { upstream.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let inner = InnerConnections(downstream)
      inner.add(inner.upstream) { memory in
        upstream.attach(
          inner.receiving(with: memory) { value in
            let made = transform(value)
            inner.add(OperatorMemory()) {
              made.attach(inner.receiving(with: $0, downstream.receive))
            }
          })
      }
      return inner
    }
  }

  /// The connection to the upstream publisher, and those to the publishers made from its values.
  final class InnerConnections<Output, Failure: Error>: Cancellable {
    private let downstream: Downstream<Output, Failure>
    private var connections: [any Cancellable] = []
    /// The memories of the connections that may still send, in the order of connecting.
    private var open: [OperatorMemory] = []
    private var isOver = false
    /// The memory of the connection to the upstream publisher.
    let upstream = OperatorMemory()

    init(_ downstream: Downstream<Output, Failure>) {
      self.downstream = downstream
      // The receiver holds its memory.
      downstream.memory?.add { [weak self] in self?.text }
    }

    /// Connects a publisher whose operators have a memory of their own.
    func add(_ memory: OperatorMemory, _ attach: (OperatorMemory) -> any Cancellable) {
      guard !isOver else { return }
      open.append(memory)
      let connection = attach(memory)
      if isOver { connection.cancel() } else { connections.append(connection) }
    }

    func receiving<Input>(
      with memory: OperatorMemory, _ receive: @escaping (Input) -> Void
    ) -> Downstream<Input, Failure> {
      Downstream(
        isOrdered: downstream.isOrdered, memory: memory,
        receive: { if !self.isOver { receive($0) } },
        complete: { self.complete($0, of: memory) })
    }

    /// The connections that may still send, as a text; nil while it is the upstream one, which keeps
    /// nothing.
    private var text: String? {
      let made = open.filter { $0 !== upstream }
      var parts = [upstream.text].filter { !$0.isEmpty }
      if made.count == open.count { parts.append("the publisher is over") }
      parts += made.map { $0.text.isEmpty ? "1 inner" : "1 inner (\($0.text))" }
      return parts.isEmpty ? nil : "flatMap: " + parts.joined(separator: ", ")
    }

    func cancel() {
      isOver = true
      let all = connections
      connections = []
      for connection in all { connection.cancel() }
    }

    private func complete(
      _ completion: Subscribers.Completion<Failure>, of memory: OperatorMemory
    ) {
      guard !isOver else { return }
      open.removeAll { $0 === memory }
      if case .failure = completion { open = [] }
      guard open.isEmpty else { return }
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
