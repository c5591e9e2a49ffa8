/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  /// How the stream may fail.
  public typealias Failure = Never

  /// The value sent.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { nil }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Never>) -> any Cancellable {
    downstream.receive(output)
    downstream.complete(.finished)
    return NothingToCancel()
  }
}

/// A publisher that sends nothing and finishes, unless told to stay open.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the stream ends at once.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { nil }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    if completeImmediately { downstream.complete(.finished) }
    return NothingToCancel()
  }
}

/// A publisher that ends with an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error sent.
  public let error: Failure

  /// Makes a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { nil }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    downstream.complete(.failure(error))
    return NothingToCancel()
  }
}
