/// What can be told the events of an observable.
public protocol RxObserver<Element> {
  associatedtype Element

  /// Receives an event.
  func on(_ event: RxEvent<Element>)
}

extension RxObserver {
  /// Receives a value.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives a failure.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Receives the end.
  public func onCompleted() { on(.completed) }
}

/// An observer of a type that is not told.
public struct RxAnyObserver<Element>: RxObserver {
  private let receive: (RxEvent<Element>) -> Void

  /// Creates an observer that calls a closure.
  public init(eventHandler receive: @escaping (RxEvent<Element>) -> Void) {
    self.receive = receive
  }

  /// Creates an observer that does nothing.
  public init() { receive = { _ in } }

  public func on(_ event: RxEvent<Element>) { receive(event) }

  /// The observer itself.
  public func asObserver() -> RxAnyObserver<Element> { self }
}

/// A subject of RxSwift, or a relay of RxRelay: it passes what it is told on to its observers.
public class RxPublishSubject<Element>: RxObservable<Element>, RxObserver {
  private var sinks: [RxSink<Element>] = []
  private var end: RxEvent<Element>?

  /// Creates a subject.
  public init() { super.init { _ in RxDisposables {} } }

  /// What a new observer is told first.
  var first: Element? { nil }

  override func attach(_ sink: RxSink<Element>) -> any RxDisposable {
    if let first, end == nil { sink.on(.next(first)) }
    if let end {
      sink.on(end)
      return RxDisposables {}
    }
    sinks.append(sink)
    return RxDisposables { [weak self, weak sink] in
      self?.sinks.removeAll { $0 === sink || $0.isDisposed }
    }
  }

  public func on(_ event: RxEvent<Element>) {
    guard end == nil else { return }
    if event.isEnd { end = event }
    for sink in sinks { sink.on(event) }
    if event.isEnd { sinks = [] }
  }

  /// Passes a value on.
  public func accept(_ element: Element) { on(.next(element)) }

  /// A Boolean value that indicates whether somebody observes it.
  public var hasObservers: Bool { !sinks.isEmpty }

  /// The subject as an observer.
  public func asObserver() -> RxAnyObserver<Element> {
    RxAnyObserver(eventHandler: { [weak self] in self?.on($0) })
  }
}

/// A subject or relay with a value: a new observer is told it at once.
public final class RxBehaviorSubject<Element>: RxPublishSubject<Element> {
  private var current: Element

  /// Creates a subject with its first value.
  public init(value: Element) {
    current = value
    super.init()
  }

  override var first: Element? { current }

  /// The value that was received last: by `try` for a subject.
  public func value() throws -> Element { current }

  override public func on(_ event: RxEvent<Element>) {
    if let element = event.element { current = element }
    super.on(event)
  }
}

/// A relay with a value: a new observer is told it at once.
public final class RxBehaviorRelay<Element>: RxPublishSubject<Element> {
  /// The value that was received last.
  public private(set) var value: Element

  /// Creates a relay with its first value.
  public init(value: Element) {
    self.value = value
    super.init()
  }

  override var first: Element? { value }

  override public func on(_ event: RxEvent<Element>) {
    if let element = event.element { value = element }
    super.on(event)
  }
}

/// A value that can be observed, as earlier versions of RxSwift have it.
public final class RxVariable<Element> {
  private let subject: RxBehaviorRelay<Element>

  /// The value: its observers are told each one that it is set to.
  public var value: Element {
    get { subject.value }
    set { subject.accept(newValue) }
  }

  /// Creates a variable with its first value.
  public init(_ value: Element) { subject = RxBehaviorRelay(value: value) }

  /// Its values as an observable.
  public func asObservable() -> RxObservable<Element> { subject }

  /// Its values as a driver.
  public func asDriver() -> RxObservable<Element> { subject }
}

/// An observer that hands values to an object as long as that lives.
public struct RxBinder<Value>: RxObserver {
  private let receive: (Value) -> Void

  /// Creates an observer that does not keep the object.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: RxScheduler = RxScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) {
    receive = { [weak target] value in if let target { binding(target, value) } }
  }

  public func on(_ event: RxEvent<Value>) {
    if let value = event.element { receive(value) }
  }

  /// The observer in a form that does not tell its type.
  public func asObserver() -> RxAnyObserver<Value> { RxAnyObserver(eventHandler: on) }
}
