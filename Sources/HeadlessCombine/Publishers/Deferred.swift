/// A publisher that makes another one for each receiver, when that attaches.
public struct Deferred<DeferredPublisher: Publisher>: HeadlessPublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher of what a closure makes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// None: each receiver has a publisher of its own.
  public var source: AnyObject? { nil }

  /// Attaches a receiver.
  public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
    createPublisher().attach(downstream)
  }
}
