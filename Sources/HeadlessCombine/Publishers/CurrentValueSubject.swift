import NavigationModel

/// A subject that keeps its last value and sends it to each new receiver.
///
/// Unlike a published property it changes before it notifies: a subscriber that reads the subject
/// finds the new value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, HeadlessPublisher,
  PlatformValueBox
{
  private let subscribers = SubscriberList<Output, Failure>()
  private var current: Output
  private var completion: Subscribers.Completion<Failure>?

  /// Creates a subject with an initial value.
  public init(_ value: Output) { current = value }

  /// The last value that was sent.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { self }

  /// The current value.
  public var boxedValue: Any { current }

  /// The end, if the stream has ended.
  public var boxedRest: [(name: String, value: Any)] { [("completion", completion as Any)] }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    let entry = subscribers.add(downstream, endedBy: completion)
    if entry.isActive { downstream.receive(current) }
    return entry
  }

  /// Sends a value to all receivers.
  public func send(_ value: Output) {
    guard completion == nil else { return }
    current = value
    subscribers.send(value)
  }

  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    subscribers.complete(completion)
  }

  /// Asks a subscription for everything.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
