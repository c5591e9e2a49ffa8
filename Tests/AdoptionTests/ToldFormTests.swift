#if Adopt
import Testing

@testable import Adoption

/// The forms of generic types that a declaration's head tells.
struct ToldFormTests {
  private let app = Sample.app(
    """
    class Flow {
      var children: [Flow] = []
    }
    final class Root: Stage<Manager<Step>> {
      init(manager: Manager = .init(step: .first)) {
        super.init(manager: manager)
        other = missing
      }
    }
    class Aside { var manager: Manager? }
    """)

  private func learned(_ errors: [String], in project: Project) -> Knowledge {
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    var repairer = Repairer(
      project: project, slice: slice, standIns: [:], files: ["/App.swift": 0],
      knowledge: Knowledge())
    repairer.learn(from: errors.compactMap { Diagnostic("/App.swift:\($0)"[...]) })
    return repairer.knowledge
  }

  @Test func theArgumentsThatTheHeadTellsAreWrittenBeforeAnythingGoes() {
    let knowledge = learned(
      [
        "5:17: error: reference to generic type 'Manager' requires arguments in <...>",
        "7:13: error: cannot find 'missing' in scope",
      ], in: app)
    #expect(knowledge.cuts[0]?.map(\.replacement) == ["Manager<Step>"])
    #expect(knowledge.cuts[0]?.map(\.line) == [5])
  }

  @Test func whereNoHeadTellsThemThePartGoes() {
    let knowledge = learned(
      ["10:27: error: reference to generic type 'Manager' requires arguments in <...>"], in: app)
    #expect(knowledge.cuts[0]?.map(\.replacement) == [""])
  }
}
#endif
