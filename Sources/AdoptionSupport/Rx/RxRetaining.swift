import Foundation

extension RxObservableType {
  // MARK: - With an object

  /// Sends each value with an object, as long as that lives; then it ends.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> RxObservable<(Object, Element)> { withUnretained(object) { ($0, $1) } }

  /// Sends what a closure makes of an object and each value, as long as the object lives; then it ends.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> RxObservable<Result> {
    passing { [weak object] event, sink in
      guard let element = event.element else { return Self.end(event, sink) }
      sink.on(object.map { .next(resultSelector($0, element)) } ?? .completed)
    }
  }

  /// Observes a driver while an object lives.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil
  ) -> any RxDisposable { subscribe(with: object, onNext: onNext, onCompleted: onCompleted) }

  /// Observes a signal while an object lives.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil
  ) -> any RxDisposable { subscribe(with: object, onNext: onNext, onCompleted: onCompleted) }

  // MARK: - Fewer values

  /// Sends values as long as a condition holds, and ends.
  public func take(
    while isKept: @escaping (Element) throws -> Bool
  ) -> RxObservable<Element> {
    passing { event, sink in
      guard let element = event.element else { return sink.on(event) }
      sink.on(try isKept(element) ? event : .completed)
    }
  }

  /// Sends no values as long as a condition holds.
  public func skip(
    while isLeftOut: @escaping (Element) throws -> Bool
  ) -> RxObservable<Element> {
    .deferred {
      var isOver = false
      return self.filter { element in
        if !isOver { isOver = try !isLeftOut(element) }
        return isOver
      }
    }
  }

  /// Sends the value at a place, and ends.
  public func element(at index: Int) -> RxObservable<Element> { skip(index).take(1) }

  /// Sends all values at once, at the end.
  public func toArray() -> RxSingle<[Element]> {
    RxSingle(
      RxObservable<[Element]> { sink in
        var all: [Element] = []
        return self.connect { event in
          switch event {
          case .next(let element): all.append(element)
          case .error(let error): sink.on(.error(error))
          case .completed:
            sink.on(.next(all))
            sink.on(.completed)
          }
        }
      })
  }
}

extension RxObservable where Element: FixedWidthInteger {
  /// Sends 0 later, and ends.
  public static func timer(
    _ due: DispatchTimeInterval, scheduler: RxScheduler = .init()
  ) -> RxObservable<Element> { just(0).delay(due) }
}
