import Dispatch
import Foundation
import HeadlessCombine
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator that shows its first screen after its initializer has returned.
@MainActor
private final class Starter {
  enum Way { case atOnce, task, twoTasks, mainQueue, timer, forEver }

  var path: [String] = []
  private var timer: Timer?

  init(_ way: Way) {
    switch way {
    case .atOnce: show("Home")
    case .task: Task { show("Home") }
    case .twoTasks:
      Task { show("Home") }
      Task { show("Offer") }
    case .mainQueue: DispatchQueue.main.async { self.show("Home") }
    case .timer:
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.show("Home") }
      }
    case .forEver: loop()
    }
  }

  func show(_ screen: String) { path.append(screen) }

  private func loop() { Task { [weak self] in self?.loop() } }
}

/// The work that making a subject leaves to run.
@Suite(.inWorker, .ownsPlatform) struct BeginningTests {
  private func starter(
    _ way: Starter.Way, _ isolation: SystemConfiguration.Isolation, race: Int = 0
  ) throws -> LiveSystem<Starter> {
    try LiveSystem("Starter", isolation: isolation) { _ in
      Starter(way)
    } declare: { it in
      it.root { $0 }
      it.coordinator(Starter.self, role: "starter") { $0.stack(\.path, root: "Root") }
      it.race = race
      it.jobOrderBound = 1
      it.jobBound = 20
      it.event(
        "open", .external, unless: { $0.path.contains("Link") ? "open already" : nil },
        perform: { $0.show("Link") })
    }
  }

  private func edges(_ graph: NavigationGraph) -> [String] {
    graph.edges.filter { !$0.event.name.hasPrefix("back") }.map { edge in
      let choices = edge.choices.map { ".\($0)" }.joined()
      return "\(edge.source) \(edge.event.name)\(choices) \(edge.target ?? -1)"
    }
  }

  private func screens(_ graph: NavigationGraph) -> [String] {
    graph.states.map { $0.screens.joined(separator: " ") }
  }

  @Test func aTaskOfAnInitializerRunsBeforeTheFirstEvent() throws {
    let graph = try exploreBoth { try starter(.task, $0) }
    #expect(screens(graph).prefix(2) == ["Root*", "Root Home*"])
    #expect(edges(graph).prefix(2) == ["0 begin 1", "1 open 2"])
    #expect(screens(graph)[2] == "Root Home Link*")
    #expect(graph.disabled["open"]?["the work that began with the subject runs first"] == 1)
    #expect(graph.completeness == .exhaustive)
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }

  @Test func aBlockOfTheMainQueueRunsBeforeTheFirstEvent() throws {
    let graph = try exploreBoth { try starter(.mainQueue, $0) }
    #expect(screens(graph).prefix(2) == ["Root*", "Root Home*"])
    #expect(edges(graph)[0] == "0 begin 1")
  }

  @Test func aTimerOfAnInitializerWaitsForItsTime() throws {
    let graph = try exploreBoth { try starter(.timer, $0) }
    #expect(screens(graph)[0] == "Root*")
    #expect(edges(graph).prefix(2) == ["0 open 1", "0 wait 2"])
    #expect(screens(graph)[2] == "Root Home*")
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }

  @Test func tasksOfAnInitializerRunInEachOrder() throws {
    let graph = try exploreBoth { try starter(.twoTasks, $0) }
    #expect(edges(graph).prefix(2) == ["0 begin.0 1", "0 begin.1 2"])
    #expect(screens(graph)[1...2] == ["Root Home Offer*", "Root Offer Home*"])
  }

  @Test func withoutWorkThereIsNoBeginning() throws {
    let graph = try exploreBoth { try starter(.atOnce, $0) }
    #expect(screens(graph)[0] == "Root Home*")
    #expect(!graph.takenEvents.contains("begin"))
  }

  @Test func whereARaceIsAllowedEventsComeBeforeTheWork() throws {
    let graph = try exploreBoth { try starter(.task, $0, race: 1) }
    #expect(!graph.takenEvents.contains("begin"))
    #expect(graph.takenEvents.contains("settle"))
    #expect(screens(graph).contains("Root Link Home*"))
    #expect(screens(graph).contains("Root Home Link*"))
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }

  @Test func moreWorkThanMayBeLeftOverComesFirst() throws {
    let graph = try exploreBoth { try starter(.twoTasks, $0, race: 1) }
    #expect(edges(graph)[0] == "0 begin.0 1")
    #expect(!screens(graph).contains("Root Link Home Offer*"))
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }

  @Test func aBeginningThatNeverEndsNeverSettles() throws {
    let graph = try exploreBoth { try starter(.forEver, $0) }
    #expect(
      graph.faultyTransitions == [
        "begin: 'begin' never settles: after 20 jobs there was still work to do."
      ])
  }

  @Test func aTraceNamesTheBeginning() throws {
    let system = try starter(.task, .inProcess)
    let run = try RecordedRun(Trace(parsing: "begin/open"), of: system)
    #expect(run.states.last?.screens == ["Root", "Home", "Link*"])
  }
}
