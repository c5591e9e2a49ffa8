#if Adopt
import SwiftSyntax
import Testing

@testable import Adoption

/// What code sets that outlives it: user defaults and static properties.
struct SharedSetTests {
  private func sets(_ text: String) -> [SharedSet] {
    SharedSets(in: SourceFile(path: "", name: "", text: text).declarations).all
  }

  private func draft(_ text: String) throws -> Draft {
    let project = Sample.app(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: Flow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool {
          window = UIWindow(); flow = Flow(); return true
        }
      }
      struct Login {
        static var token: String?
      }
      final class Flow {
        let stack = UINavigationController()
        func start() {
          let page = Page()
          page.onDone = { [weak self] in self?.start() }
          if Login.token == nil, !UserDefaults.standard.bool(forKey: "seen") {
            stack.pushViewController(page, animated: true)
          }
        }
      }
      \(text)
      """)
    return try Draft(project, Findings(in: project), Knowledge())
  }

  @Test func whatDependsOnVariablesIsNoneOfThem() {
    let found = sets(
      """
      class Page {
        func done(_ word: String) {
          Login.token = "a"
          Login.token = word
          Login.shared.user.name = nil
          self.token = "a"
          token = "a"
          UserDefaults.standard.set(true, forKey: "seen")
          UserDefaults.standard.set(word, forKey: "word")
          Login.shared.leave()
        }
      }
      """)
    #expect(
      found.map(\.text) == [
        "Login.token = \"a\"", "Login.shared.user.name = nil",
        "UserDefaults.standard.set(true, forKey: \"seen\")",
      ])
    #expect(found.map(\.type) == ["Login", "Login", "UserDefaults"])
  }

  @Test func whatAScreenSetsBeforeItCallsIsSetByTheControl() throws {
    let text = try draft(
      """
      final class Page: UIViewController {
        var onDone: (() -> Void)?
        @objc func tapped() {
          UserDefaults.standard.set(true, forKey: "seen")
          Login.token = "a"
          Other.count = 1
          onDone?()
        }
      }
      """
    ).standIns.files.first { $0.name == "Page" }?.file.text
    #expect(
      text?.contains(
        "guard let self else { return }; UserDefaults.standard.set(true, forKey: \"seen\"); "
          + "Login.token = \"a\"; self.onDone?() },") == true)
  }

  @Test func whatIsSetWithWhatIsNotThereGoesBeforeTheCallDoes() throws {
    let project = Sample.app(
      """
      struct Login { static var token: String? }
      final class Flow {
        let stack = UINavigationController()
        func start() { if Login.token == nil { stack.pushViewController(Page(), animated: true) } }
      }
      final class Page: UIViewController {
        var onDone: (() -> Void)?
        func tapped() {
          Login.token = "a"
          onDone?()
        }
      }
      """)
    let findings = Findings(in: project)
    func page(_ level: HollowMember.Level) -> String? {
      var knowledge = Knowledge()
      knowledge.levels["Page calls Page:onDone"] = level
      let slice = Slice(of: project, findings, knowledge)
      return StandIns(for: slice, of: project, findings, knowledge).files
        .first { $0.name == "Page" }?.file.text
    }
    #expect(page(.verbatim)?.contains("; Login.token") == false)
    #expect(page(.hollow)?.contains("{ return }; self.onDone?() },") == true)
    #expect(page(.dropped)?.contains("OfferedCallback") == false)
  }

  @Test func whatCodeSetsThatIsNotThereHappensAtAnyTime() throws {
    let system = try #require(
      try draft(
        """
        final class Page: UIViewController { var onDone: (() -> Void)? }
        final class Worker {
          func finish() { Login.token = "a"; Aside.count = 1 }
        }
        final class MockWorker { func finish() { Login.token = "mock" } }
        """
      ).system)
    #expect(
      system.file.text.contains(
        """
              // guessed: Worker may set Login.token at any time, since it is not there
              it.event(
                "Worker sets Login.token", .external,
                unless: { $0.isLaunched ? nil : "it is not launched" }
              ) { _ in Login.token = "a" }

        """))
    #expect(!system.file.text.contains("Aside") && !system.file.text.contains("mock"))
  }
}
#endif
