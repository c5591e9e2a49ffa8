/// What an observable of RxSwift tells its observers.
public enum RxEvent<Element> {
  case next(Element)
  case error(any Error)
  case completed

  /// The value; nil where it is the end.
  public var element: Element? {
    if case .next(let element) = self { return element }
    return nil
  }

  /// A Boolean value that indicates whether nothing follows.
  var isEnd: Bool { element == nil }
}

/// One observer of one observable: nothing reaches it once the subscription has ended.
public final class RxSink<Element>: RxDisposable {
  private var receive: ((RxEvent<Element>) -> Void)?
  private var source: (any RxDisposable)?
  private var whenOver: (() -> Void)?

  init(
    _ receive: @escaping (RxEvent<Element>) -> Void, whenOver: (() -> Void)? = nil
  ) {
    self.receive = receive
    self.whenOver = whenOver
  }

  func begin(_ source: any RxDisposable) {
    if isDisposed { source.dispose() } else { self.source = source }
  }

  func on(_ event: RxEvent<Element>) {
    let current = receive
    if event.isEnd { receive = nil }
    current?(event)
    if event.isEnd { dispose() }
  }

  public var isDisposed: Bool { receive == nil }

  public func dispose() {
    receive = nil
    let last = source
    source = nil
    last?.dispose()
    let over = whenOver
    whenOver = nil
    over?()
  }
}

/// An observable of RxSwift, a driver or a signal of RxCocoa: all work is done on the main thread, where
/// the schedulers are, and so at once.
open class RxObservable<Element> {
  /// The type of its values, as earlier versions name it.
  public typealias E = Element

  private let start: (RxSink<Element>) -> any RxDisposable

  init(_ start: @escaping (RxSink<Element>) -> any RxDisposable) { self.start = start }

  /// Adds an observer.
  func attach(_ sink: RxSink<Element>) -> any RxDisposable { start(sink) }

  final func connect(
    _ receive: @escaping (RxEvent<Element>) -> Void, whenOver: (() -> Void)? = nil
  ) -> any RxDisposable {
    let sink = RxSink(receive, whenOver: whenOver)
    sink.begin(attach(sink))
    return sink
  }

  // MARK: - Sources

  /// Creates an observable that a closure tells what to send.
  public static func create(
    _ work: @escaping (RxAnyObserver<Element>) -> any RxDisposable
  ) -> RxObservable<Element> {
    RxObservable { sink in work(RxAnyObserver(eventHandler: sink.on)) }
  }

  /// Creates an observable that sends nothing and never ends.
  public static func never() -> RxObservable<Element> { RxObservable { _ in RxDisposables {} } }

  /// Creates an observable that sends nothing and ends.
  public static func empty() -> RxObservable<Element> { from([]) }

  /// Creates an observable that sends one value.
  public static func just(_ element: Element) -> RxObservable<Element> { from([element]) }

  /// Creates an observable that sends values.
  public static func of(_ elements: Element...) -> RxObservable<Element> { from(elements) }

  /// Creates an observable that sends values.
  public static func from(_ elements: [Element]) -> RxObservable<Element> {
    RxObservable { sink in
      for element in elements { sink.on(.next(element)) }
      sink.on(.completed)
      return RxDisposables {}
    }
  }

  /// Creates an observable that fails.
  public static func error(_ error: any Error) -> RxObservable<Element> {
    RxObservable { sink in
      sink.on(.error(error))
      return RxDisposables {}
    }
  }

  /// Creates an observable that is made for each observer.
  public static func deferred(
    _ make: @escaping () -> RxObservable<Element>
  ) -> RxObservable<Element> {
    RxObservable { sink in make().connect(sink.on) }
  }

  // MARK: - Observers

  /// Observes all events.
  @discardableResult
  public func subscribe(_ on: @escaping (RxEvent<Element>) -> Void) -> any RxDisposable {
    connect(on)
  }

  /// Observes values and the end.
  @discardableResult
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any RxDisposable {
    connect(
      { event in
        switch event {
        case .next(let element): onNext?(element)
        case .error(let error): onError?(error)
        case .completed: onCompleted?()
        }
      }, whenOver: onDisposed)
  }

  /// Observes values while an object lives.
  @discardableResult
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil
  ) -> any RxDisposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } })
  }

  /// Passes all events on.
  public func subscribe(_ observer: any RxObserver<Element>) -> any RxDisposable {
    connect(observer.on)
  }

  /// Passes values on.
  public func bind(
    to first: any RxObserver<Element>, _ others: any RxObserver<Element>...
  ) -> any RxDisposable {
    connect { event in
      guard let element = event.element else { return }
      for observer in [first] + others { observer.on(.next(element)) }
    }
  }

  /// Observes values.
  public func bind(onNext: @escaping (Element) -> Void) -> any RxDisposable {
    subscribe(onNext: onNext)
  }

  /// Observes values while an object lives.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any RxDisposable {
    subscribe(with: object, onNext: onNext)
  }

  /// Observes a driver.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any RxDisposable {
    subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Passes a driver's values on.
  public func drive(
    _ first: any RxObserver<Element>, _ others: any RxObserver<Element>...
  ) -> any RxDisposable {
    connect { event in for observer in [first] + others { observer.on(event) } }
  }

  /// Observes a signal.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any RxDisposable {
    subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Passes a signal's values on.
  public func emit(
    to first: any RxObserver<Element>, _ others: any RxObserver<Element>...
  ) -> any RxDisposable {
    connect { event in for observer in [first] + others { observer.on(event) } }
  }
}
