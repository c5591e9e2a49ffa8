import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

private final class Tour: UIPageViewController {}

/// The pages of a book, in order.
@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let journal: Journal
  var pages: [UIViewController] = []

  init(_ journal: Journal) { self.journal = journal }

  private func page(_ page: UIViewController, _ offset: Int) -> UIViewController? {
    let index = pages.firstIndex(of: page)! + offset
    return pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    journal.note("before \(names([viewController])![0])")
    return page(viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    journal.note("after \(names([viewController])![0])")
    return page(viewController, 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    journal.note("willTransitionTo \(names(pendingViewControllers)!)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    journal.note("didFinish \(names(previousViewControllers)!) \(completed)")
  }
}

extension UIKitTests {
  @MainActor
  @Suite struct PageTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()
    private let a: Screen
    private let b: Screen
    private let book: Book
    private let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let window: UIWindow

    init() {
      a = Screen("a", journal)
      b = Screen("b", journal)
      book = Book(journal)
      book.pages = [a, b]
      pages.setViewControllers([a], direction: .forward, animated: false)
      window = UIWindow.showing(pages)
      pages.dataSource = book
      pages.delegate = book
      _ = journal.flush()
      _ = driver.log()
    }

    @Test func oneOfTheAppsOwnIsAScreenAsLongAsItHasNoPages() {
      let tour = Tour(transitionStyle: .scroll, navigationOrientation: .horizontal)
      window.rootViewController = tour
      driver.settle()
      #expect(window.text() == ["Tour*"])
      tour.setViewControllers([a], direction: .forward, animated: false)
      driver.settle()
      #expect(window.text() == ["Tour/*", "  a*"])
    }

    @Test("The page that is shown is a child, and can be touched")
    func shown() {
      #expect(window.text() == ["UIPageViewController/*", "  a*"])
      #expect(pages.children == [a])
      #expect(a.parent === pages)
      #expect(pages.viewControllers == [a])
      #expect(
        window.gestureNames() == ["swipePage(forward).begin@root", "swipePage(reverse).begin@root"])
      pages.dataSource = nil
      #expect(window.gestureNames() == [])
    }

    @Test("A swipe asks the data source, and tells the delegate before and after")
    func swipe() {
      window.perform("swipePage(forward).begin@root")
      #expect(
        journal.flush() == [
          "after a", "willTransitionTo [\"b\"]", "a.willDisappear fromParent", "b.load",
          "b.willAppear toParent",
        ])
      #expect(window.gesturesInProgress == 1)
      #expect(window.touchable() == [])
      #expect(
        window.gestureNames() == [
          "swipePage(forward).finish@root", "swipePage(forward).cancel@root",
        ])
      window.perform("swipePage(forward).finish@root")
      driver.settle()
      #expect(
        journal.flush() == [
          "a.didDisappear fromParent", "b.didAppear toParent", "a.didMove nowhere", "b.didMove",
          "didFinish [\"a\"] true",
        ])
      #expect(driver.log() == ["replaced b"])
      #expect(window.text() == ["UIPageViewController/*", "  b*"])
      #expect(a.parent == nil)
    }

    @Test("A swipe that is let go back: the page stays, and the delegate hears that it did")
    func cancel() {
      window.perform("swipePage(forward).begin@root")
      _ = journal.flush()
      window.perform("swipePage(forward).cancel@root")
      driver.settle()
      #expect(
        journal.flush() == [
          "b.willDisappear toParent", "a.willAppear", "b.didDisappear toParent", "a.didAppear",
          "b.didMove nowhere", "didFinish [\"a\"] false",
        ])
      #expect(driver.log() == [])
      #expect(window.text() == ["UIPageViewController/*", "  a*"])
    }

    @Test("A swipe beyond the last page has no effect")
    func end() {
      window.perform("swipePage(reverse).begin@root")
      #expect(journal.flush() == ["before a"])
      #expect(window.gesturesInProgress == 0)
    }

    @Test("Pages that the app sets: the delegate is not told, and the completion runs at the end")
    func set() {
      pages.setViewControllers([b], direction: .forward, animated: true) {
        [journal] in journal.note("set \($0)")
      }
      #expect(pages.viewControllers == [b])
      #expect(
        journal.flush() == [
          "a.willDisappear fromParent", "b.load", "b.willAppear toParent",
        ])
      #expect(window.stateText().contains("completions: 1"))
      driver.settle()
      #expect(
        journal.flush() == [
          "a.didDisappear fromParent", "b.didAppear toParent", "a.didMove nowhere", "b.didMove",
          "set true",
        ])
      #expect(driver.log() == ["replaced b"])
      pages.setViewControllers([a], direction: .reverse, animated: false) {
        [journal] in journal.note("set \($0)")
      }
      #expect(journal.flush().last == "set true")
    }

    @Test("A change during another one ends it, and its completion hears false")
    func setTwice() {
      for page in [b, a] {
        pages.setViewControllers([page], direction: .forward, animated: true) {
          [journal] in journal.note("set \(page.name) \($0)")
        }
      }
      driver.settle()
      #expect(journal.flush().filter { $0.hasPrefix("set") } == ["set b false", "set a true"])
      #expect(window.touchable() == ["a"])
    }

    @Test("A swipe ends when the pages go out of sight")
    func outOfSight() {
      window.perform("swipePage(forward).begin@root")
      window.rootViewController = Screen("other")
      #expect(window.gesturesInProgress == 0)
      #expect(pages.viewControllers == [a])
      driver.settle()
      #expect(window.touchable() == ["other"])
    }

    @Test("Pages within a stack have an address of their own")
    func nested() {
      let stack = UINavigationController(rootViewController: Screen("x"))
      stack.pushViewController(Screen("y"), animated: false)
      pages.setViewControllers([stack], direction: .forward, animated: false)
      #expect(
        window.gestureNames() == [
          "swipePage(forward).begin@root", "swipePage(reverse).begin@root", "back@page",
          "swipeBack.begin@page",
        ])
    }

    @Test("No page is a fault of the app")
    func none() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            .setViewControllers([], direction: .forward, animated: false)
        }
      }
      let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        error.contains(
          "The number of view controllers provided (0) doesn't match the number required (1) for "
            + "the requested transition"))
    }
  }
}
