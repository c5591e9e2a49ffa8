extension Publishers {
  /// Sends the same values, and another kind of error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    public var source: AnyObject? { upstream.source }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      upstream.attach(
        Downstream(
          isOrdered: downstream.isOrdered, receive: downstream.receive,
          complete: {
            switch $0 {
            case .finished: downstream.complete(.finished)
            case .failure(let error): downstream.complete(.failure(transform(error)))
            }
          }))
    }
  }

  /// Sends a value in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    let upstream: Upstream
    let output: Output

    public var source: AnyObject? { upstream.source }

    public func attach(_ downstream: Downstream<Output, Never>) -> any Cancellable {
      upstream.attach(
        Downstream(
          isOrdered: downstream.isOrdered, receive: downstream.receive,
          complete: {
            if case .failure = $0 { downstream.receive(output) }
            downstream.complete(.finished)
          }))
    }
  }
}

extension Publisher {
  /// Sends the same values, and another kind of error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Sends a value in place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publisher where Failure == Never {
  /// Takes on a kind of error that never comes.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    mapError(noError)
  }
}

/// There is no value to call this with.
private func noError<E: Error>(_ never: Never) -> E {}
