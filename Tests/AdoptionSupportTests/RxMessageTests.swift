import AdoptionSupport
import Testing

@testable import HeadlessUIKit

/// What RxCocoa tells of controllers and controls.
@MainActor
struct RxMessageTests {
  private final class Screen: UIViewController {
    var log: [String] = []

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("own")
    }
  }

  @Test func thePlatformTellsOfItsCallsBeforeAndAfterThem() {
    let (window, screen) = (UIWindow(), Screen())
    let appears = Selector("viewDidAppear", UIViewController.viewDidAppear)
    let bag = RxDisposeBag()
    screen.rx.sentMessage(appears).subscribe(onNext: { screen.log.append("before \($0)") })
      .disposed(by: bag)
    screen.rx.methodInvoked(appears).subscribe(onNext: { _ in screen.log.append("after") })
      .disposed(by: bag)
    window.rx.sentMessage(Selector("makeKeyAndVisible", UIWindow.makeKeyAndVisible))
      .subscribe(onNext: { _ in screen.log.append("shown") }).disposed(by: bag)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.log == ["shown", "before [false]", "own", "after"])
  }

  @Test func aScreenThatIsPoppedMovesToNoParent() {
    let (window, root, screen) = (UIWindow(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    var said: [Bool] = []
    let moves = Selector("didMove:toParent:", UIViewController.didMove(toParent:))
    let connection = screen.rx.sentMessage(moves)
      .subscribe(onNext: { said.append($0.first is UIViewController) })
    stack.pushViewController(screen, animated: false)
    stack.popViewController(animated: false)
    #expect(said == [true, false])
    connection.dispose()
    stack.pushViewController(screen, animated: false)
    #expect(said == [true, false])
  }

  @Test func whoListensHearsThatAnObjectGoes() {
    var screen: UIViewController? = UIViewController()
    var log: [String] = []
    _ = screen?.rx.methodInvoked(Selector("viewDidLoad", UIViewController.viewDidLoad))
      .subscribe(onNext: { _ in log.append("loaded") }, onCompleted: { log.append("over") })
    _ = screen?.rx.deallocated.subscribe(onNext: { log.append("gone") })
    screen?.loadViewIfNeeded()
    screen = nil
    #expect(log == ["loaded", "over", "gone"])
  }

  @Test func controlsTellOfTouchesAndTakeValues() {
    let (button, onOff, parts) = (UIButton(), UISwitch(), UISegmentedControl(items: ["a", "b"]))
    let (field, item) = (UITextField(), UIBarButtonItem(title: "Go"))
    var log: [String] = []
    let tap = button.rx.tap.subscribe(onNext: { log.append("tap") })
    button.sendActions(for: .touchUpInside)
    tap.dispose()
    button.sendActions(for: .touchUpInside)
    _ = onOff.rx.isOn.changed.subscribe(onNext: { log.append("\($0)") })
    onOff.rx.isOn.onNext(true)
    onOff.sendActions(for: .valueChanged)
    _ = parts.rx.selectedSegmentIndex.subscribe(onNext: { log.append("\($0)") })
    RxObservable.just("name").map { $0 }.bind(to: field.rx.text.orEmpty).dispose()
    let taps = item.rx.tap.asObservable()
    let both = [taps.subscribe(), taps.subscribe(onNext: { log.append("item") })]
    item.primaryAction?.perform(from: item)
    for one in both { one.dispose() }
    #expect(item.primaryAction == nil)
    #expect(log == ["tap", "true", "-1", "item"])
    #expect(field.text == "name")
  }

  @Test func anOperatorOfTheAppsOwnTakesAnyObservable() {
    let taps = RxPublishSubject<Void>()
    let event = RxControlEvent(events: taps)
    var said: [Int] = []
    _ = event.asControlEvent().counted(whenAny: RxSingle.just(true)).subscribe(
      onNext: { said.append($0) })
    taps.onNext(())
    taps.onNext(())
    #expect(said == [1, 2])
    _ = RxSingle.zip([RxSingle.just(1), .just(2)]).subscribe(onSuccess: { said += $0 })
    #expect(said == [1, 2, 1, 2])
    let (one, two) = (RxSingle.just(1), RxSingle.just(2))
    _ = RxSingle.zip(one, two, one, two, one) { [$0, $1, $2, $3, $4] }
      .subscribe(onSuccess: { said = $0 })
    #expect(said == [1, 2, 1, 2, 1])
  }
}

extension RxObservableType {
  fileprivate func counted(
    whenAny condition: some RxObservableConvertibleType<Bool>
  ) -> RxObservable<Int> {
    withLatestFrom(condition).filter { $0 }.scan(0) { count, _ in count + 1 }
  }
}
