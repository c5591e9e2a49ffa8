import ModelChecker
import NavigationInvariants
import NavigationModel
import NavigationReports
import Testing

@testable import NavigationChecking

/// Events that all trap, each in a line of the app that may be known.
private struct Minefield: NavigationSystem {
  /// The lines by event; nil where the line is not known.
  var lines: [Int?]

  let name = "Minefield"
  let variant = ""
  let scope = Scope([])
  let profile = NavigationProfile()
  private let state = NavigationState(NavigationSnapshot(), in: FacetStore())

  init(_ lines: [Int?]) { self.lines = lines }

  var events: [NavigationEvent] {
    lines.indices.map { NavigationEvent("step \($0)", origin: .external) }
  }

  func start() -> [Outcome<NavigationState>] { [.state(state)] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { _ in
      Expansion(
        transitions: lines.indices.map {
          Transition(
            event: EventLabel("step \($0)", ordinal: $0), outcome: .fault(Fault(.trapped, "mine")))
        })
    }
  }

  func appFrame(ofTrap trace: Trace) -> StackFrame? {
    guard case .ordinal(let event)? = trace.steps.last?.event, let line = lines[event] else {
      return nil
    }
    return StackFrame(
      function: "Field.step()", location: DeclarationLocation(file: "Field.swift", line: line))
  }
}

/// Traps in one line are one cause.
@Suite struct TrapLineTests {
  private func words(
    _ lines: [Int?], while mayGoOn: () -> Bool = { true }
  ) throws -> [String] {
    let result = try check(Minefield(lines), invariants: [NoTraps()])
    let checked = Checked(result: result, context: ReportContext(), invariants: [NoTraps()])
    return try Cause.places(in: checked, of: [NoTraps()], while: mayGoOn).map { cause in
      guard case .place(let place, _) = cause.origin else { return "no place" }
      return place.words
    }
  }

  @Test func theOthersAreNamedBesideTheFirst() throws {
    #expect(
      try words([7, 9, 7, nil, 7]) == [
        "with 'step 0': the app traps, as with 'step 2' and 'step 4'",
        "with 'step 1': the app traps",
        "with 'step 3': the app traps",
      ])
  }

  @Test(arguments: 0..<40)
  func thereIsOneCauseForEachLine(_ seed: Int) throws {
    let bits = seed &* 2_654_435_761
    let lines = (0..<8).map { [nil, 1, 2, 3][(bits >> (2 * $0)) & 3] }
    let known = Set(lines.compactMap(\.self)).count
    #expect(try words(lines).count == known + lines.count { $0 == nil }, "\(lines)")
  }

  @Test func whoeverMustStopAsksForNoLine() throws {
    #expect(try words([7, 7], while: { false }).count == 1)
  }

  @Test func linesAreComparedWhenTheSearchForPlacesIsOver() throws {
    let result = try check(Minefield([7, 9, 7]), invariants: [NoTraps()])
    let checked = Checked(result: result, context: ReportContext(), invariants: [NoTraps()])
    var questions = 0
    func causes(patience: Int) throws -> Int {
      questions = 0
      return try Cause.places(
        in: checked, of: [NoTraps()],
        while: {
          questions += 1
          return questions <= patience
        }, readingTrapsWhile: { true }
      ).count
    }
    #expect(try causes(patience: .max) == 2)
    #expect(try causes(patience: questions) == 2)
  }

  @Test func theBlockAndTheCauseNameTheLine() throws {
    let result = try check(Minefield([7]), invariants: [NoTraps()])
    let checked = Checked(result: result, context: ReportContext(), invariants: [NoTraps()])
    let cause = try #require(Cause.places(in: checked, of: [NoTraps()]).first)
    #expect(cause.frame?.function == "Field.step()")
    #expect(cause.frame?.location.file == "Field.swift")
    #expect(cause.frame?.location.line == 7)
    #expect(cause.block.notes.first?.text == "It traps in Field.step() at Field.swift:7.")
    let document = checked.document
    let verdict = try #require(document.verdicts.first)
    #expect(verdict.finding?.frame == cause.frame)
    #expect(
      XcodeLines.text([document])
        .hasPrefix("Field.swift:7: error: Minefield: NoTraps: "))
  }
}
