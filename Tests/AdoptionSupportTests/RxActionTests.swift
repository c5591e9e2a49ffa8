import AdoptionSupport
import HeadlessUIKit
import Testing

/// The actions of the library Action, which come prepared.
@MainActor
struct RxActionTests {
  private struct Failure: Error {}

  @Test func aValueBeginsWorkThatEndsBeforeTheNext() {
    let work = RxPublishSubject<String>()
    var begun: [Int] = []
    let action = RxAction<Int, String> { value in
      begun.append(value)
      return work.take(1)
    }
    let bag = RxDisposeBag()
    var said: [String] = []
    action.elements.subscribe(onNext: { said.append($0) }).disposed(by: bag)
    action.executing.subscribe(onNext: { said.append("at work: \($0)") }).disposed(by: bag)
    action.errors.subscribe(onNext: { said.append("\($0)") }).disposed(by: bag)
    action.inputs.onNext(1)
    action.inputs.onNext(2)
    work.onNext("done")
    action.inputs.onNext(3)
    #expect(begun == [1, 3])
    #expect(
      said == [
        "at work: false", "at work: true", "notEnabled", "done", "at work: false", "at work: true",
      ])
  }

  @Test func itsResultsAreTheirsWhoAsk() {
    let action = RxAction<Void, Int> { RxObservable<Int>.of(1, 2) }
    let other = RxAction<Void, Int> { .just(3) }
    let bag = RxDisposeBag()
    var said: [Int] = []
    action.execute().subscribe(onNext: { said.append($0) }).disposed(by: bag)
    other.execute().subscribe(onNext: { said.append($0) }).disposed(by: bag)
    #expect(said == [1, 2, 3])
  }

  @Test func aConditionSaysWhetherItIsEnabled() {
    let isAllowed = RxBehaviorRelay(value: false)
    let action = RxAction<Void, Int>(enabledIf: isAllowed) { RxSingle<Int>.error(Failure()) }
    let bag = RxDisposeBag()
    var said: [String] = []
    action.enabled.subscribe(onNext: { said.append("enabled: \($0)") }).disposed(by: bag)
    action.errors.subscribe(onNext: { error in
      if case .underlyingError(let cause) = error { said.append("\(cause is Failure)") }
    }).disposed(by: bag)
    action.inputs.onNext(())
    isAllowed.accept(true)
    action.inputs.onNext(())
    #expect(
      said == [
        "enabled: false", "enabled: true", "enabled: false", "true", "enabled: true",
      ])
  }
}
