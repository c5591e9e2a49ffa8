import Dispatch

extension RxObservableType {
  /// An observable that makes of each event none, one or more.
  func passing<Result>(
    _ pass: @escaping (RxEvent<Element>, RxSink<Result>) throws -> Void
  ) -> RxObservable<Result> {
    RxObservable<Result> { sink in
      self.connect { event in
        do { try pass(event, sink) } catch { sink.on(.error(error)) }
      }
    }
  }

  /// Passes the end of an observable on as it is.
  static func end<Result>(_ event: RxEvent<Element>, _ sink: RxSink<Result>) {
    switch event {
    case .next: break
    case .error(let error): sink.on(.error(error))
    case .completed: sink.on(.completed)
    }
  }

  // MARK: - Values

  /// Sends what a closure makes of each value.
  public func map<Result>(_ change: @escaping (Element) throws -> Result) -> RxObservable<Result> {
    passing { event, sink in
      if let element = event.element { sink.on(.next(try change(element))) }
      Self.end(event, sink)
    }
  }

  /// Sends what a closure makes of values, where it makes something.
  public func compactMap<Result>(
    _ change: @escaping (Element) throws -> Result?
  ) -> RxObservable<Result> {
    passing { event, sink in
      if let element = event.element, let result = try change(element) { sink.on(.next(result)) }
      Self.end(event, sink)
    }
  }

  /// Sends the values for which a condition holds.
  public func filter(_ isKept: @escaping (Element) throws -> Bool) -> RxObservable<Element> {
    compactMap { try isKept($0) ? $0 : nil }
  }

  /// Sends what has been gathered from the values so far.
  public func scan<Result>(
    _ first: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> RxObservable<Result> {
    .deferred {
      var gathered = first
      return self.map { element in
        gathered = try accumulator(gathered, element)
        return gathered
      }
    }
  }

  /// Sends values that differ, by what is told of them, from the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) -> Key
  ) -> RxObservable<Element> {
    .deferred {
      var last: Key?
      return self.filter { element in
        defer { last = key(element) }
        return last != key(element)
      }
    }
  }

  /// Sends the first values, and ends.
  public func take(_ count: Int) -> RxObservable<Element> {
    .deferred {
      var left = count
      return self.passing { event, sink in
        left -= 1
        sink.on(event)
        if left == 0 { sink.on(.completed) }
      }
    }
  }

  /// Sends no values before a number of them has passed.
  public func skip(_ count: Int) -> RxObservable<Element> {
    .deferred {
      var left = count
      return self.filter { _ in
        left -= 1
        return left < 0
      }
    }
  }

  /// Sends values until another observable sends one.
  public func take<Other>(
    until other: some RxObservableType<Other>
  ) -> RxObservable<Element> {
    RxObservable { sink in
      let end = other.connect { if $0.element != nil { sink.on(.completed) } }
      return RxDisposables.create(end, self.connect(sink.on))
    }
  }

  /// Sends values until another observable sends one.
  public func takeUntil<Other>(
    _ other: some RxObservableType<Other>
  ) -> RxObservable<Element> {
    take(until: other)
  }

  /// Sends no values, only the end.
  public func ignoreElements() -> RxObservable<Never> {
    passing { event, sink in Self.end(event, sink) }
  }

  /// Sends a value first.
  public func startWith(_ elements: Element...) -> RxObservable<Element> {
    RxObservable.from(elements).concat(self)
  }

  // MARK: - On the way

  /// Does something with each event that passes.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> RxObservable<Element> {
    RxObservable { sink in
      onSubscribe?()
      let source = self.connect { event in
        do {
          switch event {
          case .next(let element):
            try onNext?(element)
            sink.on(event)
            try afterNext?(element)
            return
          case .error(let error): try onError?(error)
          case .completed: try onCompleted?()
          }
          sink.on(event)
        } catch { sink.on(.error(error)) }
      }
      onSubscribed?()
      return RxDisposables {
        source.dispose()
        onDispose?()
      }
    }
  }

  /// The observable: all schedulers are on the main thread.
  public func observe(on scheduler: RxScheduler) -> RxObservable<Element> { asObservable() }

  /// The observable: all schedulers are on the main thread.
  public func observeOn(_ scheduler: RxScheduler) -> RxObservable<Element> { asObservable() }

  /// The observable: all schedulers are on the main thread.
  public func subscribe(on scheduler: RxScheduler) -> RxObservable<Element> { asObservable() }

  /// The observable: all schedulers are on the main thread.
  public func subscribeOn(_ scheduler: RxScheduler) -> RxObservable<Element> { asObservable() }

  /// Sends each value at once: those that follow soon are not held back.
  public func throttle(
    _ interval: DispatchTimeInterval, latest: Bool = true, scheduler: RxScheduler = .init()
  ) -> RxObservable<Element> { asObservable() }

  /// Sends a value later, where no other one has followed.
  public func debounce(
    _ interval: DispatchTimeInterval, scheduler: RxScheduler = .init()
  ) -> RxObservable<Element> {
    flatMapLatest { RxObservable.just($0).delay(interval) }
  }

  /// Sends each value later.
  public func delay(
    _ interval: DispatchTimeInterval, scheduler: RxScheduler = .init()
  ) -> RxObservable<Element> {
    flatMap { element in
      RxObservable { sink in
        let work = DispatchWorkItem {
          sink.on(.next(element))
          sink.on(.completed)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + interval, execute: work)
        return RxDisposables { work.cancel() }
      }
    }
  }

  // MARK: - Failures

  /// Goes on with another observable after a failure.
  public func `catch`(
    _ next: @escaping (any Error) throws -> RxObservable<Element>
  ) -> RxObservable<Element> {
    RxObservable { sink in
      let serial = RxSerialDisposable()
      let first = self.connect { event in
        guard case .error(let error) = event else { return sink.on(event) }
        do { serial.disposable = try next(error).connect(sink.on) } catch {
          sink.on(.error(error))
        }
      }
      serial.begin(first)
      return serial
    }
  }

  /// Goes on with another observable after a failure.
  public func catchError(
    _ next: @escaping (any Error) throws -> RxObservable<Element>
  ) -> RxObservable<Element> { self.catch(next) }

  /// Sends a value in the place of a failure.
  public func catchAndReturn(_ element: Element) -> RxObservable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Sends a value in the place of a failure.
  public func catchErrorJustReturn(_ element: Element) -> RxObservable<Element> {
    catchAndReturn(element)
  }

  // MARK: - Kinds

  /// The observable as a driver.
  public func asDriver() -> RxObservable<Element> { asObservable() }

  /// The observable as a driver that sends a value in the place of a failure.
  public func asDriver(onErrorJustReturn element: Element) -> RxObservable<Element> {
    catchAndReturn(element)
  }

  /// The observable as a driver that goes on with another one after a failure.
  public func asDriver(onErrorDriveWith next: RxObservable<Element>) -> RxObservable<Element> {
    self.catch { _ in next }
  }

  /// The observable as a driver that goes on with another one after a failure.
  public func asDriver(
    onErrorRecover recover: @escaping (any Error) -> RxObservable<Element>
  ) -> RxObservable<Element> {
    self.catch(recover)
  }

  /// The observable as a signal.
  public func asSignal() -> RxObservable<Element> { asObservable() }

  /// The observable as a signal that sends a value in the place of a failure.
  public func asSignal(onErrorJustReturn element: Element) -> RxObservable<Element> {
    catchAndReturn(element)
  }

  /// The observable as a signal that goes on with another one after a failure.
  public func asSignal(onErrorSignalWith next: RxObservable<Element>) -> RxObservable<Element> {
    self.catch { _ in next }
  }

  /// The first value; nil where it ends without one.
  public func first() -> RxSingle<Element?> {
    RxSingle(map { $0 }.concat(.just(nil)).take(1))
  }

  /// The one value.
  public func asSingle() -> RxSingle<Element> { RxSingle(asObservable()) }
}

extension RxObservableType where Element: Equatable {
  /// Sends values that differ from the one before.
  public func distinctUntilChanged() -> RxObservable<Element> { distinctUntilChanged { $0 } }
}

/// A scheduler of RxSwift: what is on one is done on the main thread, and at once.
public class RxScheduler {
  /// Creates a scheduler, of any kind.
  public init() {}

  /// Creates a scheduler of a quality of service.
  public init(qos: DispatchQoS) {}

  /// Creates a scheduler of a queue.
  public init(queue: DispatchQueue, internalSerialQueueName: String = "") {}

  /// The main thread's scheduler.
  public static var instance: RxScheduler { RxScheduler() }

  /// The main thread's scheduler.
  public static var asyncInstance: RxScheduler { RxScheduler() }
}
