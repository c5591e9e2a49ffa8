#if Adopt
import Testing

@testable import Adoption

/// How many results a launch asks for.
struct LaunchDebtTests {
  @Test func theAnswerOfACheckSaysWhetherTheBoundHasCutAStep() {
    let answer = "2 states; stack ≤ 4, pending ≤ 1 (1 step cut), coordinators ≤ 4"
    #expect(LaunchDebt.isCut(at: 1, in: answer) == true)
    #expect(LaunchDebt.isCut(at: 2, in: answer) == nil)
    #expect(LaunchDebt.isCut(at: 2, in: "stack ≤ 4, pending ≤ 2, coordinators ≤ 4") == false)
    #expect(LaunchDebt.isCut(at: 1, in: "Error: no system") == nil)
  }

  @Test func servicesMayOweAsManyAsTheLaunchAsksFor() throws {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        let loader = Loader()
        func start() { loader.load { self.stack.popViewController(animated: true) } }
      }
      final class Loader { func load(_ done: @escaping () -> Void) {} }
      """)
    var knowledge = Knowledge()
    func system() throws -> String {
      try #require(try Draft(project, Findings(in: project), knowledge).system).file.text
    }
    #expect(
      try system().contains(
        "Scope.Bound(\"pending\", 1, \"results that services owe at once\"),"))
    #expect(try !system().contains("since the launch asks"))
    knowledge.owed = 3
    #expect(
      try system().contains(
        "Scope.Bound(\"pending\", 3, \"results that services owe at once\"),"))
    #expect(
      try system().contains(
        "// guessed: services may owe 3 results at once, since the launch asks for as many\n"
          + "      it.pendingCap = scope[\"pending\"]\n"))
  }
}
#endif
