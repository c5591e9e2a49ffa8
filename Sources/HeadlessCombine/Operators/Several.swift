extension Publishers {
  /// A publisher that sends the latest values of three publishers whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: HeadlessPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    let a: A
    let b: B
    let c: C

    /// Creates a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public var source: AnyObject? { a.source ?? b.source ?? c.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.attach(downstream)
    }
  }

  /// A publisher that sends the latest values of four publishers whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    HeadlessPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    let three: CombineLatest3<A, B, C>
    let d: D

    /// Creates a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      three = CombineLatest3(a, b, c)
      self.d = d
    }

    public var source: AnyObject? { three.source ?? d.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      CombineLatest(three, d).map { ($0.0, $0.1, $0.2, $1) }.attach(downstream)
    }
  }

  /// A publisher that sends the values of many publishers.
  public struct MergeMany<Upstream: Publisher>: HeadlessPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of several.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of those of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public var source: AnyObject? { publishers.lazy.compactMap(\.source).first }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      guard !publishers.isEmpty else {
        downstream.complete(.finished)
        return NothingToCancel()
      }
      let ending = Ending(downstream, waitingFor: publishers.count)
      let receiver = ending.receiving(downstream.receive)
      return CancelAll(all: publishers.map { $0.attach(receiver) })
    }
  }

  /// A publisher that sends the values of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: HeadlessPublisher
  where
    A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Creates a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      all = MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)])
    }

    public var source: AnyObject? { all.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      all.attach(downstream)
    }
  }

  /// A publisher that sends the values of four publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: HeadlessPublisher
  where
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Creates a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)])
    }

    public var source: AnyObject? { all.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      all.attach(downstream)
    }
  }
}

extension Publisher {
  /// Sends the latest values of three publishers whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Transforms the latest values of three publishers whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the latest values of four publishers whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Transforms the latest values of four publishers whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// Sends the values of three publishers.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the values of four publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Sends the values of five publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
    ])
  }

  /// Sends the values of this publisher and of another one of its type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
