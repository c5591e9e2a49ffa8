extension Publishers {
  /// A publisher that a closure attaches, as those that operators make of others.
  ///
  /// Apple's have a type for each operator, which code rarely names.
  public struct Derived<Output, Failure: Error>: HeadlessPublisher {
    /// The storage or subject at the upstream end.
    public let source: AnyObject?

    private let connect: (Downstream<Output, Failure>) -> any Cancellable

    init(
      from source: AnyObject?, _ connect: @escaping (Downstream<Output, Failure>) -> any Cancellable
    ) {
      self.source = source
      self.connect = connect
    }

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
      self.init(from: publisher.source, publisher.attach)
    }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      connect(downstream)
    }
  }
}
