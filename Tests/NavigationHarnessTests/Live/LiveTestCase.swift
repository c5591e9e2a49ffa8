import ModelChecker
import ModelCheckerTestSupport
import NavigationModel
import WorkerProcesses
import XCTest

@testable import NavigationHarness

/// A test whose live systems run in a worker: this test executable, started again for this test.
class LiveTestCase: XCTestCase {
  override func setUp() { launch() }

  override func tearDown() { WorkerLaunch.current = nil }

  /// Says how this test is started again.
  func launch(patience: Duration = .seconds(20)) {
    let test = name.replacingOccurrences(of: ".", with: "/")
    WorkerLaunch.current = WorkerLaunch(
      arguments: SelfReexecution.arguments(forXCTest: "NavigationHarnessTests.\(test)"),
      patience: patience)
  }

  /// Explores a system in a worker and in this process, and expects the same.
  func exploreBoth<Subject: AnyObject>(
    file: StaticString = #filePath, line: UInt = #line,
    _ make: (SystemConfiguration.Isolation) throws -> LiveSystem<Subject>
  ) throws -> NavigationGraph {
    let graph = try explore(try make(.worker))
    let here = try explore(try make(.inProcess))
    XCTAssertEqual(graph.text, here.text, file: file, line: line)
    return graph
  }
}

/// A test whose subjects would take this process with them.
class WorkerTestCase: LiveTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(WorkerHost.isAvailable, "this platform can't start workers")
  }
}

#if arch(x86_64) || arch(i386)
  /// How a process ends that violates a precondition.
  let trapSignal = "SIGILL (illegal instruction)"
#else
  /// How a process ends that violates a precondition.
  let trapSignal = "SIGTRAP (trap instruction)"
#endif

extension StateGraph where State == NavigationState, Effect == NavigationEffect {
  /// Everything about the graph as text, equal for equal graphs of different stores.
  var text: String {
    listing + "\n"
      + states.map { state in
        "\(state.words) \(state.screens) \(state.records.map { "\($0.key)=\($0.value)" }) "
          + "\(state.work) \(state.lifetimes) \(state.facts)"
      }.joined(separator: "\n")
  }

  /// The transitions that end in a fault, `event choices: fault`.
  var faultyTransitions: [String] {
    edges.compactMap { edge in
      edge.fault.map { fault in
        "\(edge.event)\(edge.choices.map { ".\($0)" }.joined()): \(fault)"
      }
    }
  }

  /// The faults of states, not of transitions.
  var faultsOfStates: [String] { faults.map { "\($0.state ?? -1): \($0.fault)" } }

  /// The names of the events that were taken, sorted.
  var takenEvents: [String] { Set(edges.map(\.event.name)).sorted() }
}

extension NavigationState {
  /// The screens, a `*` after each that can be touched.
  var screens: [String] {
    views.filter(\.isScreen).map { $0.name + ($0.isHittable ? "*" : "") }
  }

  /// The value of a coordinator's stored property.
  func record(_ key: String) -> String? { records.first { $0.key == key }?.value }
}
