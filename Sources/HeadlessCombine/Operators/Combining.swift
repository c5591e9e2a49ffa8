extension Publishers {
  /// A publisher that sends the latest values of two publishers whenever either sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: HeadlessPublisher
  where A.Failure == B.Failure {
    /// The kind of values that the publisher sends.
    public typealias Output = (A.Output, B.Output)
    /// The kind of error with which the publisher may fail.
    public typealias Failure = A.Failure

    let a: A
    let b: B

    /// Creates a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { a.source ?? b.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let ending = Ending(downstream, waitingFor: 2)
      var lastA: A.Output?
      var lastB: B.Output?
      downstream.memory?.add {
        guard lastA != nil || lastB != nil else { return nil }
        return "combineLatest: \(ValueText.full(lastA as Any)) and \(ValueText.full(lastB as Any))"
      }
      func send() {
        if let lastA, let lastB { downstream.receive((lastA, lastB)) }
      }
      let connections: [any Cancellable] = [
        a.attach(
          ending.receiving {
            lastA = $0
            send()
          }),
        b.attach(
          ending.receiving {
            lastB = $0
            send()
          }),
      ]
      return CancelAll(all: connections)
    }
  }

  /// A publisher that sends the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: HeadlessPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The kind of values that the publisher sends.
    public typealias Output = A.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = A.Failure

    let a: A
    let b: B

    /// Creates a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { a.source ?? b.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let ending = Ending(downstream, waitingFor: 2)
      let receiver = ending.receiving(downstream.receive)
      return CancelAll(all: [a.attach(receiver), b.attach(receiver)])
    }
  }

  /// A publisher that sends given values before those of another publisher.
  public struct Prepend<Upstream: Publisher>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let elements: [Output]

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      for element in elements { downstream.receive(element) }
      return upstream.attach(downstream)
    }
  }
}

/// Finishes a receiver when all of its publishers have finished, or one of them failed.
final class Ending<Output, Failure: Error> {
  private let downstream: Downstream<Output, Failure>
  private var open: Int

  init(_ downstream: Downstream<Output, Failure>, waitingFor count: Int) {
    self.downstream = downstream
    open = count
    // The receiver holds its memory.
    downstream.memory?.add { [weak self] in
      guard let self, open < count else { return nil }
      return "\(open) of \(count) publishers left"
    }
  }

  func receiving<Input>(_ receive: @escaping (Input) -> Void) -> Downstream<Input, Failure> {
    downstream.receiving(receive) { completion in
      guard self.open > 0 else { return }
      if case .failure = completion { self.open = 0 } else { self.open -= 1 }
      if self.open == 0 { self.downstream.complete(completion) }
    }
  }
}

extension Publisher {
  /// Sends the latest values of both publishers whenever either sends.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Transforms the latest values of both publishers whenever either sends.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Sends the values of both publishers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends given values before those of the publisher.
  public func prepend(_ elements: Output...) -> Publishers.Prepend<Self> {
    Publishers.Prepend(upstream: self, elements: elements)
  }
}
