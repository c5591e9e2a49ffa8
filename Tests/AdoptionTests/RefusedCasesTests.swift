#if Adopt
import Testing

@testable import Adoption

/// What stand-ins send although code says that it can't come.
struct RefusedCasesTests {
  private func events(_ handling: String) throws -> [String] {
    let project = Sample.app(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: Flow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool {
          window = UIWindow(); flow = Flow(); return true
        }
      }
      final class Flow {
        let stack = UINavigationController()
        func start() {
          let page = PageController()
          page.onAction = { [stack] action in
            switch action {
            case .done: stack.popViewController(animated: true)
            case .failed: \(handling)
            }
          }
          stack.pushViewController(page, animated: true)
        }
      }
      enum PageAction { case done, failed(Int) }
      final class PageController: UIViewController { var onAction: ((PageAction) -> Void)? }
      """)
    let system = try #require(try Draft(project, Findings(in: project), Knowledge()).system)
    let lines = system.file.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let first = try #require(lines.firstIndex { $0.hasPrefix("it.tap(\"PageController:") })
    return Array(lines[first...].prefix { !$0.hasPrefix("it.cap") })
  }

  @Test func aCaseOnWhichCodeEndsTheRunIsAGuess() throws {
    #expect(
      try events("fatalError(\"It never fails.\")") == [
        "it.tap(\"PageController:onAction(done)\", twice: true)",
        "// guessed: App.swift:15 ends the run on 'failed' as if it could not come, so that "
          + "PageController:onAction(failed) counts only where it does not: read whether the app sends it "
          + "there",
        "it.tap(\"PageController:onAction(failed)\", twice: true, refusedAt: \"App.swift:15\")",
      ])
  }

  @Test func aCaseThatIsHandledIsNone() throws {
    #expect(
      try events("print(1); fatalError()").contains { $0.hasPrefix("// guessed") } == false)
    #expect(try events("break").contains { $0.hasPrefix("// guessed") } == false)
  }
}
#endif
