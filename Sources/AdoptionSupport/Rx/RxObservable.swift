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
open class RxObservable<Element>: RxObservableType {
  /// The type of its values, as earlier versions name it.
  public typealias E = Element

  private let start: (RxSink<Element>) -> any RxDisposable

  init(_ start: @escaping (RxSink<Element>) -> any RxDisposable) { self.start = start }

  /// The observable itself.
  public final func asObservable() -> RxObservable<Element> { self }

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
    _ make: @escaping () throws -> RxObservable<Element>
  ) -> RxObservable<Element> {
    RxObservable { sink in
      do { return try make().connect(sink.on) } catch {
        sink.on(.error(error))
        return RxDisposables {}
      }
    }
  }
}
