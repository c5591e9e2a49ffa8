import ModelChecker
import NavigationModel
import TestSupport
import Testing
import WorkerProcesses

@testable import NavigationHarness

/// A search to which other machines answer finds what a search on this one finds.
@Suite struct ClusterRunnerTests {
  private func explored(
    on cluster: some WorkerCluster, observing: (ExplorationProgress) -> Bool = { _ in true }
  ) throws -> NavigationGraph {
    var launch = WorkerLaunch(arguments: ["gallery"])
    launch.cluster = cluster
    return try WorkerLaunch.with(launch) {
      try explore(gallery(isolation: .worker), observing: observing)
    }
  }

  @Test(arguments: [1, 2, 5, 1_000]) func whoeverAnswersTheGraphIsTheSame(width: Int) throws {
    let whole = try explore(gallery())
    for seed in 0..<UInt64(Thorough.count(5, of: 50)) {
      let cluster = SimulatedCluster(width: width, loss: seed == 0 ? 0 : 0.2, seed: seed)
      let graph = try explored(on: cluster)
      #expect(graph.text == whole.text, "seed \(seed)")
      #expect(graph.faultsOfStates == whole.faultsOfStates, "seed \(seed)")
      #expect(graph.completeness == .exhaustive)
      #expect((cluster.losses > 0) == (seed > 0))
    }
  }

  @Test func manyAreAskedAtOnce() throws {
    let cluster = SimulatedCluster(width: 1_000, loss: 0, seed: 1)
    _ = try explored(on: cluster)
    #expect(cluster.mostAsked > 8)
    #expect(cluster.arguments == ["gallery", "--answering", "1|\(try key)"])
  }

  private var key: String {
    get throws {
      let system = try gallery()
      return SystemKey(
        name: system.name, variant: system.variant, scope: system.scope, events: system.catalog
      ).text
    }
  }

  @Test func aSearchThatIsGivenUpSaysWhatItHasFound() throws {
    let cluster = SimulatedCluster(width: 2, loss: 0, seed: 1)
    let graph = try explored(on: cluster) { $0.states < 20 }
    guard case .interrupted = graph.completeness else {
      Issue.record("\(graph.completeness)")
      return
    }
    #expect(graph.states.count >= 20)
  }

  @Test func aClusterThatCannotAnswerEndsTheSearch() throws {
    let error = ClusterError(status: 71, "There is no executable on that machine.")
    #expect(throws: error) { try explored(on: SimulatedCluster(width: 2, failing: error)) }
  }

  @Test func whatCannotBeReadEndsTheSearch() throws {
    let error = #expect(throws: WorkerSystemError.self) {
      try explored(on: SimulatedCluster(width: 2, loss: 0, seed: 1, damage: true))
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("Gallery"))
  }
}

/// Machines of a simulation: they answer in any order, die before they do, and answer in vain.
private final class SimulatedCluster: WorkerCluster, @unchecked Sendable {
  // Unchecked: one test uses it.

  let width: Int
  let loss: Double
  let failure: ClusterError?
  let damage: Bool
  var random: SplitMix64
  var losses = 0
  var mostAsked = 0
  var arguments: [String] = []
  private var names = 0

  init(
    width: Int, loss: Double = 0, seed: UInt64 = 0, damage: Bool = false,
    failing failure: ClusterError? = nil
  ) {
    self.width = width
    self.loss = loss
    self.damage = damage
    self.failure = failure
    random = SplitMix64(seed: seed)
  }

  func open(_ arguments: [String], workers: Int?) throws -> any ClusterConnection {
    self.arguments = arguments
    return SimulatedConnection(to: self)
  }

  func nextName() -> String {
    names += 1
    return "process \(names)"
  }
}

private final class SimulatedConnection: ClusterConnection {
  /// A process, which tells texts and states once.
  private final class Process {
    let name: String
    let runner: any SubjectRunner
    var writer = ExpansionWriter()

    init(_ name: String) throws {
      self.name = name
      runner = try gallery().runner
    }

    func answer(_ request: [UInt8]) throws -> [UInt8] {
      let seen =
        switch try RemoteRequest(request) {
        case .greeting: SeenExpansion()
        case .begin: try runner.begin()
        case .expand(let request, _): try runner.expand([request])[0]
        case .follow(let path, _): try runner.follow([path])[0]
        case .compare(let traces, _): try runner.compare(traces)
        }
      return writer.bytes(of: seen)
    }
  }

  private let cluster: SimulatedCluster
  private var processes: [Int: Process] = [:]

  init(to cluster: SimulatedCluster) { self.cluster = cluster }

  var width: Int { cluster.width }

  func answer(
    _ requests: [[UInt8]], while mayGoOn: () -> Bool, hearing hear: (ClusterAnswer) throws -> Void
  ) throws {
    if let failure = cluster.failure { throw failure }
    cluster.mostAsked = max(cluster.mostAsked, requests.count)
    var open = Array(requests.indices).shuffled(using: &cluster.random)
    while let position = open.popLast() {
      if !mayGoOn() { throw WaitGivenUp() }
      let place = Int.random(in: 0..<min(width, 20), using: &cluster.random)
      let process = try processes[place] ?? Process(cluster.nextName())
      processes[place] = process
      let bytes = try process.answer(requests[position])
      if Double.random(in: 0..<1, using: &cluster.random) < cluster.loss {
        // What it has told is lost, and it with it.
        cluster.losses += 1
        processes[place] = nil
        open.insert(position, at: 0)
        continue
      }
      let answer = cluster.damage ? Array(bytes.dropLast()) : bytes
      try hear(ClusterAnswer(position: position, process: process.name, bytes: answer))
    }
  }
}
