#if Adopt
import Testing

@testable import Adoption

/// Subscripts that an app adds to the platform's types, and members that a closure names which the compiler
/// does not look into.
@Suite struct ExtendedSubscriptTests {
  private func kept(
    of app: Project, after message: String, column: Int
  ) -> Set<Int> {
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var repairer = Repairer(
      project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: Knowledge())
    let error = Diagnostic("/App.swift:3:\(column): error: \(message)"[...])
    repairer.learn(from: [error].compactMap { $0 })
    return repairer.knowledge.kept
  }

  private func learned(_ subscripts: String) -> Set<Int> {
    let app = Sample.app(
      """
      final class Flow {
        var children: [Flow] = []
        func start() { children[safe: 3]?.start() }
      }
      extension Array {
        \(subscripts)
      }
      """)
    return kept(of: app, after: "extraneous argument label 'safe:' in subscript", column: 27)
  }

  @Test func oneIsKeptThatCodeNamesByItsLabel() {
    #expect(learned("subscript(safe index: Int) -> Element? { nil }").count == 1)
  }

  @Test func oneWithoutThatLabelIsNot() {
    #expect(learned("subscript(safe: Int) -> Element? { nil }").isEmpty)
  }

  /// Of a builder's closure with a return the compiler says that alone, whatever is wrong in it.
  @Test func whatAClosureNamesThatReturnsIsKept() {
    let app = Sample.app(
      """
      final class Flow {
        var children: [Flow] = []
        func start() { show { return AnyView(Text("a").framed().sized()) } }
      }
      extension View { func framed() -> some View { self } }
      extension View { func sized() -> some View { self } }
      extension View { func other() -> some View { self } }
      """)
    let message =
      "cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'"
    let kept = kept(of: app, after: message, column: 26).sorted().map {
      app.declarations[$0].syntax.trimmedDescription
    }
    #expect(
      kept == [
        "extension View { func framed() -> some View { self } }",
        "extension View { func sized() -> some View { self } }",
      ])
  }
}
#endif
