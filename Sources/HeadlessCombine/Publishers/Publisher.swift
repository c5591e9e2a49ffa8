/// A type that sends values over time to its receivers.
///
/// The operators and subscribers have the names that apps use. The protocol beneath is simpler than
/// on a device: there is no demand, and every subscriber receives everything immediately.
public protocol Publisher<Output, Failure> {
  /// The kind of values sent.
  associatedtype Output

  /// The kind of error with which the publisher may fail.
  associatedtype Failure: Error

  /// The storage or subject at the upstream end; the first if there are several.
  var source: AnyObject? { get }

  /// Attaches a receiver; a publisher with a current value sends it before this returns.
  func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable
}

/// The receiving end of one subscription, or of one operator within it.
public struct Downstream<Input, Failure: Error> {
  let receive: (Input) -> Void
  let complete: (Subscribers.Completion<Failure>) -> Void

  /// A Boolean value that indicates whether the order among the receivers matters. A view that only
  /// records a change has none.
  let isOrdered: Bool

  /// The memory of the operators between the source and the end of the subscription; nil where there
  /// are none.
  let memory: OperatorMemory?

  init(
    isOrdered: Bool = true, memory: OperatorMemory? = nil, receive: @escaping (Input) -> Void,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.receive = receive
    self.complete = complete
    self.isOrdered = isOrdered
    self.memory = memory
  }

  /// Returns the receiving end of an operator before this receiver, with the same end.
  func receiving<Other>(_ receive: @escaping (Other) -> Void) -> Downstream<Other, Failure> {
    receiving(receive, complete: complete)
  }

  /// Returns the receiving end of an operator before this receiver.
  func receiving<Other, OtherFailure>(
    _ receive: @escaping (Other) -> Void,
    complete: @escaping (Subscribers.Completion<OtherFailure>) -> Void
  ) -> Downstream<Other, OtherFailure> {
    Downstream<Other, OtherFailure>(
      isOrdered: isOrdered, memory: memory, receive: receive, complete: complete)
  }
}

/// A namespace for types that take part in subscriptions.
public enum Subscribers {
  /// The ways in which a publisher can end.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A namespace for the publishers that operators return.
public enum Publishers {}
