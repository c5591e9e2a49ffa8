import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// What a function captured that waits within the platform is state: two that differ in nothing else lead
/// to different places.
@Suite(.ownsPlatform) struct HandlerCaptureTests {
  /// Explores two events that hand a function to the platform, which turns to another page each.
  private func expectBothPages(
    race: Int = 1, sourceLocation: SourceLocation = #_sourceLocation,
    _ hand: @escaping @MainActor (Desk, String) -> Void
  ) throws {
    let system = try LiveSystem("Desk", isolation: .inProcess, hiddenStateCheck: .everyTrace) { _ in
      Desk()
    } declare: { (it: inout LiveDeclarations<Desk>) in
      it.root { $0 }
      it.appModules = ["HeadlessUIKitTests"]
      it.window { $0.window }
      it.coordinator(Desk.self, role: "desk")
      it.race = race
      for page in ["a", "b"] {
        it.event("ask for \(page)", .external, unless: { $0.isAsked ? "was asked" : nil }) {
          $0.isAsked = true
          hand($0, page)
        }
      }
    }
    let graph = try explore(system)
    #expect(graph.faults.map(\.fault.message) == [], sourceLocation: sourceLocation)
    #expect(graph.completeness == .exhaustive, sourceLocation: sourceLocation)
    // The two are told apart from the beginning, and both are turned to.
    let asked = graph.states.filter { $0.record("isAsked") == "true" }
    let waiting = asked.filter { $0.record("page") == #""""# }
    #expect(waiting.count >= 2, sourceLocation: sourceLocation)
    #expect(waiting.count.isMultiple(of: 2), sourceLocation: sourceLocation)
    #expect(
      Set(asked.compactMap { $0.record("page") }) == [#""""#, #""a""#, #""b""#],
      sourceLocation: sourceLocation)
  }

  @Test func `actions of alerts`() throws {
    try expectBothPages(race: 0) { desk, page in
      let alert = UIAlertController(title: "Turn?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in desk.page = page })
      desk.root.present(alert, animated: false)
    }
  }

  @Test func `what follows sharing`() throws {
    try expectBothPages(race: 0) { desk, page in
      let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, _, _, _ in desk.page = page }
      desk.root.present(sheet, animated: false)
    }
  }

  @Test func `completions of presentations`() throws {
    try expectBothPages { desk, page in
      desk.root.present(screen("Paper"), animated: true) { desk.page = page }
    }
    try expectBothPages { desk, page in
      desk.root.present(screen("Paper"), animated: false)
      desk.root.dismiss(animated: true) { desk.page = page }
    }
  }

  @Test func `the completion of the presentation that comes next`() throws {
    try expectBothPages { desk, page in
      desk.root.present(screen("Paper"), animated: false)
      desk.root.dismiss(animated: true)
      desk.root.present(screen("Pen"), animated: false) { desk.page = page }
    }
  }

  @Test func `handlers of transitions`() throws {
    try expectBothPages { desk, page in
      desk.root.present(screen("Paper"), animated: true)
      desk.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in desk.page = page }
    }
    try expectBothPages { desk, page in
      desk.stack.pushViewController(screen("Paper"), animated: true)
      desk.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in desk.page = page }
    }
  }

  @Test func `completion blocks of transactions`() throws {
    try expectBothPages { desk, page in
      CATransaction.begin()
      CATransaction.setCompletionBlock { desk.page = page }
      desk.stack.pushViewController(screen("Paper"), animated: true)
      CATransaction.commit()
    }
    // Of the platform's own group, the block waits for the next update of views, too.
    try expectBothPages { desk, page in
      CATransaction.setCompletionBlock { desk.page = page }
      desk.root.present(screen("Paper"), animated: true)
    }
    try expectBothPages { desk, page in
      CATransaction.setCompletionBlock { desk.page = page }
      UIView.animate(withDuration: 1) {}
    }
  }

  @Test func `completions of animations`() throws {
    try expectBothPages { desk, page in
      UIView.animate(withDuration: 1, animations: {}) { _ in desk.page = page }
    }
    try expectBothPages { desk, page in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { _ in desk.page = page }
      animator.startAnimation()
    }
  }

  @Test func `completions of pages that are turned`() throws {
    try expectBothPages { desk, page in
      desk.pages.setViewControllers([screen("Next")], direction: .forward, animated: true) { _ in
        desk.page = page
      }
    }
  }
}

extension NavigationState {
  fileprivate func record(_ key: String) -> String? { records.first { $0.key == key }?.value }
}

/// A stack over which something is presented, with pages in it.
@MainActor
private final class Desk {
  let window = UIWindow()
  let stack = UINavigationController()
  let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  var page = ""
  var isAsked = false

  var root: UIViewController { stack }

  init() {
    pages.setViewControllers([screen("Cover")], direction: .forward, animated: false)
    stack.viewControllers = [pages]
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }
}
