import AdaptiveCoordinator
import Foundation
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@testable import News

/// What the verifier finds in the published app, done by hand on live objects, step by step; and
/// the same steps in the repaired one.
@MainActor
@Suite(.ownsPlatform) struct FindingTests {
  private let driver = QuietPlatformDriver()

  init() { HeadlessPlatform.driver = driver }

  @Test func aSecondArticleHasNobodyWhoAnswersForIt() async {
    for (fixes, coordinators) in [(Fixes.none, ["List"]), (.all, ["List", "Detail"])] {
      let app = await launched(fixes)
      await touch("article a", on: "NewsList", in: app)
      #expect(names(app.coordinator.childCoordinators) == ["List", "Detail"])
      await touch("article a", on: "NewsList", in: app)
      #expect(names(app.split.secondary.viewControllers) == ["NewsDetail(a)"])
      #expect(names(app.coordinator.childCoordinators) == coordinators)
    }
  }

  @Test func aSwipeThatIsCalledOffTakesTheScreenFromItsCoordinator() async throws {
    for (fixes, screens) in [
      (Fixes.none, ["NewsDetail(a)"]), (.all, ["NewsDetail(a)", "NewsAdditional"]),
    ] {
      let app = await launched(fixes)
      await touch("article a", on: "NewsList", in: app)
      await touch("additional", on: "NewsDetail(a)", in: app)
      let detail = try #require(app.coordinator.childCoordinators.last)
      #expect(names(detail.screens) == ["NewsDetail(a)", "NewsAdditional"])
      await perform("swipeBack.begin@column(secondary)", in: app)
      await perform("swipeBack.cancel@column(secondary)", in: app)
      #expect(names(app.split.secondary.viewControllers) == ["NewsDetail(a)", "NewsAdditional"])
      #expect(names(detail.screens) == screens)
    }
  }

  @Test func infoThatIsSwipedAwayIsStillPresentedByTheBooks() async {
    for (fixes, isRecorded) in [(Fixes.none, true), (.all, false)] {
      let app = await launched(fixes)
      await touch("info", on: "NewsList", in: app)
      #expect(app.coordinator.recordsPresentation)
      await perform("swipeDownSheet.begin@sheet", in: app)
      await perform("swipeDownSheet.finish@sheet", in: app)
      #expect(app.split.presentedViewController == nil)
      #expect(app.coordinator.recordsPresentation == isRecorded)
    }
  }

  @Test func aDiscussionStaysBehindWhenTheColumnsArePutTogether() async {
    for (fixes, compact, secondary) in [
      (Fixes.none, 3, ["NewsReply"]), (.all, 4, []),
    ] {
      let app = await launched(fixes)
      await touch("article a", on: "NewsList", in: app)
      await touch("thread", on: "NewsDetail(a)", in: app)
      await perform("collapse@root", in: app)
      #expect(app.split.compact.viewControllers.count == 3)
      await touch("reply", on: "NewsThread", in: app)
      #expect(app.split.compact.viewControllers.count == compact)
      #expect(names(app.split.secondary.viewControllers) == secondary)
    }
  }

  // MARK: - Hands

  private func launched(_ fixes: Fixes) async -> NewsApp {
    let app = NewsApp(fixes: fixes)
    await settle()
    #expect(names(app.split.primary.viewControllers) == ["NewsList"])
    return app
  }

  private func touch(_ control: String, on screen: String, in app: NewsApp) async {
    #expect(app.window.touch(control, on: screen), "\(screen) does not show \(control)")
    await settle()
  }

  private func perform(_ gesture: String, in app: NewsApp) async {
    guard let gesture = app.window.gestures().first(where: { $0.name == gesture }) else {
      Issue.record("\(gesture) is not possible")
      return
    }
    gesture.perform()
    await settle()
  }

  /// Lets tasks and transitions come to their end, in turn.
  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      driver.settle()
    }
  }

  private func names(_ screens: [UIViewController]) -> [String] {
    screens.map { ($0 as? NewsScreen)?.name ?? "?" }
  }

  private func names(_ coordinators: [AnyCoordinator]) -> [String] {
    coordinators.map {
      String(describing: type(of: $0)).replacingOccurrences(of: "News", with: "")
        .replacingOccurrences(of: "Coordinator", with: "")
    }
  }
}
