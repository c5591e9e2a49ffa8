/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The publisher that says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before one of the object's published properties changes.
  public var objectWillChange: ObservableObjectPublisher { PublishedFields.publisher(of: self) }
}

/// The publisher that an observable object has without further ado.
public final class ObservableObjectPublisher: Publisher {
  /// What is sent.
  public typealias Output = Void
  /// How the stream may fail.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { self }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Void, Never>) -> any Cancellable {
    subscribers.add(downstream)
  }

  /// Says that the object is about to change.
  public func send() { subscribers.send(()) }
}

extension ObservableObject {
  /// Calls back before the object changes, unnoticed by effects and choices: the way of a view.
  package func onWillChange(_ notify: @escaping () -> Void) -> any Cancellable {
    objectWillChange.attach(
      Downstream(isOrdered: false, receive: { _ in notify() }, complete: { _ in }))
  }
}
