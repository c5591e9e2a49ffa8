/// What gives an observable: an observable itself, or a single.
public protocol RxObservableConvertibleType<Element> {
  associatedtype Element

  /// The observable.
  func asObservable() -> RxObservable<Element>
}

extension RxObservableConvertibleType {
  func connect(
    _ receive: @escaping (RxEvent<Element>) -> Void, whenOver: (() -> Void)? = nil
  ) -> any RxDisposable { asObservable().connect(receive, whenOver: whenOver) }
}

/// An observable of RxSwift, whatever its type: apps extend it by operators of their own.
public protocol RxObservableType<Element>: RxObservableConvertibleType {}

extension RxObservableType {
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
