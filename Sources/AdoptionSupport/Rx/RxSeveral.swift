extension RxObservableType where Element: RxObservableConvertibleType {
  /// Sends what any of the observables sends that it sends.
  public func merge() -> RxObservable<Element.Element> { flatMap { $0 } }

  /// Sends what the last of the observables sends that it sends.
  public func switchLatest() -> RxObservable<Element.Element> { flatMapLatest { $0 } }
}

extension RxObservable {
  // MARK: - The last values of more than two

  /// Sends what a closure makes of what all three send last, when any sends.
  public static func combineLatest<First, Second, Third>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>,
    _ third: RxObservable<Third>,
    resultSelector: @escaping (First, Second, Third) throws -> Element
  ) -> RxObservable<Element> {
    let pair = RxObservable<(First, Second)>.combineLatest(first, second)
    return combineLatest(pair, third) { try resultSelector($0.0, $0.1, $1) }
  }

  /// Sends what all three send last, when any sends.
  public static func combineLatest<First, Second, Third>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>,
    _ third: RxObservable<Third>
  ) -> RxObservable<(First, Second, Third)> where Element == (First, Second, Third) {
    combineLatest(first, second, third) { ($0, $1, $2) }
  }

  /// Sends what a closure makes of what all four send last, when any sends.
  public static func combineLatest<First, Second, Third, Fourth>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>,
    _ third: RxObservable<Third>,
    _ fourth: RxObservable<Fourth>,
    resultSelector: @escaping (First, Second, Third, Fourth) throws -> Element
  ) -> RxObservable<Element> {
    let pair = RxObservable<(Third, Fourth)>.combineLatest(third, fourth)
    return combineLatest(first, second, pair) { try resultSelector($0, $1, $2.0, $2.1) }
  }

  /// Sends what all four send last, when any sends.
  public static func combineLatest<First, Second, Third, Fourth>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>,
    _ third: RxObservable<Third>,
    _ fourth: RxObservable<Fourth>
  ) -> RxObservable<(First, Second, Third, Fourth)>
  where Element == (First, Second, Third, Fourth) {
    combineLatest(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  // MARK: - In turn

  /// Sends what a closure makes of the first value of each, then of the second, and so on.
  public static func zip<First, Second>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>,
    resultSelector: @escaping (First, Second) throws -> Element
  ) -> RxObservable<Element> {
    RxObservable { sink in
      let (firsts, seconds) = (RxWaiting<First>(), RxWaiting<Second>())
      let send = {
        do {
          while !firsts.values.isEmpty, !seconds.values.isEmpty {
            let (first, second) = (firsts.values.removeFirst(), seconds.values.removeFirst())
            sink.on(.next(try resultSelector(first, second)))
          }
        } catch { sink.on(.error(error)) }
        // No two values can meet any more.
        if firsts.isOver || seconds.isOver { sink.on(.completed) }
      }
      return RxDisposables.create(
        first.connect { firsts.take($0, failing: sink, send) },
        second.connect { seconds.take($0, failing: sink, send) })
    }
  }

  /// Sends the first value of each, then the second, and so on.
  public static func zip<First, Second>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>
  ) -> RxObservable<(First, Second)> where Element == (First, Second) {
    zip(first, second) { ($0, $1) }
  }
}

/// The values of an observable that wait for those of another one.
private final class RxWaiting<Value> {
  var values: [Value] = []
  private var isEnded = false

  /// A Boolean value that indicates whether none waits, and none comes.
  var isOver: Bool { isEnded && values.isEmpty }

  func take<Result>(_ event: RxEvent<Value>, failing sink: RxSink<Result>, _ send: () -> Void) {
    switch event {
    case .next(let value): values.append(value)
    case .error(let error): sink.on(.error(error))
    case .completed: isEnded = true
    }
    send()
  }
}
