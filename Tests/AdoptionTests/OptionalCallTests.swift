#if Adopt
import Testing

@testable import Adoption

/// Calls of methods that protocols of the platform leave optional, and imports of modules within others.
struct OptionalCallTests {
  private let app = Sample.app(
    """
    import UIKit.UIImage
    import class UIKit.UIView
    class Helpers: UIResponder, UIApplicationDelegate {
      var all: [Helper] = []
      func applicationDidBecomeActive(_ application: UIApplication) {
        for one in all { one.applicationDidBecomeActive?(application); one.window?.makeKey() }
      }
    }
    protocol Helper: UIApplicationDelegate {}
    """)

  private func knowledge(after error: String) -> Knowledge {
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var repairer = Repairer(
      project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: Knowledge())
    repairer.learn(from: [error].compactMap { Diagnostic("/App.swift:\($0)"[...]) })
    return repairer.knowledge
  }

  private let message =
    "error: cannot use optional chaining on non-optional value of type '(UIApplication) -> ()'"

  @Test func onlyTheQuestionMarkGoes() throws {
    for column in [22, 26, 52] {
      let cut = try #require(knowledge(after: "6:\(column): \(message)").cuts[0]?.first)
      #expect(cut.replacement == "")
      let text = RewrittenFile(0, of: app, kept: app.declarations, cuts: [cut]).text
      #expect(
        text?.contains(
          "for one in all { one.applicationDidBecomeActive(application); one.window?.makeKey() }")
          == true)
    }
  }

  @Test func aModuleWithinAnotherIsImportedWithThat() {
    let text = RewrittenFile(0, of: app, kept: app.declarations, cuts: []).text
    #expect(text?.contains("import UIKit\nimport class UIKit.UIView\n") == true)
  }

  /// On a device nobody sees that a member is private which a protocol leaves optional.
  @Test(arguments: [
    "must be as accessible as its enclosing type because it matches a requirement in protocol 'P'",
    "must be declared internal because it matches a requirement in internal protocol 'P'",
  ])
  func aMemberThatAProtocolAsksForIsNotPrivate(words: String) throws {
    let app = Sample.app(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        @Kept private var window: UIWindow?
        private(set) var flow: Flow?
      }
      class Flow { let stack = UINavigationController() }
      """)
    var repairer = Repairer(
      project: app, slice: Slice(of: app, Findings(in: app), Knowledge()), standIns: [:],
      files: ["/App.swift": 0], knowledge: Knowledge())
    let error = "/App.swift:2:21: error: property 'window' \(words)"
    repairer.learn(from: [try #require(Diagnostic(error[...]))])
    let cut = try #require(repairer.knowledge.cuts[0]?.first)
    let text = RewrittenFile(0, of: app, kept: app.declarations, cuts: [cut]).text
    #expect(text?.contains("  @Kept  var window: UIWindow?\n") == true)
    #expect(text?.contains("private(set) var flow") == true)
  }
}
#endif
