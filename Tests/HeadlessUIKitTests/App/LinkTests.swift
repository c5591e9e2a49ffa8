import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class LinkedApp {
  let window = UIWindow()
  let stack = UINavigationController(rootViewController: screen("Home"))

  init() {
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  /// Opens the links that the app knows, and says whether it did.
  func open(_ link: String) -> Bool {
    guard link == "Cart" else { return false }
    stack.setViewControllers([stack.viewControllers[0], screen(link)], animated: false)
    return true
  }
}

/// A link that the app refuses on purpose, and says so by what its function returns.
@Suite(.ownsPlatform) struct LinkTests {
  private func verdict(
    _ take: @escaping @MainActor (LinkedApp, String) -> Bool
  ) throws -> Verdict {
    let system = try LiveSystem("Links", isolation: .inProcess) { _ in
      LinkedApp()
    } declare: { (it: inout LiveDeclarations<LinkedApp>) in
      it.root { $0 }
      it.appModules = ["HeadlessUIKitTests"]
      it.window { $0.window }
      it.coordinator(LinkedApp.self, role: "app")
      for link in ["Cart", "Profile"] {
        it.link("link to \(link)", to: .screen(link)) { take($0, link) }
      }
    }
    return try #require(
      check(system, invariants: [DeepLinksLand()]).answers.first?.verdict)
  }

  @Test func aLinkThatIsNotTakenWasRefused() throws {
    #expect(try verdict { $0.open($1) } == .holds(witness: nil))
  }

  @Test func aLinkThatIsTakenAndLostIsNotExcused() throws {
    let verdict = try verdict {
      _ = $0.open($1)
      return true
    }
    guard case .violated(let counterexample) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(counterexample.trace.description == "link%20to%20Profile")
    #expect(
      counterexample.why == "The link was neither parked nor refused, but Profile is not visible; "
        + "the visible screen is Home.")
  }
}
