import NavigationModel

/// A publisher of one result, which may come later and is kept for later receivers.
public final class Future<Output, Failure: Error>: HeadlessPublisher, PlatformValueBox {
  /// A closure that fulfills the future; a second call does nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subscribers = SubscriberList<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Creates a future and immediately begins the work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in settle($0) }
  }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { self }

  /// The result, once there is one.
  public var boxedValue: Any { result as Any }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    guard let result else { return subscribers.add(downstream) }
    switch result {
    case .success(let output):
      downstream.receive(output)
      downstream.complete(.finished)
    case .failure(let error):
      downstream.complete(.failure(error))
    }
    return NothingToCancel()
  }

  private func settle(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let output):
      subscribers.send(output)
      subscribers.complete(.finished)
    case .failure(let error):
      subscribers.complete(.failure(error))
    }
  }
}
