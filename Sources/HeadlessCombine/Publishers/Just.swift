/// A publisher that sends one value and finishes.
public struct Just<Output>: HeadlessPublisher {
  /// The kind of error with which the publisher may fail.
  public typealias Failure = Never

  /// The value that is sent.
  public let output: Output

  /// Creates a publisher of one value.
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
public struct Empty<Output, Failure: Error>: HeadlessPublisher {
  /// A Boolean value that indicates whether the publisher finishes immediately.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { nil }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    if completeImmediately { downstream.complete(.finished) }
    return NothingToCancel()
  }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: HeadlessPublisher {
  /// The error that is sent.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { nil }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    downstream.complete(.failure(error))
    return NothingToCancel()
  }
}
