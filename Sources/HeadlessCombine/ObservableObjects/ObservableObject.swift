/// An object that notifies its observers before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before a published property of the object changes.
  public var objectWillChange: ObservableObjectPublisher { PublishedFields.publisher(of: self) }
}

/// The publisher of changes that an observable object has by default.
public final class ObservableObjectPublisher: HeadlessPublisher {
  /// The kind of values that the publisher sends.
  public typealias Output = Void
  /// The kind of error with which the publisher may fail.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { self }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Void, Never>) -> any Cancellable {
    subscribers.add(downstream)
  }

  /// Sends that the object is about to change.
  public func send() { subscribers.send(()) }
}

extension ObservableObject {
  /// Adds a closure that runs before the object changes, without effects and choices, for views.
  package func onWillChange(_ notify: @escaping () -> Void) -> any Cancellable {
    objectWillChange.attach(
      Downstream(isOrdered: false, receive: { _ in notify() }, complete: { _ in }))
  }
}
