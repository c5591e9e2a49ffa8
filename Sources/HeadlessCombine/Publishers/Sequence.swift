extension Publishers {
  /// A publisher that sends the values of a sequence and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: HeadlessPublisher {
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    public var source: AnyObject? { nil }

    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      for element in sequence { downstream.receive(element) }
      downstream.complete(.finished)
      return NothingToCancel()
    }
  }
}

extension Sequence {
  /// A publisher that sends the values and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public typealias Publisher = Publishers.Sequence<[Wrapped], Never>

  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}

extension Result {
  /// A publisher that sends a value and finishes, or fails.
  public struct Publisher: HeadlessPublisher {
    public typealias Output = Success

    /// What is sent.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) { self.result = result }

    /// Creates a publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }

    /// Creates a publisher of an error.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public var source: AnyObject? { nil }

    public func attach(_ downstream: Downstream<Success, Failure>) -> any Cancellable {
      switch result {
      case .success(let value):
        downstream.receive(value)
        downstream.complete(.finished)
      case .failure(let error): downstream.complete(.failure(error))
      }
      return NothingToCancel()
    }
  }

  /// A publisher that sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }
}
