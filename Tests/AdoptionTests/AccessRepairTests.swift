#if Adopt
import Testing

@testable import Adoption

/// What is learnt of the code of an app's own libraries, which becomes one module with the app.
struct AccessRepairTests {
  private func learned(_ message: String, line: Int, column: Int, in project: Project) -> Knowledge
  {
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    var repairer = Repairer(
      project: project, slice: slice, standIns: [:], files: ["/App.swift": 0],
      knowledge: Knowledge())
    repairer.learn(from: [Diagnostic("/App.swift:\(line):\(column): error: \(message)"[...])!])
    return repairer.knowledge
  }

  @Test func aDefaultThatIsStoodInForTakesPublicAway() {
    let project = Sample.app("open class Flow { public init(_ maker: Maker = Maker()) {} }")
    let knowledge = learned(
      "class 'Maker' is internal and cannot be referenced from a default argument value",
      line: 1, column: 50, in: project)
    #expect(knowledge.isInternal)
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func anExtensionOfANestedTypeComesWithTheInitializerThatACallNames() {
    let project = Sample.app(
      """
      final class Flow { let stack = UINavigationController(); func start() { use(.init(forTab: 1)) } }
      enum Tab {}
      extension Tab.Look { init(forPage page: Int) {} }
      extension Tab.Look { init(forTab tab: Int) {} }
      """)
    let message = "extra argument 'forTab' in call"
    #expect(learned(message, line: 1, column: 85, in: project).kept == [3])
  }

  @Test(arguments: [
    "cannot declare a public instance method in an extension with internal requirements",
    "class cannot be declared public because its superclass is internal",
    "public protocol cannot refine an internal protocol",
  ])
  func whatIsPublicBesideAStandInIsPublicNoMore(message: String) {
    let project = Sample.app("open class Flow { public func start() {} }")
    #expect(learned(message, line: 1, column: 26, in: project).isInternal)
  }
}
#endif
