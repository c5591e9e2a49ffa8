import AdaptiveCoordinator
import FixtureTestSupport
import Foundation
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@testable import News

/// The verifier's findings in the published app, done by hand on live objects, step by step; and
/// the same steps in the repaired one.
@Suite(.ownsPlatform, .needsJobHooks) struct FindingTests {
  @Test func aSecondArticleReplacesTheFirstWithItsCoordinator() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveNews(fixes)
        live.touch("article a", on: "NewsList")
        #expect(live.children == ["List", "Detail"])
        live.touch("article a", on: "NewsList")
        #expect(live.secondary == ["NewsDetail(a)"])
        #expect(live.children == ["List", "Detail"])
        live.work.end()
      }
    }
  }

  @Test func anArticleThatLeavesWithItsAdditionsLeavesItsCoordinatorBehind() {
    holdingJobs {
      for (fixes, children) in [
        (Fixes.none, ["List", "Detail", "Detail"]), (.all, ["List", "Detail"]),
      ] {
        let live = LiveNews(fixes)
        live.touch("article a", on: "NewsList")
        live.touch("additional", on: "NewsDetail(a)")
        live.touch("thread", on: "NewsAdditional")
        live.touch("article a", on: "NewsList")
        #expect(live.secondary == ["NewsDetail(a)"])
        #expect(live.children == children)
        live.work.end()
      }
    }
  }

  @Test func aSwipeThatIsCalledOffTakesTheScreenFromItsCoordinator() throws {
    try holdingJobs {
      for (fixes, screens) in [
        (Fixes.none, ["NewsDetail(a)"]), (.all, ["NewsDetail(a)", "NewsAdditional"]),
      ] {
        let live = LiveNews(fixes)
        live.touch("article a", on: "NewsList")
        live.touch("additional", on: "NewsDetail(a)")
        let detail = try #require(live.app.coordinator.childCoordinators.last)
        #expect(names(detail.screens) == ["NewsDetail(a)", "NewsAdditional"])
        live.perform("swipeBack.begin@column(secondary)")
        live.perform("swipeBack.cancel@column(secondary)")
        #expect(live.secondary == ["NewsDetail(a)", "NewsAdditional"])
        #expect(names(detail.screens) == screens)
        live.work.end()
      }
    }
  }

  @Test func aSplitViewRemembersTheSheetThatWasDraggedLast() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveNews(fixes)
        live.touch("info", on: "NewsList")
        live.perform("swipeDownSheet.begin@sheet")
        live.perform("swipeDownSheet.cancel@sheet")
        live.perform("swipeDownSheet.begin@sheet")
        live.perform("swipeDownSheet.finish@sheet")
        #expect(live.app.split.presentedViewController == nil)
        #expect(live.app.split.leavingCount == 0)
        #expect(live.app.coordinator.screens.isEmpty)
        #expect(!live.app.coordinator.recordsPresentation)
        live.work.end()
      }
    }
  }

  @Test func aDiscussionStaysBehindWhenTheColumnsArePutTogether() {
    holdingJobs {
      for (fixes, compact, secondary) in [
        (Fixes.none, 3, ["NewsReply"]), (.all, 4, []),
      ] {
        let live = LiveNews(fixes)
        live.touch("article a", on: "NewsList")
        live.touch("thread", on: "NewsDetail(a)")
        live.perform("collapse@root")
        #expect(live.app.split.compact.viewControllers.count == 3)
        live.touch("reply", on: "NewsThread")
        #expect(live.app.split.compact.viewControllers.count == compact)
        #expect(live.secondary == secondary)
        live.work.end()
      }
    }
  }
}

/// The app in its window, driven by hand.
@MainActor
private final class LiveNews {
  let work = LiveWork()
  let app: NewsApp

  init(_ fixes: Fixes) {
    app = NewsApp(fixes: fixes)
    work.settle()
    #expect(names(app.split.primary.viewControllers) == ["NewsList"])
  }

  /// The screens of the article's column.
  var secondary: [String] { names(app.split.secondary.viewControllers) }

  /// The coordinators that the app's has handed columns to.
  var children: [String] {
    app.coordinator.childCoordinators.map {
      String(describing: type(of: $0)).replacingOccurrences(of: "News", with: "")
        .replacingOccurrences(of: "Coordinator", with: "")
    }
  }

  func touch(_ control: String, on screen: String) {
    #expect(app.window.touch(control, on: screen), "\(screen) does not show \(control)")
    work.settle()
  }

  func perform(_ gesture: String) {
    guard let gesture = app.window.gestures().first(where: { $0.name == gesture }) else {
      Issue.record("\(gesture) is not possible")
      return
    }
    gesture.perform()
    work.settle()
  }
}

@MainActor
private func names(_ screens: [UIViewController]) -> [String] {
  screens.map { ($0 as? NewsScreen)?.name ?? "?" }
}
