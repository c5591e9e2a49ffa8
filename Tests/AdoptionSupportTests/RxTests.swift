import AdoptionSupport
import HeadlessUIKit
import Testing

/// The types of RxSwift that come prepared.
@MainActor
struct RxTests {
  private struct Failure: Error {}

  @Test func aSubjectTellsItsObserversUntilTheBagGoes() {
    var bag: RxDisposeBag? = RxDisposeBag()
    let subject = RxPublishSubject<Int>()
    var said: [Int] = []
    subject.onNext(1)
    subject.asObservable().subscribe(onNext: { said.append($0) }).disposed(by: bag!)
    subject.asObserver().onNext(2)
    #expect(subject.hasObservers)
    bag = nil
    #expect(!subject.hasObservers)
    subject.accept(3)
    #expect(said == [2])
  }

  @Test func aSignalOrADriverIsObservedWithoutDoingAnything() {
    let (first, second) = (RxPublishSubject<Int>(), RxPublishSubject<Int>())
    var started = 0
    let signal = RxObservable<Int>.just(1).do(onSubscribe: { started += 1 })
    let bag = RxDisposeBag()
    var said: [Int] = []
    first.subscribe(onNext: { said.append($0) }).disposed(by: bag)
    second.subscribe(onNext: { said.append($0 * 10) }).disposed(by: bag)
    signal.emit().disposed(by: bag)
    signal.drive().disposed(by: bag)
    signal.emit(to: first, second).disposed(by: bag)
    #expect(started == 3)
    #expect(said == [1, 10])
  }

  @Test func aDriverGoesOnAfterAFailureThatIsLookedAt() {
    var said: [Int] = []
    let failing = RxObservable<Int>.error(Failure())
    let driver = failing.asDriver { ($0 is Failure) ? .just(1) : .empty() }
    _ = driver.drive(onNext: { said.append($0) })
    #expect(said == [1])
  }

  @Test func aBagForgetsWhatHasEnded() {
    let bag = RxDisposeBag()
    let subject = RxPublishSubject<Int>()
    var ends = 0
    for _ in 0..<3 {
      subject.take(1).subscribe(onNext: nil, onDisposed: { ends += 1 }).disposed(by: bag)
      subject.onNext(1)
    }
    RxObservable<Int>.never().subscribe().disposed(by: bag)
    #expect(ends == 3)
    #expect(Mirror(reflecting: bag).children.map { ($0.value as? [Any])?.count } == [1])
  }

  @Test func whatHasAValueTellsItAtOnce() throws {
    let relay = RxBehaviorRelay(value: 1)
    let subject = RxBehaviorSubject(value: "a")
    var said: [String] = []
    relay.subscribe(onNext: { said.append("\($0)") })
    relay.accept(2)
    subject.subscribe { said.append($0.element ?? "end") }
    subject.onCompleted()
    #expect(said == ["1", "2", "a", "end"])
    #expect(relay.value == 2)
    #expect(try subject.value() == "a")
  }

  @Test func valuesAreChangedAndChosenOnTheirWay() {
    let subject = RxPublishSubject<Int>()
    var said: [String] = []
    subject.distinctUntilChanged().skip(1).filter { $0 != 3 }.map { $0 * 10 }
      .compactMap { $0 == 40 ? nil : "\($0)" }.startWith("first").take(3)
      .do(onNext: { said.append("(\($0))") }, onCompleted: { said.append("over") })
      .observe(on: RxScheduler.instance)
      .subscribe(onNext: { said.append($0) })
    for value in [1, 2, 2, 3, 4, 5, 6] { subject.onNext(value) }
    #expect(said == ["(first)", "first", "(20)", "20", "(50)", "50", "over"])
  }

  @Test func onlyTheLatestOfInnerObservablesIsHeard() {
    let (outer, first, second) = (
      RxPublishSubject<Int>(), RxPublishSubject<String>(), RxPublishSubject<String>()
    )
    var (latest, all): ([String], [String]) = ([], [])
    outer.flatMapLatest { $0 == 1 ? first : second }.subscribe(onNext: { latest.append($0) })
    outer.flatMap { $0 == 1 ? first : second }.subscribe(onNext: { all.append($0) })
    outer.onNext(1)
    first.onNext("a")
    outer.onNext(2)
    first.onNext("b")
    second.onNext("c")
    #expect(latest == ["a", "c"])
    #expect(all == ["a", "b", "c"])
  }

  @Test func severalObservablesBecomeOne() {
    let (number, word) = (RxPublishSubject<Int>(), RxBehaviorRelay(value: "a"))
    var said: [String] = []
    RxObservable.merge(number.map { "\($0)" }, .just("b"))
      .subscribe(onNext: { said.append("merged \($0)") })
    RxObservable.combineLatest(number, word).subscribe(onNext: { said.append("\($0)\($1)") })
    number.withLatestFrom(word).subscribe(onNext: { said.append("with \($0)") })
    number.onNext(1)
    word.accept("c")
    #expect(said == ["merged b", "merged 1", "1a", "with a", "1c"])
  }

  @Test func aFailureEndsUnlessItIsCaught() {
    let failing = RxObservable<Int>.of(1).concat(.error(Failure()))
    var said: [String] = []
    failing.catchAndReturn(2).subscribe(onNext: { said.append("\($0)") })
    failing.map { _ in throw Failure() }
      .subscribe(
        onNext: { (_: Int) in said.append("next") }, onError: { _ in said.append("failed") },
        onDisposed: { said.append("disposed") })
    #expect(said == ["1", "2", "failed", "disposed"])
  }

  @Test func aSingleSucceedsOnceOrFails() {
    var said: [String] = []
    let single = RxSingle<Int>.create { tell in
      tell(.success(1))
      tell(.success(2))
      return RxDisposables.create()
    }
    single.flatMap { .just("\($0)") }.subscribe(onSuccess: { said.append($0) })
    RxSingle<Int>.error(Failure())
      .subscribe(onSuccess: { _ in }, onFailure: { _ in said.append("failed") })
    RxObservable<Int>.empty().first()
      .subscribe(onSuccess: { said.append("\(String(describing: $0))") })
    #expect(said == ["1", "failed", "nil"])
  }

  @Test func aCompletableEndsWithoutAValue() {
    var said: [String] = []
    let done = RxSingle.just(1).asCompletable()
    done.andThen(RxSingle.just("then")).subscribe(onSuccess: { said.append($0) })
    done.andThen(RxCompletable.error(Failure()))
      .subscribe(onCompleted: { said.append("done") }, onError: { _ in said.append("failed") })
    RxObservable.just(2).flatMapLatest { _ in done }
      .subscribe { (event: RxEvent<Never>) in if case .completed = event { said.append("over") } }
    RxCompletable.create { tell in
      tell(.completed)
      return RxDisposables.create()
    }
    .do(onCompleted: { said.append("do") }).subscribe()
    #expect(said == ["then", "failed", "over", "do"])
  }

  @Test func moreThanTwoObservablesBecomeOne() {
    let (number, word) = (RxPublishSubject<Int>(), RxBehaviorRelay(value: "a"))
    var said: [String] = []
    RxObservable.combineLatest(number, word, .just(true))
      .subscribe(onNext: { said.append("\($0)\($1)\($2)") })
    RxObservable.combineLatest(number, word, .just(2), .just(3)) { "\($0)\($1)\($2)\($3)" }
      .subscribe(onNext: { said.append($0) })
    RxObservable.zip(number, .of("x", "y"))
      .subscribe(onNext: { said.append("\($0)\($1)") }, onCompleted: { said.append("over") })
    RxObservable.of(number, .just(9)).merge().subscribe(onNext: { said.append("\($0)") })
    number.onNext(1)
    number.onNext(2)
    #expect(
      said == ["9", "1atrue", "1a23", "1x", "1", "2atrue", "2a23", "2y", "over", "2"])
  }

  @Test func aSharedObservableHasOneConnection() {
    let subject = RxPublishSubject<Int>()
    var (begun, said): (Int, [Int]) = (0, [])
    let shared = subject.do(onSubscribe: { begun += 1 }).share(replay: 1)
    let first = shared.subscribe(onNext: { said.append($0) })
    subject.onNext(1)
    let second = shared.subscribe(onNext: { said.append($0 * 10) })
    subject.onNext(2)
    #expect(begun == 1)
    #expect(said == [1, 10, 2, 20])
    first.dispose()
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func aVariableTellsItsValues() {
    let variable = RxVariable(1)
    var said: [Int] = []
    let bag = RxDisposeBag()
    variable.asObservable().subscribe(onNext: { said.append($0) }).disposed(by: bag)
    variable.asDriver().drive(onNext: { said.append($0 * 10) }).disposed(by: bag)
    variable.value = 2
    #expect(variable.value == 2)
    #expect(said == [1, 10, 2, 20])
  }

  private final class Shelf { var books: [Int] = [] }

  @Test func aBinderTellsItsObjectWhileThatLives() {
    var shelf: Shelf? = Shelf()
    weak let former = shelf
    let binder = RxBinder<Int>(shelf!) { $0.books.append($1) }
    let bag = RxDisposeBag()
    RxObservable.of(1, 2).bind(to: binder).disposed(by: bag)
    binder.asObserver().onNext(3)
    #expect(shelf?.books == [1, 2, 3])
    shelf = nil
    #expect(former == nil)
    binder.onNext(4)
  }

  // MARK: - With an object

  @MainActor private final class Reader: UIResponder {
    var pages: [Int] = []
  }

  @Test func valuesComeWithAnObjectAsLongAsItLives() {
    let subject = RxPublishSubject<Int>()
    var reader: Reader? = Reader()
    var said: [String] = []
    subject.withUnretained(reader!).map { reader, page in reader.pages + [page] }
      .subscribe(onNext: { said.append("\($0)") }, onCompleted: { said.append("over") })
    _ = subject.withUnretained(reader!) { _, page in page * 2 }
      .emit(with: reader!, onNext: { $0.pages.append($1) })
    subject.onNext(1)
    #expect(reader?.pages == [2])
    reader = nil
    subject.onNext(2)
    #expect(said == ["[1]", "over"])
    #expect(!subject.hasObservers)
  }

  @Test func anObjectKeepsABagOfItsOwn() {
    let subject = RxPublishSubject<Int>()
    var reader: Reader? = Reader()
    subject.subscribe(onNext: { _ in }).disposed(by: reader!.rx.disposeBag)
    #expect(reader!.rx.disposeBag === reader!.rx.disposeBag)
    #expect(subject.hasObservers)
    reader = nil
    #expect(!subject.hasObservers)
  }

  @Test func valuesAreTakenAndSkippedWhileAConditionHolds() {
    var said: [[Int]] = []
    let numbers = RxObservable.of(1, 2, 3, 1)
    for some in [
      numbers.take(while: { $0 < 3 }), numbers.skip(while: { $0 < 3 }), numbers.element(at: 2),
    ] { some.toArray().subscribe(onSuccess: { said.append($0) }) }
    #expect(said == [[1, 2], [3, 1], [3]])
  }
}
