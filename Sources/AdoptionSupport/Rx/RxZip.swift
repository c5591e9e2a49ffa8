extension RxObservable {
  /// Sends what a closure makes of the first values of all three, then of the second, and so on.
  public static func zip<First, Second, Third>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>, _ third: RxObservable<Third>,
    resultSelector: @escaping (First, Second, Third) throws -> Element
  ) -> RxObservable<Element> {
    zip(RxObservable<(First, Second)>.zip(first, second), third) {
      try resultSelector($0.0, $0.1, $1)
    }
  }

  /// Sends what a closure makes of the first values of all four, then of the second, and so on.
  public static func zip<First, Second, Third, Fourth>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>, _ third: RxObservable<Third>,
    _ fourth: RxObservable<Fourth>,
    resultSelector: @escaping (First, Second, Third, Fourth) throws -> Element
  ) -> RxObservable<Element> {
    zip(first, second, RxObservable<(Third, Fourth)>.zip(third, fourth)) {
      try resultSelector($0, $1, $2.0, $2.1)
    }
  }

  /// Sends what a closure makes of the first values of all five, then of the second, and so on.
  public static func zip<First, Second, Third, Fourth, Fifth>(
    _ first: RxObservable<First>, _ second: RxObservable<Second>, _ third: RxObservable<Third>,
    _ fourth: RxObservable<Fourth>, _ fifth: RxObservable<Fifth>,
    resultSelector: @escaping (First, Second, Third, Fourth, Fifth) throws -> Element
  ) -> RxObservable<Element> {
    zip(first, second, third, RxObservable<(Fourth, Fifth)>.zip(fourth, fifth)) {
      try resultSelector($0, $1, $2, $3.0, $3.1)
    }
  }
}

extension RxSingle {
  /// Has what a closure makes of the values of both, when both have one.
  public static func zip<First, Second>(
    _ first: RxSingle<First>, _ second: RxSingle<Second>,
    resultSelector: @escaping (First, Second) throws -> Element
  ) -> RxSingle<Element> {
    RxSingle(.zip(first.asObservable(), second.asObservable(), resultSelector: resultSelector))
  }

  /// Has what a closure makes of the values of all three, when all have one.
  public static func zip<First, Second, Third>(
    _ first: RxSingle<First>, _ second: RxSingle<Second>, _ third: RxSingle<Third>,
    resultSelector: @escaping (First, Second, Third) throws -> Element
  ) -> RxSingle<Element> {
    RxSingle(
      .zip(
        first.asObservable(), second.asObservable(), third.asObservable(),
        resultSelector: resultSelector))
  }

  /// Has what a closure makes of the values of all four, when all have one.
  public static func zip<First, Second, Third, Fourth>(
    _ first: RxSingle<First>, _ second: RxSingle<Second>, _ third: RxSingle<Third>,
    _ fourth: RxSingle<Fourth>,
    resultSelector: @escaping (First, Second, Third, Fourth) throws -> Element
  ) -> RxSingle<Element> {
    RxSingle(
      .zip(
        first.asObservable(), second.asObservable(), third.asObservable(), fourth.asObservable(),
        resultSelector: resultSelector))
  }

  /// Has what a closure makes of the values of all five, when all have one.
  public static func zip<First, Second, Third, Fourth, Fifth>(
    _ first: RxSingle<First>, _ second: RxSingle<Second>, _ third: RxSingle<Third>,
    _ fourth: RxSingle<Fourth>, _ fifth: RxSingle<Fifth>,
    resultSelector: @escaping (First, Second, Third, Fourth, Fifth) throws -> Element
  ) -> RxSingle<Element> {
    RxSingle(
      .zip(
        first.asObservable(), second.asObservable(), third.asObservable(), fourth.asObservable(),
        fifth.asObservable(), resultSelector: resultSelector))
  }

  /// Has the values of both, when both have one.
  public static func zip<First, Second>(
    _ first: RxSingle<First>, _ second: RxSingle<Second>
  ) -> RxSingle<(First, Second)> where Element == (First, Second) {
    zip(first, second) { ($0, $1) }
  }

  /// Has the values of all singles, when the last of them has one.
  public static func zip(_ singles: some Collection<RxSingle<Element>>) -> RxSingle<[Element]> {
    zip(singles) { $0 }
  }

  /// Has what a closure makes of the values of all singles, when the last of them has one.
  public static func zip<Result>(
    _ singles: some Collection<RxSingle<Element>>,
    resultSelector: @escaping ([Element]) throws -> Result
  ) -> RxSingle<Result> {
    let all = singles.reduce(RxObservable<[Element]>.just([])) { all, single in
      RxObservable.zip(all, single.asObservable()) { $0 + [$1] }
    }
    return RxSingle<Result>(all.map(resultSelector))
  }
}
