import NavigationModel

/// The subscriber that an app's own publisher sees: it stands for a receiver of the stand-in, and asks
/// for everything.
final class ReceivingEnd<Input, Failure: Error>: Subscriber, Cancellable {
  private var downstream: Downstream<Input, Failure>?
  private var subscription: (any Subscription)?
  /// The connection to a publisher of the stand-in, to which the app's own one has led.
  private var upstream: (any Cancellable)?

  init(_ downstream: Downstream<Input, Failure>) {
    self.downstream = downstream
    downstream.memory?.add { [weak self] in self?.text }
  }

  func receive(subscription: any Subscription) {
    guard downstream != nil, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream?.receive(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let ended = end() else { return }
    ended.complete(completion)
  }

  /// Attaches the receiver to a publisher of the stand-in, without any demand.
  func attach<P: Publisher>(to publisher: P) where P.Output == Input, P.Failure == Failure {
    guard let downstream else { return }
    let connection = publisher.attach(
      downstream.receiving(
        { _ = self.receive($0) }, complete: { self.receive(completion: $0) }))
    if self.downstream == nil { connection.cancel() } else { upstream = connection }
  }

  func cancel() {
    let (subscription, upstream) = (subscription, upstream)
    guard end() != nil else { return }
    subscription?.cancel()
    upstream?.cancel()
  }

  private func end() -> Downstream<Input, Failure>? {
    let ended = downstream
    downstream = nil
    subscription = nil
    upstream = nil
    return ended
  }

  /// The values that an app's own subscription keeps, as a text; nil where there are none.
  private var text: String? {
    guard let subscription else { return nil }
    if let known = subscription as? any PlatformSubscription {
      return known.memory.isEmpty ? nil : known.memory
    }
    return ValueText.fields(of: subscription)
  }
}
