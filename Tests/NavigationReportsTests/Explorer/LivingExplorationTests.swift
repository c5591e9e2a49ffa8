import ModelChecker
import NavigationHarness
import NavigationModel
import Testing

@testable import NavigationChecking
@testable import NavigationReports

/// Going on with a search finds what a search that did not end would have found.
@Suite struct LivingExplorationTests {
  private func exploration(_ limits: Limits) throws -> LivingExploration {
    let result = try Library.result(limits: limits)
    let graph = ExplorerGraph(
      result, document: ResultDocument(result), invariants: Library.invariants,
      context: ReportContext())
    return LivingExploration(result, graph, launch: WorkerLaunch(arguments: [])) { true }
  }

  private func whole() throws -> [String: [String]] {
    try exploration(Limits()).graph.document.transitions
  }

  @Test(arguments: 0...6)
  func whatADepthCutOffIsFound(depth: Int) throws {
    let exploration = try exploration(Limits(depth: depth))
    let outcome = try exploration.explore(from: "", states: 1_000)
    #expect(outcome.isComplete)
    let found = exploration.graph.document.transitions
    #expect(try found == whole())
    #expect(exploration.graph.document.states.unexplored == [])
  }

  @Test(arguments: 1...12)
  func whatALimitOfStatesCutOffIsFoundBitByBit(states: Int) throws {
    let exploration = try exploration(Limits(states: states))
    var rounds = 0
    while try !exploration.explore(from: "", states: 2).isComplete { rounds += 1 }
    #expect(rounds < 40)
    let found = exploration.graph.document.transitions
    #expect(try found == whole())
  }

  /// The judge of single runs is the other witness.
  @Test func everyTraceIsRunWhereverTheSearchEnded() throws {
    let full = try Library.result()
    let whole = try whole()
    for edge in full.graph.edges.indices {
      let exploration = try exploration(Limits(depth: 1))
      let trace = full.graph.trace(endingWith: edge)
      #expect(try exploration.run(trace.text()).isEmpty)
      let followed = try #require(exploration.graph.followed(trace))
      #expect(followed.trace.steps.count == trace.steps.count)
      #expect(followed.isExpanded)
      #expect(followed.state == full.graph.step(at: edge).target)
      for (state, transitions) in exploration.graph.document.transitions
      where !transitions.isEmpty {
        #expect(whole[state] == transitions, "\(trace.text())")
      }
    }
  }

  @Test func aTraceThatCannotHappenIsRunAsFarAsItGoes() throws {
    let exploration = try exploration(Limits(depth: 0))
    #expect(try exploration.run("open(%2Eshelf(a))/scan/confirm").isEmpty)
    let followed = try #require(
      try exploration.graph.followed(Trace(parsing: "open(%2Eshelf(a))/scan/confirm")))
    #expect(followed.trace.steps.count == 1)
    #expect(followed.isExpanded)
    #expect(throws: TraceTextError.self) { try exploration.run("open//scan") }
  }

  @Test func whatIsKnownIsNotRunAgain() throws {
    let exploration = try exploration(Limits())
    #expect(try exploration.run("open(%2Eshelf(a))").isEmpty)
    let outcome = try exploration.explore(from: "open(%2Eshelf(a))", states: 5)
    #expect(outcome.explored == 0)
    #expect(outcome.isComplete)
    #expect(exploration.growths.isEmpty)
  }

  @Test func whoeverAsksForAFewStatesGetsTheNearest() throws {
    let exploration = try exploration(Limits(depth: 1))
    let open = exploration.graph.document.states.unexplored
    let outcome = try exploration.explore(from: "open(%2Eshelf(a))", states: 1)
    #expect(!outcome.isComplete)
    #expect(open.count > exploration.graph.document.states.unexplored.filter(open.contains).count)
    #expect(exploration.growths.count == 2)
  }
}

extension ExplorerDocument {
  /// The states in words, each with what they violate and block, and the transitions of each, whatever
  /// their numbers are.
  fileprivate var transitions: [String: [String]] {
    var found: [String: [String]] = [:]
    for state in states.view.indices {
      found[words(of: state)] = (edges.first[state]..<edges.end[state]).map { words(on: $0) }
    }
    return found
  }

  private func words(of state: Int) -> String {
    var words = [states.views[states.view[state]].words, places[states.place[state]].words]
    for kind in states.kinds.indices {
      words.append(
        "\(states.lines[kind][states.details[kind][state]].map { states.texts[$0] })")
    }
    words.append(violations(states.violated[state]))
    return words.joined(separator: "; ")
  }

  private func violations(_ set: Int) -> String {
    "\(states.reasonSets[set].map { (states.reasons[$0][0], states.whys[states.reasons[$0][1]]) })"
  }

  private func words(on edge: Int) -> String {
    let target = edges.target[edge]
    let own = edges.violating.firstIndex(of: edge).map { violations(edges.violated[$0]) } ?? ""
    return [
      events[edges.event[edge]].words, edges.choiceTexts[edges.choices[edge]],
      edges.optionTexts[edges.option[edge]],
      "\(edges.effectTexts[edges.effects[edge]])", own,
      target < 0 ? edges.faults[-1 - target] : words(of: target),
    ].joined(separator: "; ")
  }
}
