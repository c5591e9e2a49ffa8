/// A type that sends values over time to whoever is attached.
///
/// The operators and subscribers carry the names that apps know. What lies beneath is simpler than
/// on a device: there is no demand, every subscriber wants everything at once.
public protocol Publisher<Output, Failure> {
  /// The kind of values sent.
  associatedtype Output

  /// The kind of error with which the stream may end.
  associatedtype Failure: Error

  /// The storage or subject at the upstream end; of several, the first.
  var source: AnyObject? { get }

  /// Attaches a receiver; a publisher with a current value sends it before this returns.
  func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable
}

/// The receiving end of one subscription, or of one operator within it.
public struct Downstream<Input, Failure: Error> {
  let receive: (Input) -> Void
  let complete: (Subscribers.Completion<Failure>) -> Void

  /// Whether its place among the other receivers matters; a view that only notes a change has none.
  let isOrdered: Bool

  init(
    isOrdered: Bool = true, receive: @escaping (Input) -> Void,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.receive = receive
    self.complete = complete
    self.isOrdered = isOrdered
  }

  /// The same receiver for values of another kind.
  func receiving<Other>(_ receive: @escaping (Other) -> Void) -> Downstream<Other, Failure> {
    Downstream<Other, Failure>(isOrdered: isOrdered, receive: receive, complete: complete)
  }
}

/// A namespace for types that take part in subscriptions.
public enum Subscribers {
  /// How a stream ended.
  public enum Completion<Failure: Error> {
    /// The stream ended as planned.
    case finished
    /// The stream ended with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A namespace for the publishers that operators return.
public enum Publishers {}
