/// A publisher through which code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all receivers.
  func send(_ value: Output)

  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}
