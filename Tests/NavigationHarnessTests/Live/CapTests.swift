import ModelChecker
import ModelCheckerTestSupport
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Wallet {
  var cards: [Int] = []
  var isOpen = false
}

/// A coordinator that takes a page or a sheet below it, and never lets it go.
@MainActor
private final class Hoarder {
  final class Page {}
  final class Sheet {}
  var pages: [Page] = []
  var sheets: [Sheet] = []
}

/// A cap ends a path: the step that goes beyond it is taken and judged, and not followed.
@Suite(.ownsPlatform) struct CapTests {
  private func wallet(_ cap: Int, orders: Bool = false) throws -> LiveSystem<Wallet> {
    try LiveSystem("Wallet", scope: Scope([.init("cards", cap, "cards")]), isolation: .inProcess) {
      _ in
      Wallet()
    } declare: { (it: inout LiveDeclarations<Wallet>) in
      it.root { $0 }
      it.coordinator(Wallet.self, role: "wallet")
      it.cap("cards", cap) { $0.cards.count }
      it.event("open", .external) { $0.isOpen.toggle() }
      for card in [1, 2] {
        it.event("add \(card)", .external, unless: { $0.isOpen ? nil : "closed" }) {
          $0.cards.append(card)
        }
      }
      it.event("lose all", .external) { $0.cards = [] }
      if orders {
        it.interchangeable = [PayloadDomain([["1"], ["2"]], in: ["add *", "[*", "* *"])]
      }
    }
  }

  @Test func theStepBeyondACapIsTakenAndNotFollowed() throws {
    for cap in 0...3 {
      let graph = try explore(wallet(cap))
      #expect(graph.completeness == .exhaustive)
      // Open or closed, with every row of two cards up to the cap; and open with one card more.
      let inside = 2 * ((1 << (cap + 1)) - 1)
      let beyond = 1 << (cap + 1)
      #expect(graph.states.count == inside + beyond)
      #expect(graph.cut.count == beyond)
      #expect(graph.isExpanded.count { $0 } == inside)
      #expect(
        graph.cutSteps() == [
          CutSteps(
            cap: "cards",
            events: [1, 2].map {
              EventCount(event: EventLabel("add \($0)", ordinal: $0), count: beyond / 2)
            })
        ])
    }
  }

  @Test func coordinatorsOfEachClassAreCounted() throws {
    let system = try LiveSystem("Hoarder", isolation: .inProcess) { _ in
      Hoarder()
    } declare: { (it: inout LiveDeclarations<Hoarder>) in
      it.root { $0 }
      it.coordinator(Hoarder.self, role: "hoarder")
      it.coordinator(Hoarder.Page.self, role: "page")
      it.coordinator(Hoarder.Sheet.self, role: "sheet")
      it.coordinatorCap = 2
      it.event("page", .external) { $0.pages.append(Hoarder.Page()) }
      it.event("sheet", .external) { $0.sheets.append(Hoarder.Sheet()) }
    }
    let graph = try explore(system)
    // Up to two of each are followed; with a third one of either the path ends.
    #expect(graph.states.count == 3 * 3 + 2 * 3)
    #expect(graph.cutSteps().map(\.cap) == ["coordinators"])
    #expect(graph.cutSteps().first?.events.map(\.count) == [3, 3])
  }

  @Test(arguments: [SearchOrder.depthFirst, .randomWalk(seed: 7)])
  func everyOrderCutsTheSame(order: SearchOrder) throws {
    let first = try explore(wallet(2))
    let other = try explore(wallet(2), options: ExplorationOptions(order: order))
    #expect(Set(first.states.map(\.snapshot)) == Set(other.states.map(\.snapshot)))
    #expect(first.cutSteps() == other.cutSteps())
  }

  @Test func whatACapCutIsJudged() throws {
    struct FewCards: NavigationInvariant {
      let name = "FewCards"
      let summary = "There are at most two cards."
      func property(for system: any NavigationSystem) -> Applicability {
        .applicable(
          NavigationProperty(
            name,
            .always { state in
              let cards = state.records.first { $0.key == "cards" }?.value ?? "[]"
              return cards.split(separator: ",").count > 2 ? .violated("three cards") : .holds
            }))
      }
    }
    for (cap, length) in [(1, nil), (2, 4), (3, 4)] {
      let result = try check(wallet(cap), invariants: [FewCards()])
      if case .violated(let counterexample) = result.answers[0].verdict {
        #expect(counterexample.trace.steps.count == length)
      } else {
        #expect(length == nil)
      }
    }
  }

  @Test func nothingIsPromisedOfWhereACapEndsThePath() throws {
    struct WayBack: NavigationInvariant {
      let name = "WayBack"
      let summary = "All cards can be lost."
      func property(for system: any NavigationSystem) -> Applicability {
        .applicable(
          NavigationProperty(
            name,
            .alwaysReachable(
              Reachability(goal: { $0.records.contains { $0.value == "[]" } }) { _ in "kept" })))
      }
    }
    let result = try check(wallet(1), invariants: [WayBack()])
    #expect(result.answers[0].verdict == .holds(witness: nil))
  }
}

/// The cut states of systems of values.
@Suite struct CutStateTests {
  /// Numbers from 0; beyond 2 a cap ends the path, but where two is added.
  private struct Steps: TransitionSystem {
    let catalog = EventCatalog(["one", "two"])
    func start() -> [Outcome<Int>] { [.state(0)] }
    func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, Never>] {
      visits.map { visit in
        guard visit.state < 4 else { return Expansion() }
        let steps = [1, 2].map { step in
          Transition<Int, Never>(
            event: EventLabel(catalog.names[step - 1], ordinal: step - 1),
            outcome: .state(visit.state + step))
        }
        return Expansion(
          transitions: steps,
          cut: visit.state == 2 ? [3: "three"] : visit.state == 3 ? [5: "5"] : [:])
      }
    }
  }

  @Test func aStateThatAnotherStepReachesWithinTheCapsIsFollowed() throws {
    for order in [SearchOrder.breadthFirst, .rareEvents, .depthFirst, .randomWalk(seed: 3)] {
      let graph = try explore(Steps(), options: ExplorationOptions(order: order))
      #expect(Set(graph.states) == [0, 1, 2, 3, 4, 5])
      #expect(graph.completeness == .exhaustive)
      #expect(graph.cut.isEmpty || graph.cut.map { graph.states[$0.key] } == [5])
    }
  }
}
