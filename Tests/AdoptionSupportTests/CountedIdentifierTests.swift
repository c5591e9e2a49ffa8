import AdoptionSupport
import Foundation
import NavigationHarness
import ObjectObservation
import PlatformTestSupport
import Testing

/// Identifiers that are counted, and what an observation tells of them.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct CountedIdentifierTests {
  final class Sheet {
    var id: String
    var label: String
    init(_ identifier: UUID) {
      id = "sheet - \(identifier)"
      label = identifier.uuidString.lowercased()
    }
  }

  final class Flow {
    var sheets: [Sheet] = []
    var shown: String?
  }

  private func lines(_ flow: Flow) -> [String] {
    ObjectObserver(options: .platform()).describe([flow]).description
      .replacing("CountedIdentifierTests.", with: "").split(separator: "\n").map(String.init)
  }

  @Test func aSubjectCountsFromOne() {
    ServiceAnswers.begin(with: TicketOffice())
    let first = UUID.counted()
    #expect(UUID.counted() != first)
    #expect(first.uuidString.hasPrefix("00000001-"))
    ServiceAnswers.begin(with: TicketOffice())
    let again = UUID.counted()
    #expect(again.uuidString.hasPrefix("00000001-"))
    // A static may have kept the one of before.
    #expect(again != first)
  }

  @Test func howManyWereMadeBeforeIsNoState() {
    func flow(skipping count: Int) -> Flow {
      ServiceAnswers.begin(with: TicketOffice())
      for _ in 0..<count { _ = UUID.counted() }
      let flow = Flow()
      flow.sheets = [Sheet(.counted()), Sheet(.counted())]
      flow.shown = flow.sheets[1].id
      return flow
    }
    let seen = lines(flow(skipping: 0))
    #expect(
      seen == [
        "roots #0",
        #"0 Flow(sheets: [#1, #2], shown: "sheet - 00000001-C0DE-4000-8000-000000000000")"#,
        #"1 Sheet(id: "sheet - 00000002-C0DE-4000-8000-000000000000", "#
          + #"label: "00000002-c0de-4000-8000-000000000000")"#,
        #"2 Sheet(id: "sheet - 00000001-C0DE-4000-8000-000000000000", "#
          + #"label: "00000001-c0de-4000-8000-000000000000")"#,
      ])
    #expect(lines(flow(skipping: 300)) == seen)
  }

  @Test func textsOfOneSightShareTheirNumbers() {
    let (first, second) = ("\(UUID.counted())", "\(UUID.counted())")
    let met = MetIdentifiers()
    #expect(met.numbered("b \(second)") == "b 00000001-C0DE-4000-8000-000000000000")
    #expect(met.numbered("a \(first)") == "a 00000002-C0DE-4000-8000-000000000000")
    #expect(met.numbered("\(second).") == "00000001-C0DE-4000-8000-000000000000.")
    #expect(met.numbered("-C0DE-4000-8000-") == "-C0DE-4000-8000-")
  }

  @Test func whichOneATextHoldsIsState() {
    let flow = Flow()
    flow.sheets = [Sheet(.counted()), Sheet(.counted())]
    let observer = ObjectObserver(options: .platform())
    flow.shown = flow.sheets[0].id
    let first = observer.observe([flow])
    flow.shown = flow.sheets[1].id
    #expect(observer.observe([flow]) != first)
    flow.shown = "sheet - \(UUID())"
    #expect(lines(flow)[1].contains(flow.shown ?? "-"))
  }
}
