/// A publisher that hides which operators it is made of.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// The storage or subject at the upstream end.
  public let source: AnyObject?

  private let attachment: (Downstream<Output, Failure>) -> any Cancellable

  /// Hides the given publisher.
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
  /// Hides which operators the publisher is made of.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
