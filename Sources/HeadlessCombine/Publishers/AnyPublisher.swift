/// A publisher that hides the type of another publisher.
public struct AnyPublisher<Output, Failure: Error>: HeadlessPublisher {
  /// The storage or subject at the upstream end.
  public let source: AnyObject?

  private let attachment: (Downstream<Output, Failure>) -> any Cancellable

  /// Creates a publisher that hides the given one.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    source = publisher.source
    attachment = publisher.attach
  }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    attachment(downstream)
  }
}

extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
