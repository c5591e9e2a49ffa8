extension Publishers {
  /// A publisher that sends the values of two publishers in pairs: the first ones, the second ones, and so on.
  ///
  /// It finishes when one of them has finished and none of its values waits.
  public struct Zip<A: Publisher, B: Publisher>: HeadlessPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    let a: A
    let b: B

    /// Creates a publisher of pairs.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public var source: AnyObject? { a.source ?? b.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let gate = Gate(left: 1)
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      var (isFirstOver, isSecondOver) = (false, false)
      downstream.memory?.add {
        if first.isEmpty, second.isEmpty, !isFirstOver, !isSecondOver { return nil }
        return "zip: \(ValueText.full(first)) and \(ValueText.full(second))"
          + (isFirstOver ? ", the first has finished" : "")
          + (isSecondOver ? ", the second has finished" : "")
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        guard !gate.isClosed else { return }
        gate.close()
        downstream.complete(completion)
      }
      func send() {
        while !gate.isClosed, !first.isEmpty, !second.isEmpty {
          downstream.receive((first.removeFirst(), second.removeFirst()))
        }
        if isFirstOver && first.isEmpty || isSecondOver && second.isEmpty { end(.finished) }
      }
      let connections: [any Cancellable] = [
        a.attach(
          downstream.receiving(
            {
              first.append($0)
              send()
            },
            complete: {
              if case .failure = $0 { return end($0) }
              isFirstOver = true
              send()
            })),
        b.attach(
          downstream.receiving(
            {
              second.append($0)
              send()
            },
            complete: {
              if case .failure = $0 { return end($0) }
              isSecondOver = true
              send()
            })),
      ]
      gate.connection = CancelAll(all: connections)
      // What was sent at once may have ended it already.
      if gate.isClosed { gate.close() }
      return gate
    }
  }

  /// A publisher that sends the values of three publishers in triples.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: HeadlessPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    let two: Zip<A, B>
    let c: C

    /// Creates a publisher of triples.
    public init(_ a: A, _ b: B, _ c: C) { (two, self.c) = (Zip(a, b), c) }

    public var source: AnyObject? { two.source ?? c.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      Zip<Zip<A, B>, C>(two, c).map { ($0.0, $0.1, $1) }.attach(downstream)
    }
  }

  /// A publisher that sends the values of four publishers in quadruples.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: HeadlessPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    let three: Zip3<A, B, C>
    let d: D

    /// Creates a publisher of quadruples.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (three, self.d) = (Zip3(a, b, c), d) }

    public var source: AnyObject? { three.source ?? d.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      Zip<Zip3<A, B, C>, D>(three, d).map { ($0.0, $0.1, $0.2, $1) }.attach(downstream)
    }
  }
}

extension Publisher {
  /// Sends the values of both publishers in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure { Publishers.Zip(self, other) }

  /// Transforms the values of both publishers, pair by pair.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Sends the values of three publishers in triples.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Transforms the values of three publishers, triple by triple.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the values of four publishers in quadruples.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
}
