import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import NavigationReports
import Testing

@testable import NavigationChecking

/// One cause is one place, however many violations come from it.
@Suite struct PlaceSearchTests {
  private let invariants: [any NavigationInvariant] = [
    BookkeepingAgrees(), NoTraps(), BackUndoesForward(),
  ]

  private func checked(
    _ defects: Set<Booklet.Defect>, unusual: Set<String> = [], limits: Limits = Limits()
  ) throws -> Checked {
    let result = try check(
      Booklet(defects, unusual: unusual), invariants: invariants,
      options: ExplorationOptions(limits: limits))
    return Checked(result: result, context: ReportContext(), invariants: invariants)
  }

  private func places(
    _ defects: Set<Booklet.Defect>, unusual: Set<String> = [],
    while mayGoOn: () -> Bool = { true }
  ) throws -> [String] {
    let checked = try checked(defects, unusual: unusual)
    return try Cause.places(in: checked, of: invariants, while: mayGoOn).map { cause in
      guard case .place(let place, _) = cause.origin else { return "no place" }
      return place.words
    }
  }

  /// The place of each defect, as a report has it.
  private func words(of defect: Booklet.Defect) -> String {
    switch defect {
    case .swipeForgets: "with 'swipeDownSheet' at Reader"
    case .backForgets: "with 'back' at Reader"
    case .logoutForgets: "with 'logout'"
    case .aboutForgets: "with 'about' at Reader"
    }
  }

  @Test(
    arguments: (0..<16).map { number in
      Set(
        Booklet.Defect.allCases.enumerated().filter { number & 1 << $0.offset != 0 }.map(\.element))
    })
  func eachDefectIsOneCause(_ defects: Set<Booklet.Defect>) throws {
    let found = try places(defects)
    #expect(found.count == defects.count, "\(found)")
  }

  @Test(arguments: Booklet.Defect.allCases)
  func aDefectIsFoundWhereItIs(_ defect: Booklet.Defect) throws {
    let event = try places([defect]).first.map { String($0.prefix { $0 != "," }) }
    #expect(event == words(of: defect).split(separator: ",").first.map(String.init))
  }

  @Test func theWholePartitionIsThatByDefects() throws {
    let events = try places(Set(Booklet.Defect.allCases)).map { String($0.prefix { $0 != "," }) }
    #expect(
      Set(events)
        == Set(Booklet.Defect.allCases.map { String(words(of: $0).prefix { $0 != "," }) }))
  }

  @Test func whatTakesAnUnusualOutcomeComesLastHoweverShort() throws {
    func first(unusual: Set<String>) throws -> [String] {
      try places([.aboutForgets, .backForgets], unusual: unusual).map {
        String($0.prefix { $0 != "," })
      }
    }
    let (about, back) = (words(of: .aboutForgets), words(of: .backForgets))
    #expect(try first(unusual: []) == [about, back])
    let ways: Set = ["about", "aboutTwice"]
    #expect(try first(unusual: ways) == [back, about])
    #expect(try first(unusual: ways.union(["back"])) == [about, back])
  }

  @Test func whatIsRightHasNoCause() throws {
    #expect(try places([]) == [])
  }

  @Test func aCauseNamesTheOtherPropertiesThatAreViolatedFromThere() throws {
    let cause = try #require(
      Cause.places(in: checked([.swipeForgets]), of: invariants).first)
    #expect(cause.property == "BookkeepingAgrees")
    #expect(cause.events == ["settings", "swipeDownSheet@root"])
    guard case .place(_, let others) = cause.origin else {
      Issue.record("\(cause.origin)")
      return
    }
    #expect(others.contains("NoTraps"))
  }

  @Test func whoeverMustStopNamesTheLastStepOfTheShortestTraces() throws {
    let found = try places([.swipeForgets], while: { false })
    #expect(
      found.map { String($0.prefix { $0 != "," }) }.sorted() == [
        "with 'settings' at Reader: the app traps", "with 'swipeDownSheet' at Reader",
      ])
  }
}

/// A search for causes that somebody, or a limit of time, ends keeps what it has found.
@Suite struct EndedSearchTests {
  private struct BookletApp: VerifiableSystem {
    let name = "Booklet"
    let summary = ""
    func system(_ configuration: SystemConfiguration) -> any NavigationSystem {
      Booklet([.swipeForgets])
    }
  }

  /// Somebody who asks for an end of the search, from a moment on.
  private final class Interrupter: @unchecked Sendable {
    var isImpatient = false
  }

  /// An invariant that holds, and whose judging is the moment.
  private struct Moment: NavigationInvariant {
    let name = "Moment"
    let summary = "The search has come to its judgment."
    let interrupter: Interrupter

    func property(for system: any NavigationSystem) -> Applicability {
      .applicable(
        NavigationProperty(
          name,
          .always { _ in
            interrupter.isImpatient = true
            return .holds
          }))
    }
  }

  private func found(
    with others: [any NavigationInvariant] = [], interruptedBy interrupter: Interrupter = .init(),
    _ limits: Limits = Limits()
  ) throws -> CauseSearch.Found {
    let environment = CheckEnvironment(
      executable: "verifier", launch: { _, _ in WorkerLaunch(arguments: []) },
      isInterrupted: { interrupter.isImpatient }, namesForm: { _ in false })
    return try CauseSearch(
      BookletApp(), configuration: SystemConfiguration(),
      invariants: [BookkeepingAgrees(), NoTraps()] + others,
      options: ExplorationOptions(limits: limits), in: environment
    ).run()
  }

  @Test func anInterruptionKeepsTheCausesSoFar() throws {
    let interrupter = Interrupter()
    let found = try found(with: [Moment(interrupter: interrupter)], interruptedBy: interrupter)
    #expect(found.endedEarly)
    #expect(found.report.causes.map(\.property).contains("BookkeepingAgrees"))
    #expect(
      found.report.text().hasSuffix(" The search was interrupted: there may be further causes."))
  }

  @Test func anInterruptionBeforeAnythingWasSeenIsAnError() throws {
    let interrupter = Interrupter()
    interrupter.isImpatient = true
    #expect(throws: CheckError.self) { try found(interruptedBy: interrupter) }
  }

  @Test func aLimitOfTimeEndsTheSearch() throws {
    let found = try found(Limits(time: .zero))
    #expect(found.endedEarly)
    #expect(
      found.report.text().hasSuffix("The time limit ended the search: there may be further causes.")
    )
  }

  @Test func aSearchThatEndsByItselfSaysNothingOfTheKind() throws {
    let found = try found()
    #expect(!found.endedEarly)
    #expect(found.report.causes.count == 1)
    #expect(!found.report.text().contains("further causes"))
  }
}
