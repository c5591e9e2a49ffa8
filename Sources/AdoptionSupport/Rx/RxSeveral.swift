extension RxObservable {
  /// Sends what any of the observables sends that it sends.
  public func merge<Inner>() -> RxObservable<Inner> where Element == RxObservable<Inner> {
    flatMap { $0 }
  }

  /// Sends what the last of the observables sends that it sends.
  public func switchLatest<Inner>() -> RxObservable<Inner> where Element == RxObservable<Inner> {
    flatMapLatest { $0 }
  }

  // MARK: - The last values of more than two

  /// Sends what a closure makes of what all three send last, when any sends.
  public static func combineLatest<First, Second, Third>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>, _ third: RxObservable<Third>,
    resultSelector: @escaping (First, Second, Third) throws -> Element
  ) -> RxObservable<Element> {
    let pair = RxObservable<(First, Second)>.combineLatest(first, second)
    return combineLatest(pair, third) { try resultSelector($0.0, $0.1, $1) }
  }

  /// Sends what all three send last, when any sends.
  public static func combineLatest<First, Second, Third>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>, _ third: RxObservable<Third>
  ) -> RxObservable<(First, Second, Third)> where Element == (First, Second, Third) {
    combineLatest(first, second, third) { ($0, $1, $2) }
  }

  /// Sends what a closure makes of what all four send last, when any sends.
  public static func combineLatest<First, Second, Third, Fourth>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>, _ third: RxObservable<Third>,
    _ fourth: RxObservable<Fourth>,
    resultSelector: @escaping (First, Second, Third, Fourth) throws -> Element
  ) -> RxObservable<Element> {
    let pair = RxObservable<(Third, Fourth)>.combineLatest(third, fourth)
    return combineLatest(first, second, pair) { try resultSelector($0, $1, $2.0, $2.1) }
  }

  /// Sends what all four send last, when any sends.
  public static func combineLatest<First, Second, Third, Fourth>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>, _ third: RxObservable<Third>,
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
      let waiting = RxWaiting<First, Second>()
      let send = {
        do {
          while let (first, second) = waiting.next() {
            sink.on(.next(try resultSelector(first, second)))
          }
        } catch { sink.on(.error(error)) }
        if waiting.isOver { sink.on(.completed) }
      }
      return RxDisposables.create(
        first.connect { event in
          switch event {
          case .next(let element): waiting.first.append(element)
          case .error(let error): sink.on(.error(error))
          case .completed: waiting.isFirstOver = true
          }
          send()
        },
        second.connect { event in
          switch event {
          case .next(let element): waiting.second.append(element)
          case .error(let error): sink.on(.error(error))
          case .completed: waiting.isSecondOver = true
          }
          send()
        })
    }
  }

  /// Sends the first value of each, then the second, and so on.
  public static func zip<First, Second>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>
  ) -> RxObservable<(First, Second)> where Element == (First, Second) {
    zip(first, second) { ($0, $1) }
  }
}

/// The values of two observables that wait for one of the other.
private final class RxWaiting<First, Second> {
  var first: [First] = []
  var second: [Second] = []
  var isFirstOver = false
  var isSecondOver = false

  func next() -> (First, Second)? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    return (first.removeFirst(), second.removeFirst())
  }

  /// A Boolean value that indicates whether no two values can meet any more.
  var isOver: Bool { isFirstOver && first.isEmpty || isSecondOver && second.isEmpty }
}
