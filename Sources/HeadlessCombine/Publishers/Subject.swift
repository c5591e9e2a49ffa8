import NavigationModel

/// A publisher through which code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all receivers.
  func send(_ value: Output)

  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)

  /// Tells the subject of a subscription whose values it sends on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// A subject without memory: a new receiver gets only the values that are sent later.
public final class PassthroughSubject<Output, Failure: Error>: Subject, HeadlessPublisher,
  PlatformValueBox
{
  private let subscribers = SubscriberList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?

  /// Creates a subject.
  public init() {}

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { self }

  /// The end, if the stream has ended.
  public var boxedValue: Any { completion as Any }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    subscribers.add(downstream, endedBy: completion)
  }

  /// Sends a value to all receivers.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    subscribers.complete(completion)
  }

  /// Asks a subscription for everything.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
