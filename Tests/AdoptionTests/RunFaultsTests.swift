#if Adopt
import Testing

@testable import Adoption

/// What becomes of events at which a check finds the system of an adopted app at fault.
struct RunFaultsTests {
  private let result = #"""
    {"faults": [
      {"kind": "unsupported", "event": "Books:again", "message": "It came to a stand-in.",
       "lastOutput": ["File.swift:1: Fatal error: no value"], "replay": ""},
      {"kind": "unsupported", "event": "Books:again", "message": "Later.", "lastOutput": [], "replay": ""},
      {"kind": "unsupported", "message": "It could not be made.", "lastOutput": [], "replay": ""},
      {"kind": "hiddenState", "event": "Books:open", "message": "Two went on.", "lastOutput": [], "replay": ""}
    ]}
    """#

  @Test func theEventIsTheCauseOfWhatIsNotSupported() {
    #expect(
      RunFaults(in: result).reasons
        == ["Books:again": "It came to a stand-in. File.swift:1: Fatal error: no value"])
    #expect(RunFaults(in: #"{"faults": []}"#).reasons.isEmpty)
    #expect(RunFaults(in: "Error: no system").reasons.isEmpty)
  }

  @Test func anEventThatIsLeftOutStaysDeclared() {
    let statement = SystemStatement.touch("Again", guess: "a person taps it")
    #expect(statement.lines == [#"it.tap("Again", twice: true)"#])
    let without = statement.leavingOut(["Again": "no value", "Other": "no"])
    #expect(
      without.lines == [
        #"it.event("Again", .external, unless: { _ in "it is left out" }) { _ in }"#,
        #"it.event("double tap Again", .external, unless: { _ in "it is left out" }) { _ in }"#,
      ])
    #expect(
      without.guess
        == "'Again' and 'double tap Again' are left out, since a check found the system at fault: no value"
    )
    #expect(without.events == ["Again", "double tap Again"])
    #expect(statement.leavingOut(["Other": "no"]) == statement)
  }

  @Test func aSecondTapIsLeftOutAlone() {
    let statement = SystemStatement.touch("Again", arguments: ", refusedAt: \"App.swift:3\"")
    let without = statement.leavingOut(["double tap Again": "no value"])
    #expect(
      without.lines == [
        #"it.tap("Again", refusedAt: "App.swift:3")"#,
        #"it.event("double tap Again", .external, unless: { _ in "it is left out" }) { _ in }"#,
      ])
    #expect(
      without.guess
        == "'double tap Again' is left out, since a check found the system at fault: no value")
  }

  /// Results of services have names that only the harness knows, and nothing follows without them.
  @Test func whatIsNoEventByNameStays() {
    let answer = SystemStatement(.event([]), [#"it.ticket("Store.load", outcomes: ["answers"])"#])
    #expect(answer.leavingOut(["Store.load answers": "no value"]) == answer)
    let launch = SystemStatement(.needed, [#"it.event("launch", .external) { $0.launch() }"#])
    #expect(launch.leavingOut(["launch": "no value"]) == launch)
  }

  @Test func theSystemSaysWhatIsLeftOutAndWhy() throws {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        func start() {
          let books = Books()
          books.again = { self.stack.pushViewController(Books(), animated: true) }
          stack.pushViewController(books, animated: true)
        }
      }
      final class Books: UIViewController { var again: (() -> Void)? }
      """)
    var knowledge = Knowledge()
    knowledge.faults = ["Books:again": "no value"]
    let draft = try Draft(project, Findings(in: project), knowledge)
    let system = try #require(draft.system)
    #expect(
      system.file.text.contains(
        """
              // guessed: 'Books:again' and 'double tap Books:again' are left out, since a check found the \
        system at fault: no value
              it.event("Books:again", .external, unless: { _ in "it is left out" }) { _ in }
        """))
    #expect(system.guesses.contains { $0.hasPrefix("'Books:again' and") })
  }
}
#endif
