extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// How the stream may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let transform: (Upstream.Output) -> Output

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      upstream.attach(downstream.receiving { downstream.receive(transform($0)) })
    }
  }

  /// Sends what a closure makes of each value, unless that is nothing.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How the stream may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      upstream.attach(
        downstream.receiving {
          if let output = transform($0) { downstream.receive(output) }
        })
    }
  }

  /// Sends what has been made of all values so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// How the stream may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let initial: Output
    let next: (Output, Upstream.Output) -> Output

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      var result = initial
      return upstream.attach(
        downstream.receiving {
          result = next(result, $0)
          downstream.receive(result)
        })
    }
  }

  /// Runs closures on the way.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How the stream may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let connection = upstream.attach(
        Downstream(
          isOrdered: downstream.isOrdered,
          receive: {
            receiveOutput?($0)
            downstream.receive($0)
          },
          complete: {
            receiveCompletion?($0)
            downstream.complete($0)
          }))
      guard let receiveCancel else { return connection }
      return CancelAll(all: [CancelAction(action: receiveCancel), connection])
    }
  }
}

private struct CancelAction: Cancellable {
  let action: () -> Void

  func cancel() { action() }
}

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends what a closure makes of each value, unless that is nothing.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends what has been made of all values so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initial: initialResult, next: nextPartialResult)
  }

  /// Runs closures when values, the end or a cancellation pass.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel)
  }
}
