extension RxObservableType {
  // MARK: - Inner observables

  // Those that take an observable let the app's code say '.just(1)', as a driver does.

  /// Sends what the observables send that a closure makes of values.
  public func flatMap<Source: RxObservableConvertibleType>(
    _ change: @escaping (Element) throws -> Source
  ) -> RxObservable<Source.Element> {
    flattened(isLatest: false, change)
  }

  /// Sends what the observable sends that a closure makes of the last value.
  public func flatMapLatest<Source: RxObservableConvertibleType>(
    _ change: @escaping (Element) throws -> Source
  ) -> RxObservable<Source.Element> {
    flattened(isLatest: true, change)
  }

  /// Sends what the observables send that a closure makes of values.
  public func flatMap<Result>(
    _ change: @escaping (Element) throws -> RxObservable<Result>
  ) -> RxObservable<Result> {
    flattened(isLatest: false, change)
  }

  /// Sends what the observable sends that a closure makes of the last value.
  public func flatMapLatest<Result>(
    _ change: @escaping (Element) throws -> RxObservable<Result>
  ) -> RxObservable<Result> {
    flattened(isLatest: true, change)
  }

  private func flattened<Source: RxObservableConvertibleType>(
    isLatest: Bool, _ change: @escaping (Element) throws -> Source
  ) -> RxObservable<Source.Element> {
    RxObservable<Source.Element> { sink in
      let inner = RxInner()
      let outer = self.connect { event in
        switch event {
        case .next(let element):
          if isLatest { inner.endAll() }
          do {
            let source = try change(element)
            inner.running += 1
            var own: (any RxDisposable)?
            let connection = source.connect { event in
              switch event {
              case .next, .error: sink.on(event)
              case .completed:
                inner.end(own)
                if inner.running == 0, inner.isOuterOver { sink.on(.completed) }
              }
            }
            own = connection
            inner.add(connection)
          } catch { sink.on(.error(error)) }
        case .error(let error): sink.on(.error(error))
        case .completed:
          inner.isOuterOver = true
          if inner.running == 0 { sink.on(.completed) }
        }
      }
      return RxDisposables {
        outer.dispose()
        inner.endAll()
      }
    }
  }

  /// Sends what another observable sends when this one is over.
  public func concat(
    _ next: some RxObservableConvertibleType<Element>
  ) -> RxObservable<Element> { concat(next.asObservable()) }

  /// Sends what another observable sends when this one is over.
  public func concat(_ next: RxObservable<Element>) -> RxObservable<Element> {
    RxObservable { sink in
      let serial = RxSerialDisposable()
      let first = self.connect { event in
        if case .completed = event {
          serial.disposable = next.connect(sink.on)
        } else {
          sink.on(event)
        }
      }
      serial.begin(first)
      return serial
    }
  }

  /// Sends what a closure makes of a value and of another observable's last one.
  public func withLatestFrom<Other, Result>(
    _ other: some RxObservableConvertibleType<Other>,
    resultSelector: @escaping (Element, Other) throws -> Result
  ) -> RxObservable<Result> {
    RxObservable<Result> { sink in
      let last = RxPair<Other, Never>()
      let connection = other.connect { if let element = $0.element { last.first = element } }
      let source = self.compactMap { element in
        try last.first.map { try resultSelector(element, $0) }
      }
      return RxDisposables.create(connection, source.connect(sink.on))
    }
  }

  /// Sends another observable's last value for each of this one's.
  public func withLatestFrom<Other>(
    _ other: some RxObservableConvertibleType<Other>
  ) -> RxObservable<Other> {
    withLatestFrom(other) { $1 }
  }

  // MARK: - Several observers

  /// Has one connection for all observers, and tells a new one the last values.
  public func share(replay: Int = 0, scope: RxSharing = .whileConnected) -> RxObservable<Element> {
    let hub = RxHub<Element>(replay)
    return RxObservable { sink in
      let own = hub.attach(sink)
      if hub.isIdle { hub.source = self.connect(hub.on) }
      return RxDisposables {
        own.dispose()
        hub.endIfUnused()
      }
    }
  }
}

extension RxObservable {
  // MARK: - Several observables

  /// Sends what any of several sends.
  public static func merge(_ sources: [RxObservable<Element>]) -> RxObservable<Element> {
    RxObservable<RxObservable<Element>>.from(sources).merge()
  }

  /// Sends what any of several sends.
  public static func merge(_ sources: RxObservable<Element>...) -> RxObservable<Element> {
    merge(sources)
  }

  /// Sends what both send last, when either sends.
  public static func combineLatest<First, Second>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>,
    resultSelector: @escaping (First, Second) throws -> Element
  ) -> RxObservable<Element> {
    RxObservable { sink in
      let last = RxPair<First, Second>()
      let send = {
        guard let first = last.first, let second = last.second else { return }
        do { sink.on(.next(try resultSelector(first, second))) } catch { sink.on(.error(error)) }
      }
      return RxDisposables.create(
        first.connect { event in
          if let element = event.element { last.first = element }
          last.pass(event, to: sink, send)
        },
        second.connect { event in
          if let element = event.element { last.second = element }
          last.pass(event, to: sink, send)
        })
    }
  }

  /// Sends what both send last, when either sends.
  public static func combineLatest<First, Second>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>
  ) -> RxObservable<(First, Second)> where Element == (First, Second) {
    combineLatest(first, second) { ($0, $1) }
  }
}

/// How long a shared observable keeps its last values.
public enum RxSharing {
  case whileConnected, forever
}

/// The connections to inner observables.
private final class RxInner {
  var running = 0
  var isOuterOver = false
  private var connections: [any RxDisposable] = []

  func add(_ connection: any RxDisposable) {
    connections.removeAll(where: \.isDisposed)
    if !connection.isDisposed { connections.append(connection) }
  }

  func end(_ connection: (any RxDisposable)?) {
    running -= 1
    connections.removeAll { $0 === connection }
  }

  func endAll() {
    running = 0
    let all = connections
    connections = []
    for connection in all { connection.dispose() }
  }
}

/// The last values of two observables.
private final class RxPair<First, Second> {
  var first: First?
  var second: Second?
  private var ended = 0

  func pass<Value, Result>(
    _ event: RxEvent<Value>, to sink: RxSink<Result>, _ send: () -> Void
  ) {
    switch event {
    case .next: send()
    case .error(let error): sink.on(.error(error))
    case .completed:
      ended += 1
      if ended == 2 { sink.on(.completed) }
    }
  }
}

/// What shares one connection.
private final class RxHub<Element>: RxPublishSubject<Element> {
  var source: (any RxDisposable)?
  private let limit: Int
  private var last: [Element] = []

  init(_ limit: Int) {
    self.limit = limit
    super.init()
  }

  var isIdle: Bool { source == nil }

  override func attach(_ sink: RxSink<Element>) -> any RxDisposable {
    for element in last { sink.on(.next(element)) }
    return super.attach(sink)
  }

  override func on(_ event: RxEvent<Element>) {
    if let element = event.element { last = Array((last + [element]).suffix(limit)) }
    super.on(event)
  }

  func endIfUnused() {
    guard !hasObservers else { return }
    let connection = source
    source = nil
    last = []
    connection?.dispose()
  }
}
