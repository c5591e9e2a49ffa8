// The same file makes two modules, one over each implementation of Combine.
#if OPEN_COMBINE
  import OpenCombine
#else
  import HeadlessCombine
#endif

/// An app's own publisher: it counts, as far as it is asked to.
private struct Counting: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let end: Int

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: CountingSubscription(subscriber, upTo: end))
  }
}

private final class CountingSubscription<S: Subscriber>: Subscription
where S.Input == Int, S.Failure == Never {
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var next = 0
  private let end: Int
  private var isSending = false

  init(_ subscriber: S, upTo end: Int) {
    self.subscriber = subscriber
    self.end = end
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    while self.demand > 0, next < end, let subscriber {
      self.demand -= 1
      next += 1
      self.demand += subscriber.receive(next)
    }
    isSending = false
    guard next == end, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: .finished)
  }

  func cancel() { subscriber = nil }
}

/// An app's own subscriber: it asks when it is told to, and for some more with each value.
private final class Asking: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  private let note: (String) -> Void
  private let more: [Int]
  private var count = 0
  var subscription: (any Subscription)?

  init(more: [Int], note: @escaping (String) -> Void) {
    self.more = more
    self.note = note
  }

  func receive(subscription: any Subscription) {
    note("subscribed")
    self.subscription = subscription
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    note("\(input)")
    count += 1
    return more.isEmpty ? .none : .max(more[count % more.count])
  }

  func receive(completion: Subscribers.Completion<Never>) {
    note("finished")
    subscription = nil
  }
}

/// An app's own publishers and subscribers, with those of Combine between them.
///
/// A step is three numbers. No subject has more than one subscriber, so that there is one order.
public final class SubscriberMachine {
  private let passing = PassthroughSubject<Int, Never>()
  private let current = CurrentValueSubject<Int, Never>(0)
  private var askers: [Asking] = []
  private var kept: [AnyCancellable] = []
  private var isTaken = [false, false]

  /// What each subscriber heard.
  public private(set) var heard: [[String]] = []

  public init() {}

  /// Does a step; numbers that stand for nothing possible are passed over.
  public func run(_ step: Int, _ a: Int, _ b: Int) {
    switch step % 8 {
    case 0: subscribe(to: a % 7, more: b)
    case 1, 2, 3:
      if !askers.isEmpty { askers[a % askers.count].subscription?.request(.max(1 + b % 3)) }
    case 4: passing.send(b)
    case 5: current.send(b)
    case 6: if b == 0, !askers.isEmpty { cancel(a % askers.count) }
    default: if b == 0 { finish(a) }
    }
  }

  private func cancel(_ number: Int) {
    askers[number].subscription?.cancel()
    askers[number].subscription = nil
  }

  private func finish(_ number: Int) {
    if number % 2 == 0 {
      passing.send(completion: .finished)
    } else {
      current.send(completion: .finished)
    }
  }

  private func subscribe(to source: Int, more: Int) {
    if source < 2 {
      guard !isTaken[source] else { return }
      isTaken[source] = true
    }
    let number = heard.count
    heard.append([])
    let note: (String) -> Void = { [unowned self] in heard[number].append($0) }
    let asker = Asking(more: [[], [0, 1], [1]][more % 3], note: note)
    switch source {
    case 0: passing.subscribe(asker)
    case 1: current.subscribe(asker)
    case 2: Just(7).subscribe(asker)
    case 3: Counting(end: 3).subscribe(asker)
    case 4: Counting(end: 4).map { $0 * 10 }.subscribe(AnySubscriber(asker))
    case 5:
      let sink = Counting(end: 3).filter { $0 != 2 }.sink(
        receiveCompletion: { _ in note("finished") }, receiveValue: { note("\($0)") })
      kept.append(sink)
      return
    default: Empty<Int, Never>().subscribe(asker)
    }
    askers.append(asker)
  }
}
