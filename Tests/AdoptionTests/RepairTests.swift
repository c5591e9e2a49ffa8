#if Adopt
import Testing

@testable import Adoption

/// What is learnt from the compiler's errors.
struct RepairTests {
  private func learned(
    _ message: String, line: Int, column: Int, in project: Project
  ) -> Knowledge {
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    var repairer = Repairer(
      project: project, slice: slice, standIns: [:], files: ["/App.swift": 0],
      knowledge: Knowledge())
    let error = Diagnostic("/App.swift:\(line):\(column): error: \(message)"[...])
    repairer.learn(from: [error].compactMap { $0 })
    return repairer.knowledge
  }

  private let app = Sample.app(
    """
    class Flow {
      var children: [Flow] = []
      func start() {
        show(Banner.self)
        width = 1
      }
      func count() -> Int {
        return missing
      }
    }
    extension String { var trimmed: String { self } }
    """)

  @Test func anErrorIsReadWithItsKind() {
    let error = Diagnostic(
      "/a b/C.swift:12:5: error: cannot find 'x' in scope [cannot_find_in_scope]"[...])
    #expect(error?.path == "/a b/C.swift")
    #expect(error?.line == 12)
    #expect(error?.id == "cannot_find_in_scope")
    #expect(error?.quoted == ["x"])
    #expect(Diagnostic("/C.swift:1:1: note: here"[...]) == nil)
  }

  @Test func aStatementThatDoesNotCompileGoes() {
    let knowledge = learned("cannot find 'width' in scope", line: 5, column: 5, in: app)
    #expect(knowledge.cuts[0]?.map(\.line) == [5])
    #expect(knowledge.cuts[0]?.first?.replacement == "")
    #expect(knowledge.cuts[0]?.first?.reason == "cannot find 'width' in scope")
  }

  @Test func aResultThatDoesNotCompileBecomesAStop() {
    let knowledge = learned("cannot find 'missing' in scope", line: 8, column: 12, in: app)
    #expect(knowledge.cuts[0]?.first?.replacement == "return noValue(\"count\")")
  }

  @Test func aMissingMemberBringsTheExtensionThatDeclaresIt() {
    let knowledge = learned(
      "value of type 'Name' has no member 'trimmed'", line: 4, column: 5, in: app)
    #expect(knowledge.cuts.isEmpty)
    #expect(knowledge.kept == [1])
  }

  @Test func aDeclarationThatDoesNotCompileGoesFromTheSystem() {
    let text =
      "    declare: { it in\n      it.root { $0 }\n      // guessed: so\n      it.event(\n"
      + "        \"go\"\n      ) { $0.go() }\n      it.tap(\"a\")\n    }\n"
    #expect(SystemWriter.statement(at: 1, of: text) == nil)
    #expect(SystemWriter.statement(at: 6, of: text) == "it.event(\n\"go\"\n) { $0.go() }")
    #expect(SystemWriter.statement(at: 7, of: text) == "it.tap(\"a\")")
    #expect(SystemWriter.statement(at: 8, of: text) == nil)
  }

  @Test func aCallWithArgumentsBringsTheInitializer() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { Box().show() }
      }
      class Box { func show(_ item: Item) {} }
      class Item { init(id: Int) {} }
      let text = "Item(id: 1)"
      func make() { _ = Item(id: 1) }
      """)
    #expect(Slice(of: app, Findings(in: app), Knowledge()).edge["Item"] == .empty)
    let knowledge = learned(
      "argument passed to call that takes no arguments", line: 8, column: 28, in: app)
    #expect(knowledge.needed == ["Item"])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func whatIsPublicBecomesInternalWhereItNamesAStandIn() {
    let message = "property cannot be declared public because its type uses an internal type"
    #expect(learned(message, line: 2, column: 3, in: app).isInternal)
    #expect(learned(message, line: 2, column: 3, in: app).cuts.isEmpty)
  }

  @Test func aConformanceThatIsMissingGoesAndTheTypeStays() {
    let app = Sample.app(
      "class Flow: A, B {\n  var children: [Flow] = []\n  func start() { start() }\n}")
    let knowledge = learned(
      "type 'Flow' does not conform to protocol 'B'", line: 1, column: 7, in: app)
    #expect(knowledge.cuts[0]?.first?.replacement == ": A")
  }
}
#endif
