/// A completable of RxSwift: it is done or fails, and has no value.
public final class RxCompletable: RxObservableConvertibleType {
  /// How it ends.
  public enum Outcome {
    case completed
    case error(any Error)
  }

  private let source: RxObservable<Never>

  init(_ source: RxObservable<Never>) { self.source = source }

  /// Creates a completable that a closure tells how to end.
  public static func create(
    subscribe: @escaping (@escaping (Outcome) -> Void) -> any RxDisposable
  ) -> RxCompletable {
    RxCompletable(
      RxObservable { sink in
        subscribe { outcome in
          switch outcome {
          case .completed: sink.on(.completed)
          case .error(let error): sink.on(.error(error))
          }
        }
      })
  }

  /// Creates a completable that is done.
  public static func empty() -> RxCompletable { RxCompletable(.empty()) }

  /// Creates a completable that fails.
  public static func error(_ error: any Error) -> RxCompletable { RxCompletable(.error(error)) }

  /// Creates a completable that never ends.
  public static func never() -> RxCompletable { RxCompletable(.never()) }

  /// Observes how it ends.
  @discardableResult
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any RxDisposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Observes how it ends, as one event.
  @discardableResult
  public func subscribe(_ on: @escaping (Outcome) -> Void) -> any RxDisposable {
    subscribe(onCompleted: { on(.completed) }, onError: { on(.error($0)) })
  }

  /// Sends what an observable sends when this is done.
  public func andThen<Element>(_ next: RxObservable<Element>) -> RxObservable<Element> {
    RxObservable { sink in
      self.subscribe(
        onCompleted: { sink.on(.completed) }, onError: { sink.on(.error($0)) })
    }
    .concat(next)
  }

  /// Ends as a single does that begins when this is done.
  public func andThen<Element>(_ next: RxSingle<Element>) -> RxSingle<Element> {
    andThen(next.asObservable()).asSingle()
  }

  /// Ends as a completable does that begins when this is done.
  public func andThen(_ next: RxCompletable) -> RxCompletable {
    RxCompletable(andThen(next.source))
  }

  /// Does something when it ends.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> RxCompletable {
    RxCompletable(
      source.do(
        onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  /// The completable: all schedulers are on the main thread.
  public func observe(on scheduler: RxScheduler) -> RxCompletable { self }

  /// The completable: all schedulers are on the main thread.
  public func observeOn(_ scheduler: RxScheduler) -> RxCompletable { self }

  /// The completable: all schedulers are on the main thread.
  public func subscribe(on scheduler: RxScheduler) -> RxCompletable { self }

  /// The completable: all schedulers are on the main thread.
  public func subscribeOn(_ scheduler: RxScheduler) -> RxCompletable { self }

  /// The completable as an observable that sends nothing.
  public func asObservable() -> RxObservable<Never> { source }

  /// The completable itself.
  public func asCompletable() -> RxCompletable { self }
}

extension RxSingle {
  /// How the single ends, without its value.
  public func asCompletable() -> RxCompletable { RxCompletable(asObservable().ignoreElements()) }

  /// Ends as the completable does that a closure makes of the value.
  public func flatMapCompletable(
    _ change: @escaping (Element) throws -> RxCompletable
  ) -> RxCompletable {
    RxCompletable(asObservable().flatMap { try change($0).asObservable() })
  }
}

extension RxObservableType where Element == Never {
  /// How the observable ends.
  public func asCompletable() -> RxCompletable { RxCompletable(asObservable()) }
}
