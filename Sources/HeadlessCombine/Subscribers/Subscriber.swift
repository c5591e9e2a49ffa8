/// A type that receives values of a publisher, as many as it asks for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input

  /// The kind of error with which the publisher may fail.
  associatedtype Failure: Error

  /// Tells the subscriber that it is subscribed, and may ask for values.
  func receive(subscription: any Subscription)

  /// Tells the subscriber of a value.
  ///
  /// - Returns: how many values more than before it asks for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that the publisher has ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
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
extension Subscribers.Completion: Codable where Failure: Codable {}

/// A subscriber that hides the type of another one, or that closures make.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the subscriber.
  public let combineIdentifier: CombineIdentifier

  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (Input) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that hides the given one.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    receiveSubscription = subscriber.receive(subscription:)
    receiveValue = subscriber.receive(_:)
    receiveCompletion = subscriber.receive(completion:)
  }

  /// Creates a subscriber that sends everything on to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    combineIdentifier = CombineIdentifier(subject)
    receiveSubscription = { subject.send(subscription: $0) }
    receiveValue = {
      subject.send($0)
      return .none
    }
    receiveCompletion = { subject.send(completion: $0) }
  }

  /// Creates a subscriber of closures; what has none does nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    self.receiveSubscription = receiveSubscription ?? { _ in }
    self.receiveValue = receiveValue ?? { _ in .none }
    self.receiveCompletion = receiveCompletion ?? { _ in }
  }

  /// Tells the subscriber that it is subscribed.
  public func receive(subscription: any Subscription) { receiveSubscription(subscription) }

  /// Tells the subscriber of a value.
  public func receive(_ input: Input) -> Subscribers.Demand { receiveValue(input) }

  /// Tells the subscriber that the publisher has ended.
  public func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion(completion)
  }
}
