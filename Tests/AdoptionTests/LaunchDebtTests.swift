#if Adopt
import Testing

@testable import Adoption

/// How many results a launch asks for.
struct LaunchDebtTests {
  @Test func theResultOfACheckSaysWhetherTheBoundHasCutAStep() {
    let cut = #"{"search": {"cuts": [{"cap": "pending", "steps": 1, "events": {"launch": 1}}]}}"#
    #expect(LaunchDebt.isCut(in: cut) == true)
    #expect(LaunchDebt.isCut(in: #"{"search": {"cuts": [{"cap": "stack", "steps": 1}]}}"#) == false)
    #expect(LaunchDebt.isCut(in: #"{"search": {"states": 2}}"#) == false)
    #expect(LaunchDebt.isCut(in: "Error: no system") == nil)
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
