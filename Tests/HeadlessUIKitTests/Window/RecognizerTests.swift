import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// A screen with a card, whose gestures it notes.
@MainActor
private final class CardScreen: UIViewController, UIGestureRecognizerDelegate {
  let journal: Journal
  let card = UIView()
  var receives = true
  var begins = true

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
  }

  /// Adds a recognizer that the screen hears of.
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.addTarget(self, action: heard)
    recognizer.delegate = self
    (view ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  private var heard: Selector {
    Selector("hear", CardScreen.hear as (CardScreen) -> (UIGestureRecognizer) -> Void)
  }

  private func hear(_ recognizer: UIGestureRecognizer) {
    var line = "\(recognizer.state)"
    if let pan = recognizer as? UIPanGestureRecognizer {
      let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
      line += " \(Int(way.x)),\(Int(way.y)) at \(Int(speed.x)),\(Int(speed.y))"
    }
    journal.note(line)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
}

extension UIKitTests {
  @MainActor
  @Suite struct RecognizerTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()
    private let screen: CardScreen
    private let window: UIWindow

    init() {
      screen = CardScreen(journal)
      window = UIWindow.showing(screen)
    }

    // MARK: - Taps

    @Test("A tap is a control with the view's identifier, first text, name, or class")
    func taps() {
      let tap = screen.add(UITapGestureRecognizer())
      #expect(window.text() == ["CardScreen* [card]"])
      #expect(window.tap("card"))
      #expect(journal.flush() == ["ended"])
      #expect(tap.state == .possible)
      screen.card.accessibilityIdentifier = nil
      #expect(window.text() == ["CardScreen* [UIView]"])
      tap.name = "opens the card"
      #expect(window.text() == ["CardScreen* [opens the card]"])
      let label = UILabel()
      label.text = "Price"
      screen.card.addSubview(label)
      #expect(window.text() == ["CardScreen* [Price]"])
      tap.numberOfTapsRequired = 2
      #expect(window.text() == ["CardScreen* [Price (2 taps)]"])
      #expect(window.gestureNames() == [])
    }

    @Test("A tap needs a target, an enabled recognizer, and a view that can be touched")
    func tapsThatAreNot() {
      let tap = UITapGestureRecognizer()
      screen.card.addGestureRecognizer(tap)
      #expect(window.text() == ["CardScreen*"])
      screen.card.removeGestureRecognizer(tap)
      _ = screen.add(tap)
      tap.isEnabled = false
      #expect(window.text() == ["CardScreen*"])
      tap.isEnabled = true
      let label = UILabel()
      label.text = "Terms"
      screen.view.addSubview(label)
      label.addGestureRecognizer(tap)
      #expect(tap.view === label)
      #expect(screen.card.gestureRecognizers == nil)
      // A label can't be touched unless the app says so.
      #expect(window.text() == ["CardScreen*"])
      label.isUserInteractionEnabled = true
      #expect(window.text() == ["CardScreen* [Terms]"])
      tap.removeTarget(screen, action: nil)
      #expect(window.text() == ["CardScreen*"])
    }

    @Test("The delegate may refuse the touch, and the gesture")
    func refused() {
      _ = screen.add(UITapGestureRecognizer())
      screen.receives = false
      #expect(window.tap("card"))
      screen.receives = true
      screen.begins = false
      #expect(window.tap("card"))
      #expect(journal.flush() == [])
    }

    @Test("The number of methods that a tap calls is state")
    func targets() {
      let tap = screen.add(UITapGestureRecognizer())
      #expect(window.stateText() == [])
      tap.addTarget(journal, action: "other")
      #expect(window.stateText() == ["targets of card: 2"])
    }

    // MARK: - Swipes and long presses

    @Test("A swipe is a gesture for each of its directions, and a long press begins and ends")
    func swipes() {
      let swipe = screen.add(UISwipeGestureRecognizer())
      #expect(window.gestureNames() == ["swipe(right on card)@root"])
      swipe.direction = [.left, .right]
      _ = screen.add(UILongPressGestureRecognizer(), to: screen.view)
      #expect(
        window.gestureNames() == [
          "swipe(right on card)@root", "swipe(left on card)@root", "longPress@root",
        ])
      window.perform("swipe(left on card)@root")
      #expect(journal.flush() == ["ended"])
      window.perform("longPress@root")
      #expect(journal.flush() == ["began", "ended"])
    }

    @Test("Of two swipes on one view a person reaches one")
    func swipeTwice() {
      _ = screen.add(UISwipeGestureRecognizer())
      _ = screen.add(UISwipeGestureRecognizer())
      #expect(window.gestureNames() == ["swipe(right on card)@root"])
    }

    @Test("Gestures are offered on the screen in front alone")
    func behind() {
      _ = screen.add(UISwipeGestureRecognizer())
      screen.present(Screen("m"), animated: false)
      #expect(window.gestureNames() == ["swipeDownSheet.begin@sheet"])
    }

    // MARK: - Movements

    @Test("A pan begins, changes and ends, far and fast")
    func pan() {
      _ = screen.add(UIPanGestureRecognizer(), to: screen.view)
      #expect(
        window.gestureNames() == [
          "pan(right).begin@root", "pan(left).begin@root", "pan(up).begin@root",
          "pan(down).begin@root",
        ])
      window.perform("pan(down).begin@root")
      #expect(journal.flush() == ["began 0,0 at 0,1000", "changed 0,84 at 0,1000"])
      #expect(window.gestureNames() == ["pan(down).finish@root", "pan(down).cancel@root"])
      #expect(window.gesturesInProgress == 1)
      #expect(window.stateText() == ["finger: pan(down).begin@root"])
      window.perform("pan(down).finish@root")
      #expect(journal.flush() == ["changed 0,844 at 0,1000", "ended 0,844 at 0,1000"])
      #expect(window.gesturesInProgress == 0)
      #expect(window.stateText() == [])
      #expect(window.gestureNames().count == 4)
    }

    @Test("A pan that is called off moves back, or the touch is taken away")
    func panCalledOff() {
      let pan = screen.add(UIPanGestureRecognizer(), to: screen.view)
      for (answer, word) in [(0, "ended"), (1, "cancelled")] {
        driver.answers = [answer]
        window.perform("pan(left).begin@root")
        _ = journal.flush()
        window.perform("pan(left).cancel@root")
        #expect(journal.flush() == ["\(word) 0,0 at 0,0"])
        #expect(pan.state == .possible)
      }
      #expect(
        driver.outcomesAsked
          == Array(
            repeating: "finger that is called off: moved back or touch taken away (2)", count: 2))
    }

    @Test("A pan that is not wanted does not begin, and one that is disabled is called off")
    func panRefused() {
      let pan = screen.add(UIPanGestureRecognizer(), to: screen.view)
      screen.begins = false
      window.perform("pan(left).begin@root")
      #expect(journal.flush() == [])
      #expect(window.gesturesInProgress == 0)
      screen.begins = true
      window.perform("pan(left).begin@root")
      _ = journal.flush()
      pan.isEnabled = false
      #expect(journal.flush() == ["cancelled -39,0 at -1000,0"])
      #expect(window.gesturesInProgress == 0)
      #expect(window.gestureNames() == [])
    }

    @Test("A pan from the edge has that edge, and setTranslation moves its beginning")
    func edge() {
      let pan = screen.add(UIScreenEdgePanGestureRecognizer(), to: screen.view)
      #expect(window.gestureNames() == [])
      pan.edges = .left
      #expect(window.gestureNames() == ["panFromEdge(left).begin@root"])
      window.perform("panFromEdge(left).begin@root")
      pan.setTranslation(.zero, in: nil)
      #expect(pan.translation(in: nil) == .zero)
      _ = journal.flush()
      window.perform("panFromEdge(left).finish@root")
      #expect(journal.flush() == ["changed 351,0 at 1000,0", "ended 351,0 at 1000,0"])
    }

    // MARK: - The swipe back

    @Test("Targets of the swipe back hear how it begins and ends")
    func swipeBack() {
      let stack = UINavigationController(rootViewController: Screen("a"))
      let other = CardScreen(journal)
      stack.pushViewController(other, animated: false)
      window.rootViewController = stack
      stack.interactivePopGestureRecognizer?.addTarget(
        other,
        action: Selector(
          "swiped",
          CardScreen.swiped as (CardScreen) -> (UIGestureRecognizer) -> Void))
      window.perform("swipeBack.begin@root")
      window.perform("swipeBack.cancel@root")
      driver.settle()
      #expect(journal.flush() == ["swiped began", "swiped ended"])
    }

    /// A name that UIKit does not document, and that its recognizer's delegate has.
    @Test("A swipe from anywhere is told to the delegate of the swipe back")
    func swipeFromAnywhere() throws {
      let stack = UINavigationController(rootViewController: Screen("a"))
      stack.pushViewController(Screen("b"), animated: false)
      window.rootViewController = stack
      let recognizer = try #require(stack.interactivePopGestureRecognizer)
      recognizer.addTarget(
        try #require(recognizer.delegate), action: "handleNavigationTransition:")
      window.perform("swipeBack.begin@root")
      window.perform("swipeBack.finish@root")
      driver.settle()
      #expect(stack.viewControllers.count == 1)
    }
  }
}

extension CardScreen {
  fileprivate func swiped(_ recognizer: UIGestureRecognizer) {
    journal.note("swiped \(recognizer.state)")
  }
}
