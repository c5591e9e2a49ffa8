/// A single of RxSwift: one value or a failure.
public final class RxSingle<Element>: RxObservableConvertibleType {
  /// How it ends.
  public enum Outcome {
    case success(Element)
    case failure(any Error)

    /// A failure, by the name that it had before RxSwift 6.
    public static func error(_ error: any Error) -> Outcome { .failure(error) }
  }

  private let source: RxObservable<Element>

  init(_ source: RxObservable<Element>) { self.source = source }

  /// Creates a single that a closure tells how to end.
  public static func create(
    subscribe: @escaping (@escaping (Outcome) -> Void) -> any RxDisposable
  ) -> RxSingle<Element> {
    RxSingle(
      RxObservable { sink in
        subscribe { outcome in
          switch outcome {
          case .success(let element):
            sink.on(.next(element))
            sink.on(.completed)
          case .failure(let error): sink.on(.error(error))
          }
        }
      })
  }

  /// Creates a single that has a value.
  public static func just(_ element: Element) -> RxSingle<Element> { RxSingle(.just(element)) }

  /// Creates a single that fails.
  public static func error(_ error: any Error) -> RxSingle<Element> { RxSingle(.error(error)) }

  /// Creates a single that never ends.
  public static func never() -> RxSingle<Element> { RxSingle(.never()) }

  /// Observes how it ends.
  @discardableResult
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any RxDisposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Observes how it ends, by the name that a failure had before RxSwift 6.
  @discardableResult
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void
  ) -> any RxDisposable {
    source.subscribe(onNext: onSuccess, onError: onError)
  }

  /// What a closure makes of the value.
  public func map<Result>(_ change: @escaping (Element) throws -> Result) -> RxSingle<Result> {
    RxSingle<Result>(source.map(change))
  }

  /// The single that a closure makes of the value.
  public func flatMap<Result>(
    _ change: @escaping (Element) throws -> RxSingle<Result>
  ) -> RxSingle<Result> {
    RxSingle<Result>(source.flatMap { try change($0).asObservable() })
  }

  /// Does something when it ends.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> RxSingle<Element> {
    RxSingle(
      source.do(
        onNext: onSuccess, onError: onError, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  /// The single: all schedulers are on the main thread.
  public func observe(on scheduler: RxScheduler) -> RxSingle<Element> { self }

  /// The single: all schedulers are on the main thread.
  public func observeOn(_ scheduler: RxScheduler) -> RxSingle<Element> { self }

  /// The single: all schedulers are on the main thread.
  public func subscribe(on scheduler: RxScheduler) -> RxSingle<Element> { self }

  /// The single: all schedulers are on the main thread.
  public func subscribeOn(_ scheduler: RxScheduler) -> RxSingle<Element> { self }

  /// A value in the place of a failure.
  public func catchAndReturn(_ element: Element) -> RxSingle<Element> {
    RxSingle(source.catchAndReturn(element))
  }

  /// A value in the place of a failure.
  public func catchErrorJustReturn(_ element: Element) -> RxSingle<Element> {
    catchAndReturn(element)
  }

  /// The single as an observable.
  public func asObservable() -> RxObservable<Element> { source }

  /// The single as a driver that sends a value in the place of a failure.
  public func asDriver(onErrorJustReturn element: Element) -> RxObservable<Element> {
    source.catchAndReturn(element)
  }

  /// The single as a signal that sends a value in the place of a failure.
  public func asSignal(onErrorJustReturn element: Element) -> RxObservable<Element> {
    source.catchAndReturn(element)
  }
}
