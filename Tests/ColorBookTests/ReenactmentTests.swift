import AdaptiveCoordinator
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@testable import ColorBook

/// Findings step by step on live objects, without the explorer.
@MainActor
@Suite(.ownsPlatform) struct ReenactmentTests {
  private let driver = QuietPlatformDriver()

  init() { HeadlessPlatform.driver = driver }

  @Test func theMenuOfTheBackButtonLeavesACoordinatorBehind() async {
    for fixes in [Fixes.none, .all] {
      let app = await launched(fixes)
      await tap("New list", in: app)
      await tap("red", in: app)
      #expect(stack(of: app) == ["ColorList(0)", "ColorList(1)", "Color(red)"])
      await perform("longPressBack(2)@root", in: app)
      #expect(stack(of: app) == ["ColorList(0)"])
      #expect(app.root.childCoordinators.count == (fixes == .all ? 0 : 1))
    }
  }

  @Test func aSwipeThatIsCalledOffTakesTheScreenFromItsCoordinator() async {
    for fixes in [Fixes.none, .all] {
      let app = await launched(fixes)
      await tap("red", in: app)
      await perform("swipeBack.begin@root", in: app)
      await perform("swipeBack.cancel@root", in: app)
      #expect(stack(of: app) == ["ColorList(0)", "Color(red)"])
      #expect(app.root.childCoordinators.count == (fixes == .all ? 1 : 0))
    }
  }

  @Test func whatIsPresentedTwiceIsHeldTwice() async {
    for fixes in [Fixes.none, .all] {
      let app = await launched(fixes)
      await tap("Info", in: app)
      list(of: app)?.router.transfer(to: .info)
      await settle()
      #expect(app.root.childCount == (fixes == .all ? 2 : 3))
    }
  }

  @Test func aSheetThatIsSwipedAwayIsStillRecorded() async {
    for fixes in [Fixes.none, .all] {
      let app = await launched(fixes)
      await tap("Info", in: app)
      #expect(app.root.recordsPresentation)
      await perform("swipeDownSheet.begin@sheet", in: app)
      await perform("swipeDownSheet.finish@sheet", in: app)
      #expect(app.root.basicViewController.presentedViewController == nil)
      #expect(app.root.recordsPresentation == (fixes != .all))
    }
  }

  @Test func goingBackToTheRootTakesOneStepOfTwo() async {
    for fixes in [Fixes.none, .all] {
      let app = await launched(fixes)
      await tap("red", in: app)
      await tap("warmth", in: app)
      #expect(stack(of: app) == ["ColorList(0)", "Color(red)", "Meaning(warmth)"])
      list(of: app)?.router.transfer(to: .list)
      await settle()
      #expect(
        stack(of: app) == (fixes == .all ? ["ColorList(0)"] : ["ColorList(0)", "Color(red)"]))
    }
  }

  @Test func aLinkOfTwoComponentsLosesTheSecond() async {
    for fixes in [Fixes.none, .all] {
      let app = await launched(fixes)
      app.root.handle(links: ["color:red", "meaning:warmth"])
      await settle()
      #expect(
        stack(of: app) == ["ColorList(0)", "Color(red)"]
          + (fixes == .all ? ["Meaning(warmth)"] : []))
    }
  }

  // MARK: - Driving the app

  private func launched(_ fixes: Fixes) async -> ColorBookApp {
    let app = ColorBookApp(link: nil, fixes: fixes)
    await settle()
    #expect(stack(of: app) == ["ColorList(0)"])
    return app
  }

  private func tap(_ control: String, in app: ColorBookApp) async {
    #expect(app.window.tap(control), "No screen shows '\(control)'.")
    await settle()
  }

  private func perform(_ gesture: String, in app: ColorBookApp) async {
    let offered = app.window.gestures()
    guard let gesture = offered.first(where: { $0.name == gesture }) else {
      Issue.record("'\(gesture)' is not among \(offered.map(\.name)).")
      return
    }
    gesture.perform()
    await settle()
  }

  /// Lets tasks and transitions end, and what they set off in turn.
  private func settle() async {
    repeat {
      for _ in 0..<20 { await Task.yield() }
    } while driver.settle() > 0
  }

  private func stack(of app: ColorBookApp) -> [String?] {
    app.root.basicViewController.viewControllers.map(\.restorationIdentifier)
  }

  private func list(of app: ColorBookApp) -> ColorListViewController? {
    app.root.basicViewController.viewControllers.first as? ColorListViewController
  }
}
