extension Publishers {
  /// A publisher that transforms each value with a closure.
  public struct Map<Upstream: Publisher, Output>: HeadlessPublisher {
    /// The kind of error with which the publisher may fail.
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

  /// A publisher that transforms each value with a closure and leaves out `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: HeadlessPublisher {
    /// The kind of error with which the publisher may fail.
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

  /// A publisher that combines each value with the result so far.
  public struct Scan<Upstream: Publisher, Output>: HeadlessPublisher {
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let initial: Output
    let next: (Output, Upstream.Output) -> Output

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      var result = initial
      downstream.memory?.add { "scan: \(ValueText.full(result))" }
      return upstream.attach(
        downstream.receiving {
          result = next(result, $0)
          downstream.receive(result)
        })
    }
  }

  /// A publisher that runs closures when values, the end or a cancellation pass.
  public struct HandleEvents<Upstream: Publisher>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
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
        downstream.receiving(
          {
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
  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Transforms each value with a closure and leaves out `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Combines each value with the result so far, and sends the result.
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
