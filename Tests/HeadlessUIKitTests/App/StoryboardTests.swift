import HeadlessUIKit
import PlatformTestSupport
import Testing

/// Controllers that a storyboard describes.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct StoryboardTests {
  private final class Page: UIViewController {
    let number: Int

    init(number: Int = 0) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
  }

  private func storyboard() -> UIStoryboard {
    UIStoryboard.register("Page", in: "StoryboardTests") { Page() }
    UIStoryboard.register(nil, in: "StoryboardTests") { Page(number: 1) }
    return UIStoryboard(name: "StoryboardTests", bundle: nil)
  }

  // https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(identifier:creator:)
  @Test func aCreatorMakesTheControllerInTheStoryboardsPlace() {
    let made = storyboard().instantiateViewController(identifier: "Page") { _ in Page(number: 7) }
    #expect(made.number == 7)
  }

  @Test func theStoryboardMakesItWhereTheCreatorReturnsNothing() {
    let made = storyboard().instantiateViewController(identifier: "Page") { _ -> Page? in nil }
    #expect(made.number == 0)
    let page: Page = storyboard().instantiateViewController(identifier: "Page")
    #expect(page.number == 0)
  }

  @Test func aCreatorMakesTheFirstController() {
    let made = storyboard().instantiateInitialViewController { _ in Page(number: 7) }
    #expect(made?.number == 7)
    #expect((storyboard().instantiateInitialViewController() as? Page)?.number == 1)
    let none = UIStoryboard(name: "None", bundle: nil)
    #expect(none.instantiateInitialViewController { _ in Page() } == nil)
  }

  private final class Outlets: UIViewController {
    weak var label: UILabel!
    weak var height: NSLayoutConstraint!
    var log: [Bool] = []

    override func connectOutlets() {
      label = connected(UILabel())
      height = connected(NSLayoutConstraint())
    }

    override func viewDidLoad() { log.append(label != nil && height != nil) }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
  @Test func outletsAreConnectedWhenTheViewIsLoadedAndNotBefore() {
    let screen = Outlets()
    #expect(screen.label == nil)
    screen.loadViewIfNeeded()
    #expect(screen.log == [true])
    #expect(screen.view.subviews.count == 1)
    #expect(screen.height != nil)
  }
}
