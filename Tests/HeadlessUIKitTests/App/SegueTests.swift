import HeadlessUIKit
import PlatformTestSupport
import Testing

/// Steps from one controller to another that a storyboard describes.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct SegueTests {
  private final class Shelf: UIViewController {
    var isOpen = true
    private(set) var prepared: [String] = []
    private(set) var embedded: UIViewController?

    override func viewDidLoad() {
      super.viewDidLoad()
      prepared.append("loaded")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      isOpen
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append("\(segue.identifier ?? "none") \(sender ?? "nobody")")
      if segue.identifier == "inner" { embedded = segue.destination }
      (segue.destination as? Book)?.number = 7
    }
  }

  private final class Book: UIViewController { var number = 0 }

  private let driver = ScriptedDriver.installed()
  private let window = UIWindow()

  /// The screen of a storyboard, as it appears.
  private func shelf(
    _ kind: UIStoryboardSegue.Kind, isOnStack: Bool = true
  ) -> Shelf {
    let shelf = Shelf()
    shelf.addSegue("a", identifier: "book", kind) { Book() }
    shelf.addSegue("b", identifier: nil, .presentation) { UIViewController() }
    let stack = isOnStack ? UINavigationController(rootViewController: shelf) : nil
    window.rootViewController = stack ?? shelf
    window.makeKeyAndVisible()
    driver.settle()
    return shelf
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)
  @Test func codePerformsASegueWhetherOrNotItShouldBe() throws {
    let shelf = shelf(.show)
    shelf.isOpen = false
    shelf.performSegue(withIdentifier: "book", sender: 1)
    driver.settle()
    let book = try #require(shelf.navigationController?.topViewController as? Book)
    #expect(book.number == 7)
    #expect(shelf.prepared == ["loaded", "book 1"])
  }

  @Test func aControlAsksFirst() {
    let shelf = shelf(.show)
    shelf.isOpen = false
    shelf.touchControl(ofSegue: "b")
    #expect(shelf.presentedViewController == nil)
    shelf.isOpen = true
    shelf.touchControl(ofSegue: "b")
    driver.settle()
    #expect(shelf.presentedViewController != nil)
    #expect(shelf.prepared == ["loaded", "none nobody"])
  }

  @Test func withoutAStackShowingIsPresenting() {
    let shelf = shelf(.show, isOnStack: false)
    shelf.performSegue(withIdentifier: "book", sender: nil)
    #expect(shelf.presentedViewController is Book)
  }

  @Test func whatIsPresentedIsPresentedAndWhatIsADetailShown() {
    let presenting = shelf(.presentation)
    presenting.performSegue(withIdentifier: "book", sender: nil)
    #expect(presenting.presentedViewController is Book)
    let showing = shelf(.showDetail, isOnStack: false)
    showing.performSegue(withIdentifier: "book", sender: nil)
    #expect(showing.presentedViewController is Book)
  }

  /// The container's child is there before the view is said to be loaded.
  @Test func whatIsEmbeddedIsAChildFromTheBeginning() throws {
    let shelf = Shelf()
    shelf.addSegue("a", identifier: "inner", .embed) { Book() }
    #expect(shelf.children.isEmpty)
    shelf.loadViewIfNeeded()
    #expect(shelf.prepared == ["inner nobody", "loaded"])
    let child = try #require(shelf.children.first as? Book)
    #expect(child === shelf.embedded && child.number == 7 && child.parent === shelf)
  }
}
