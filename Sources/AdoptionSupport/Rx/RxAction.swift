/// An action of the library Action: work that a value begins, while no other work of it goes on and it is
/// enabled.
public final class RxAction<Input, Element> {
  private let work: (Input) -> RxObservable<Element>
  private let values = RxPublishSubject<Element>()
  private let failures = RxPublishSubject<RxActionError>()
  private let isAtWork = RxBehaviorRelay(value: false)
  private let isAllowed = RxBehaviorRelay(value: true)
  private var subscriptions: [any RxDisposable] = []

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - condition: whether it is enabled.
  ///   - work: makes the work that a value begins.
  public init(
    enabledIf condition: RxObservable<Bool> = .just(true),
    workFactory work: @escaping (Input) -> RxObservable<Element>
  ) {
    self.work = work
    let isAllowed = isAllowed
    subscriptions.append(condition.connect { $0.element.map(isAllowed.accept) })
  }

  /// Creates an action whose work has one result.
  @_disfavoredOverload
  public convenience init(
    enabledIf condition: RxObservable<Bool> = .just(true),
    workFactory work: @escaping (Input) -> RxSingle<Element>
  ) { self.init(enabledIf: condition) { work($0).asObservable() } }

  deinit { for subscription in subscriptions { subscription.dispose() } }

  /// Begins work with each value that it is told.
  public var inputs: RxAnyObserver<Input> {
    RxAnyObserver { [weak self] event in event.element.map { _ = self?.execute($0) } }
  }

  /// The results of the work.
  public var elements: RxObservable<Element> { values }

  /// What went wrong.
  public var errors: RxObservable<RxActionError> { failures }

  /// A Boolean value that indicates whether work goes on, now and later.
  public var executing: RxObservable<Bool> { isAtWork }

  /// A Boolean value that indicates whether a value begins work, now and later.
  public var enabled: RxObservable<Bool> {
    RxObservable<Bool>.combineLatest(isAllowed, isAtWork) { $0 && !$1 }.distinctUntilChanged()
  }

  /// Begins work; where it can't, that fails.
  ///
  /// - Returns: the results of the work, also those that have come before somebody observes them.
  @discardableResult
  public func execute(_ value: Input) -> RxObservable<Element> {
    guard isAllowed.value, !isAtWork.value else {
      failures.accept(.notEnabled)
      return .error(RxActionError.notEnabled)
    }
    let results = RxRememberingSubject<Element>()
    isAtWork.accept(true)
    subscriptions.append(
      work(value).connect { [values, failures, isAtWork] event in
        switch event {
        case .next(let element): values.accept(element)
        case .error(let error):
          failures.accept(.underlyingError(error))
          isAtWork.accept(false)
        case .completed: isAtWork.accept(false)
        }
        results.on(event)
      })
    subscriptions.removeAll(where: \.isDisposed)
    return results
  }
}

extension RxAction where Input == Void {
  /// Begins work.
  @discardableResult
  public func execute() -> RxObservable<Element> { execute(()) }
}

/// What goes wrong with an action.
public enum RxActionError: Error {
  /// Work went on, or the action was not enabled.
  case notEnabled
  /// The work failed.
  case underlyingError(any Error)
}

/// A subject that tells new observers all that it has told others.
private final class RxRememberingSubject<Element>: RxPublishSubject<Element> {
  private var past: [RxEvent<Element>] = []

  override func attach(_ sink: RxSink<Element>) -> any RxDisposable {
    for event in past where !event.isEnd { sink.on(event) }
    return super.attach(sink)
  }

  override func on(_ event: RxEvent<Element>) {
    past.append(event)
    super.on(event)
  }
}
