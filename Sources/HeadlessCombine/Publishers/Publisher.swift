/// A type that sends values over time to its receivers.
///
/// An app's own publisher says how it receives a subscriber, and everything else follows. Those of the
/// stand-in attach receivers directly: where no subscriber of an app's own asks, there is no demand,
/// and everything is received at once.
public protocol Publisher<Output, Failure> {
  /// The kind of values sent.
  associatedtype Output

  /// The kind of error with which the publisher may fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Apps call `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure

  /// The storage or subject at the upstream end; the first if there are several.
  var source: AnyObject? { get }

  /// Attaches a receiver; a publisher with a current value sends it before this returns.
  func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable
}

extension Publisher {
  /// None is known of a publisher that is a value.
  public var source: AnyObject? { nil }

  /// Attaches a receiver that asks for everything.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    let end = ReceivingEnd(downstream)
    receive(subscriber: end)
    return end
  }

  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject, as long as the result is kept.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

extension Publisher where Self: AnyObject {
  /// The publisher itself.
  public var source: AnyObject? { self }
}

/// A publisher of the stand-in, which attaches receivers directly.
public protocol HeadlessPublisher: Publisher {}

extension HeadlessPublisher {
  /// Attaches a subscriber, which gets as many values as it asks for.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    if let end = subscriber as? ReceivingEnd<Output, Failure> {
      end.attach(to: self)
    } else {
      Feed(subscriber, of: self).begin(with: self)
    }
  }
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

/// A namespace for the publishers that operators return.
public enum Publishers {}
