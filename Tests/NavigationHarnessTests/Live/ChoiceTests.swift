import HeadlessCombine
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator with two listeners that mind who is told first.
@MainActor
private final class Choir {
  var song = ""
  private let baton = PassthroughSubject<String, Never>()
  private var voices: Set<AnyCancellable> = []
  private var first: AnyCancellable?

  init(insisting: Bool) {
    comeAnew()
    baton.sink { [weak self] in
      if insisting { precondition(self?.song.isEmpty == false, "the first voice comes first") }
      self?.song += "b\($0)"
    }.store(in: &voices)
  }

  func sing() { baton.send("!") }

  /// The first voice leaves and comes back, now as the last one.
  func comeAnew() { first = baton.sink { [weak self] in self?.song += "a\($0)" } }
}

/// The choices within an event.
@Suite(.inWorker, .ownsPlatform) struct ChoiceTests {
  private func choir(
    _ isolation: SystemConfiguration.Isolation, insisting: Bool = false, bound: Int = 6
  ) throws -> LiveSystem<Choir> {
    try LiveSystem("Choir", isolation: isolation) { _ in
      Choir(insisting: insisting)
    } declare: { it in
      it.root { $0 }
      it.coordinator(Choir.self, role: "choir")
      it.choiceBound = bound
      it.event(
        "sing", .external, unless: { $0.song.isEmpty ? nil : "the song is over" },
        perform: { $0.sing() })
    }
  }

  @Test func subscribersHearInEitherOrder() throws {
    let graph = try exploreBoth { try choir($0) }
    #expect(graph.states.map { $0.record("song") } == [#""""#, #""a!b!""#, #""b!a!""#])
    #expect(graph.edges.map(\.choices) == [[0], [1]])
    #expect(graph.disabled["sing"] == ["the song is over": 2])
  }

  @Test func answersMeanTheSameWhateverObjectIsUsedAgain() throws {
    func choir() throws -> LiveSystem<Choir> {
      try LiveSystem("Choir", isolation: .inProcess) { _ in
        Choir(insisting: false)
      } declare: { it in
        it.root { $0 }
        it.event("come anew", .external) { $0.comeAnew() }
        it.event("hum", .external) { $0.song = "hum" }
        it.event("hush", .external, unless: { $0.song == "hum" ? nil : "nobody hums" }) {
          $0.song = ""
          $0.comeAnew()
        }
        it.event("sing", .external) { choir in
          choir.song = ""
          choir.sing()
        }
      }
    }
    func edges(_ reductions: Reductions) throws -> [String] {
      let graph = try explore(choir(), options: ExplorationOptions(reductions: reductions))
      #expect(graph.faultsOfStates == [] && graph.faultyTransitions == [])
      return graph.edges.map { "\($0.source) \($0.event) \($0.choices) \($0.target!)" }
    }
    let expected = try edges([])
    #expect(expected.contains { $0.contains("sing [1]") })
    #expect(try edges(.reuse) == expected)
    #expect(try edges(.diamonds) == expected)
  }

  @Test func anUnusualOutcomeSaysWhichAndAtWhichChoice() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Choir", isolation: isolation) { _ in
        Choir(insisting: false)
      } declare: { it in
        it.root { $0 }
        it.event("sing", .external, unless: { $0.song.isEmpty ? nil : "the song is over" }) {
          $0.sing()
          $0.song += "\(HeadlessPlatform.choose(3, .outcome("applause")))"
          $0.song += "\(HeadlessPlatform.choose(2, .outcome("rain")))"
        }
      }
    }
    let outcomes = graph.edges.indices.map { graph.step(at: $0) }.filter {
      $0.transition.choices.first == 1
    }.map { step in
      step.effects.filter { $0.verb == .otherOutcome }.map { "\($0.number) \($0.detail)" }
    }
    #expect(
      outcomes == [
        [], ["3 rain"], ["2 applause, number 2 of 3"], ["2 applause, number 2 of 3", "3 rain"],
        ["2 applause, number 3 of 3"], ["2 applause, number 3 of 3", "3 rain"],
      ])
  }

  @Test func pastTheBoundTheUsualOrderIsTaken() throws {
    let graph = try exploreBoth { try choir($0, bound: 0) }
    #expect(graph.states.map { $0.record("song") } == [#""""#, #""a!b!""#])
    #expect(graph.edges.map(\.choices) == [[]])
  }

  @Test(.needsWorkers) func aTrapIsAttributedToItsChoices() throws {
    let graph = try explore(try choir(.worker, insisting: true))
    #expect(graph.faultyTransitions == ["sing.1: 'sing' trapped: \(trapSignal)."])
    #expect(graph.states.map { $0.record("song") } == [#""""#, #""a!b!""#])
    #expect(graph.edges.last?.fault?.evidence.contains("the first voice comes first") == true)
  }
}
