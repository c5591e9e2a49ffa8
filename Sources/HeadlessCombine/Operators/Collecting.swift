extension Publisher {
  /// Sends all values at once, as the publisher finishes.
  public func collect() -> Publishers.Derived<[Output], Failure> {
    Publishers.Derived(from: source) { downstream in
      var values: [Output] = []
      downstream.memory?.add { values.isEmpty ? nil : "collect: \(ValueText.full(values))" }
      return attach(
        downstream.receiving({ values.append($0) }) { completion in
          if case .finished = completion { downstream.receive(values) }
          downstream.complete(completion)
        })
    }
  }

  /// Sends values in groups of a size, and the rest as the publisher finishes.
  public func collect(_ count: Int) -> Publishers.Derived<[Output], Failure> {
    Publishers.Derived(from: source) { downstream in
      var values: [Output] = []
      downstream.memory?.add { values.isEmpty ? nil : "collect: \(ValueText.full(values))" }
      func send() {
        let group = values
        values = []
        downstream.receive(group)
      }
      return attach(
        downstream.receiving(
          {
            values.append($0)
            if values.count == count { send() }
          },
          complete: { completion in
            if case .finished = completion, !values.isEmpty { send() }
            downstream.complete(completion)
          }))
    }
  }

  /// Sends what a closure makes of all values, as the publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Derived<T, Failure> {
    Publishers.Derived(collect().map { $0.reduce(initialResult, nextPartialResult) })
  }

  /// Sends the number of values, as the publisher finishes.
  public func count() -> Publishers.Derived<Int, Failure> {
    Publishers.Derived(collect().map(\.count))
  }

  /// Sends whether a value passes a test: `true` at the first that does, or `false` as the publisher finishes.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Derived<Bool, Failure> {
    Publishers.Derived(first(where: predicate).map { _ in true }.replaceEmpty(with: false))
  }

  /// Sends whether all values pass a test: `false` at the first that does not, or `true` as the publisher
  /// finishes.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Derived<Bool, Failure> {
    Publishers.Derived(contains { !predicate($0) }.map { !$0 })
  }

  /// Sends no value, and ends with the publisher.
  public func ignoreOutput() -> Publishers.Derived<Never, Failure> {
    Publishers.Derived(compactMap { _ -> Never? in nil })
  }

  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived(from: source) { downstream in
      var isEmpty = true
      downstream.memory?.add { isEmpty ? nil : "replaceEmpty: not empty" }
      return attach(
        downstream.receiving(
          {
            isEmpty = false
            downstream.receive($0)
          },
          complete: { completion in
            if case .finished = completion, isEmpty { downstream.receive(output) }
            downstream.complete(completion)
          }))
    }
  }

  /// Sends a value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Sends the value at a position and finishes.
  public func output(at index: Int) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived(dropFirst(index).first())
  }

  /// Sends the values in a range of positions and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Derived<Output, Failure>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return Publishers.Derived(dropFirst(range.lowerBound).prefix(range.count))
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether there is a value: `true` as it comes, or `false` as the publisher finishes.
  public func contains(_ output: Output) -> Publishers.Derived<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value, as the publisher finishes.
  public func min() -> Publishers.Derived<Output, Failure> {
    Publishers.Derived(collect().compactMap { $0.min() })
  }

  /// Sends the greatest value, as the publisher finishes.
  public func max() -> Publishers.Derived<Output, Failure> {
    Publishers.Derived(collect().compactMap { $0.max() })
  }
}
