// The same file makes two modules, one over each implementation of Combine.
#if OPEN_COMBINE
  import OpenCombine
#else
  import HeadlessCombine
#endif

private final class Model: ObservableObject {
  @Published var x = 0
  @Published var y = 0
}

private enum Mishap: Error { case mishap }

/// Publishers to which the steps of a program subscribe, and through which they send.
///
/// A step is three numbers. What each subscriber hears is independent of the order in which the
/// subscribers of one publisher are served: who acts on others when it hears something is alone.
public final class CombineMachine {
  private let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
  private let current = CurrentValueSubject<Int, Never>(0)
  private let failing = PassthroughSubject<Int, any Error>()
  private let model = Model()
  private var subscriptions: [String: AnyCancellable] = [:]
  private var set: Set<AnyCancellable> = []
  private var listeners: [Int: Int] = [:]
  private var sources: [String: [Int]] = [:]
  private var exclusive: Set<Int> = []
  private var isForwarding = false
  private var isFinished = false

  /// The values that each subscriber heard; a subscription that a subscriber makes is named after
  /// that one.
  public private(set) var heard: [String: [String]] = [:]
  private var count = 0

  public init() {}

  /// The values that can be read of the publishers.
  public var values: [Int] { [model.x, model.y, current.value] }

  /// Does a step; numbers that stand for nothing possible are passed over.
  public func run(_ step: Int, _ a: Int, _ b: Int) {
    switch step % 12 {
    case 0, 1: send(b, to: a % 5)
    case 2, 3, 4, 5: subscribe(a, to: b % 5)
    case 6: subscribeToObject()
    case 7: cancel(a)
    case 8: listenAlone(to: b % 5, again: a % 2 == 0)
    case 9: act(a, on: b % 5)
    case 10: forward(a)
    default: finishOrFail(a, b)
    }
  }

  private func publisher(_ source: Int) -> AnyPublisher<Int, Never> {
    switch source {
    case 0, 1: subjects[source].eraseToAnyPublisher()
    case 2: current.eraseToAnyPublisher()
    case 3: model.$x.eraseToAnyPublisher()
    default: model.$y.eraseToAnyPublisher()
    }
  }

  private func send(_ value: Int, to source: Int) {
    switch source {
    case 0, 1: subjects[source].send(value)
    // What an assignment does to a subject that has finished is not documented.
    case 2 where value % 2 == 0 || isFinished: current.send(value)
    case 2: current.value = value
    case 3: model.x = value
    default: model.y = value
    }
  }

  private func value(of source: Int) -> Int {
    switch source {
    case 0, 1: 0
    case 2: current.value
    case 3: model.x
    default: model.y
    }
  }

  private func note(_ subscriber: String, _ text: String) {
    heard[subscriber, default: []].append(text)
  }

  private var nextName: String { "\(count)" }

  private func keep(
    _ publisher: some Publisher<Int, Never>, from sources: [Int], notingEnd: Bool = true,
    as name: String? = nil, _ act: @escaping (Int) -> Void = { _ in }
  ) {
    let subscriber = name ?? nextName
    if name == nil { count += 1 }
    heard[subscriber] = []
    for source in sources { listeners[source, default: 0] += 1 }
    self.sources[subscriber] = sources
    let subscription = publisher.sink(
      receiveCompletion: { [unowned self] _ in if notingEnd { note(subscriber, "finished") } },
      receiveValue: { [unowned self] in
        note(subscriber, "\($0) while \(sources.map(value(of:)))")
        act($0)
      })
    subscriptions[subscriber] = subscription
  }

  private func subscribe(_ kind: Int, to source: Int) {
    guard !exclusive.contains(source) else { return }
    let from = [source]
    let base = publisher(source)
    switch kind % 10 {
    case 0: keep(base, from: from)
    case 1: keep(base.map { $0 * 2 }.filter { $0 % 3 > 0 }, from: from)
    case 2: keep(base.removeDuplicates(), from: from)
    case 3: keep(base.dropFirst(kind % 3), from: from)
    // OpenCombine lets a prefix finish only when one value more comes.
    case 4: keep(base.prefix(1 + kind % 3), from: from, notingEnd: false)
    case 5: keep(base.scan(0) { $0 + $1 }, from: from)
    case 6: keep(base.compactMap { $0 % 2 == 0 ? $0 : nil }.first(), from: from)
    case 7: keep(base.prepend(7, 8), from: from)
    case 8: keep(base.flatMap { Just($0 + 1) }, from: from)
    default: keep(base.first { $0 > 5 }, from: from)
    }
  }

  private func subscribeToObject() {
    let subscriber = nextName
    count += 1
    sources[subscriber] = []
    subscriptions[subscriber] = model.objectWillChange.sink { [unowned self] in
      note(subscriber, "will change \(values.prefix(2))")
    }
  }

  private func cancel(_ a: Int) {
    let alive = subscriptions.keys.sorted()
    if alive.isEmpty { return }
    let subscriber = alive[a % alive.count]
    let subscription = subscriptions.removeValue(forKey: subscriber)
    // Whether it is cancelled, or only let go of, comes to the same.
    if a % 2 == 0 { subscription?.cancel() }
    for source in sources[subscriber] ?? [] {
      listeners[source, default: 0] -= 1
      if listeners[source] == 0 { exclusive.remove(source) }
    }
  }

  /// Subscribes where nobody else does, and sends on when something comes.
  private func listenAlone(to source: Int, again: Bool) {
    guard listeners[source, default: 0] == 0 else { return }
    // What is sent on to y has a listener already.
    if isForwarding, [0, 3, 4].contains(source) { return }
    exclusive.insert(source)
    keep(publisher(source), from: [source]) { [unowned self] value in
      if value < 100 { send(value + 100, to: source) }
      if again, value < 100 { send(value + 200, to: source) }
    }
  }

  /// Subscribes, and acts on its own behalf when something comes.
  private func act(_ kind: Int, on source: Int) {
    guard !exclusive.contains(source) else { return }
    let subscriber = nextName
    var times = 0
    keep(publisher(source), from: [source]) { [unowned self] _ in
      times += 1
      guard times == 2 else { return }
      if kind % 2 == 0 {
        subscriptions[subscriber]?.cancel()
      } else {
        keep(publisher(source), from: [source], as: "within \(subscriber)")
      }
    }
  }

  private func forward(_ a: Int) {
    guard !isForwarding, exclusive.isDisjoint(with: [0, 3, 4]) else { return }
    isForwarding = true
    if a % 2 == 0 {
      model.$x.map { $0 + 1 }.assign(to: &model.$y)
    } else {
      subjects[0].assign(to: \.y, on: model).store(in: &set)
    }
  }

  private func finishOrFail(_ a: Int, _ b: Int) {
    switch a % 8 {
    case 0: subjects[b % 2].send(completion: .finished)
    case 1:
      isFinished = true
      current.send(completion: .finished)
    case 2: failing.send(completion: .failure(Mishap.mishap))
    case 3, 4: failing.send(b)
    case 5: keep(failing.replaceError(with: -1), from: [])
    default: set = []
    }
  }
}
