extension Publishers {
  /// A publisher that converts the errors of another publisher.
  public struct MapError<Upstream: Publisher, Failure: Error>: HeadlessPublisher {
    public typealias Output = Upstream.Output

    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    public var source: AnyObject? { upstream.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      upstream.attach(
        downstream.receiving(
          downstream.receive,
          complete: {
            switch $0 {
            case .finished: downstream.complete(.finished)
            case .failure(let error): downstream.complete(.failure(transform(error)))
            }
          }))
    }
  }

  /// A publisher that replaces an error by a value.
  public struct ReplaceError<Upstream: Publisher>: HeadlessPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    let upstream: Upstream
    let output: Output

    public var source: AnyObject? { upstream.source }

    public func attach(_ downstream: Downstream<Output, Never>) -> any Cancellable {
      upstream.attach(
        downstream.receiving(
          downstream.receive,
          complete: {
            if case .failure = $0 { downstream.receive(output) }
            downstream.complete(.finished)
          }))
    }
  }
}

extension Publisher {
  /// Converts errors with a closure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Replaces an error by a value.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publisher where Failure == Never {
  /// Changes the type of errors of a publisher that never fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    mapError(noError)
  }
}

/// Never called, because there is no value to call it with.
private func noError<E: Error>(_ never: Never) -> E {}
