import Foundation
import NavigationModel

/// The subscription of an app's own subscriber to a publisher of the stand-in: it passes on as many
/// values as were asked for.
///
/// What comes before it is asked for waits where the publisher makes its values for each subscriber,
/// such as `Just`. A current value and a published property keep the last one. Of a subject without
/// memory, and of notifications, it is gone.
final class Feed<S: Subscriber>: Subscription, PlatformSubscription {
  private enum Keeping { case all, last, nothing }

  private var subscriber: S?
  private(set) var source: AnyObject?
  private var demand = Subscribers.Demand.none
  private var waiting: [S.Input] = []
  private var completion: Subscribers.Completion<S.Failure>?
  private let keeping: Keeping
  private var connect: (() -> any Cancellable)?
  private var upstream: (any Cancellable)?
  private var isDraining = false
  private let operators = OperatorMemory()

  init<P: Publisher>(_ subscriber: S, of publisher: P) {
    self.subscriber = subscriber
    source = publisher.source
    keeping =
      if source is any ForgetsValues || publisher is any SendsUnasked {
        .nothing
      } else if source == nil {
        .all
      } else {
        .last
      }
  }

  var isLive: Bool { subscriber != nil }

  /// What the operators keep, what waits, and how many values the subscriber still asks for.
  var memory: String {
    let parts = [
      operators.text, demand == .unlimited ? "" : "demand: \(demand)",
      waiting.isEmpty ? "" : "waiting: \(ValueText.full(waiting))",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Tells the subscriber, and connects to what sends by itself; others wait until they are asked.
  func begin<P: Publisher>(with publisher: P) where P.Output == S.Input, P.Failure == S.Failure {
    HeadlessPlatform.record(.subscribed, source)
    connect = { [operators] in
      publisher.attach(
        Downstream(
          memory: operators, receive: { self.take($0) }, complete: { self.complete($0) }))
    }
    subscriber?.receive(subscription: self)
    if keeping != .all { open() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard isLive, demand > 0 else { return }
    self.demand += demand
    open()
    drain()
  }

  func cancel() {
    guard isLive else { return }
    end(saying: "")
  }

  /// Connects to the publisher, once.
  private func open() {
    guard let connect else { return }
    self.connect = nil
    let connection = connect()
    // A value sent on connecting may have ended it already.
    if isLive { upstream = connection } else { connection.cancel() }
  }

  private func take(_ value: S.Input) {
    guard isLive else { return }
    if demand > 0, waiting.isEmpty, !isDraining { return pass(value) }
    switch keeping {
    case .all: waiting.append(value)
    case .last: waiting = [value]
    case .nothing: if demand > 0 { pass(value) }
    }
  }

  private func pass(_ value: S.Input) {
    guard let subscriber else { return }
    demand -= 1
    HeadlessPlatform.record(.delivered, source, ValueText.brief(value))
    demand += subscriber.receive(value)
    drain()
  }

  /// Passes on what waits, as far as it is asked for.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while demand > 0, isLive, !waiting.isEmpty { pass(waiting.removeFirst()) }
    isDraining = false
    if waiting.isEmpty, let completion { finish(completion) }
  }

  private func complete(_ completion: Subscribers.Completion<S.Failure>) {
    guard isLive else { return }
    if keeping == .all, !waiting.isEmpty {
      self.completion = completion
    } else {
      finish(completion)
    }
  }

  private func finish(_ completion: Subscribers.Completion<S.Failure>) {
    guard let subscriber else { return }
    end(saying: "completed")
    subscriber.receive(completion: completion)
  }

  private func end(saying detail: String) {
    HeadlessPlatform.record(.unsubscribed, source, detail)
    let released = (subscriber, connect, upstream)
    subscriber = nil
    connect = nil
    upstream = nil
    source = nil
    waiting = []
    completion = nil
    released.2?.cancel()
    operators.removeAll()
  }
}

/// A publisher without a source that sends, or ends, whether it is asked or not.
protocol SendsUnasked {}

extension NotificationCenter.Publisher: SendsUnasked {}

extension Empty: SendsUnasked {}

extension Fail: SendsUnasked {}

/// A source that keeps no value for who does not ask for one.
protocol ForgetsValues: AnyObject {}

extension PassthroughSubject: ForgetsValues {}

extension ObservableObjectPublisher: ForgetsValues {}
