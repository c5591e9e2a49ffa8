import ModelChecker
import NavigationModel
import WorkerProcesses
import XCTest

@testable import NavigationHarness

/// A coordinator that wears out where observation can't see it.
@MainActor
private final class Shelf {
  var open: Int?
  let touch: @MainActor (Shelf, Int?) -> Void

  init() {
    var touches = 0
    touch = { shelf, book in
      touches += 1
      shelf.open = touches > 2 ? 9 : book
    }
  }
}

/// What ends the comparison of histories before all are compared.
final class ComparisonEndTests: LiveTestCase {
  private static let isolations: [SystemConfiguration.Isolation] =
    WorkerHost.isAvailable ? [.worker, .inProcess] : [.inProcess]

  /// Opens one of five books and closes it again: each way back is another history of the start.
  private func shelf(
    _ isolation: SystemConfiguration.Isolation,
    check: LiveSystem<Shelf>.HiddenStateCheck = .everyTrace
  ) throws -> LiveSystem<Shelf> {
    try LiveSystem("Shelf", isolation: isolation, hiddenStateCheck: check) { _ in
      Shelf()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Shelf.self, role: "shelf")
      for book in 0..<5 {
        it.event(
          "open(\(book))", .external, unless: { $0.open == nil ? nil : "one is open" },
          perform: { $0.touch($0, book) })
      }
      it.event(
        "close", .external, unless: { $0.open == nil ? "none is open" : nil },
        perform: { $0.touch($0, nil) })
    }
  }

  func testAnObserverEndsItAtOnce() throws {
    for isolation in Self.isolations {
      for check in [LiveSystem<Shelf>.HiddenStateCheck.everyTrace, .oneTrace] {
        let whole = try explore(try shelf(isolation, check: check))
        XCTAssertEqual(Set(whole.faults.map(\.fault.kind)), [.hiddenState])
        XCTAssertEqual(whole.completeness, .exhaustive)
        let searched = try explore(
          try shelf(isolation, check: check),
          options: ExplorationOptions(comparesHistories: false))
        var asked = 0
        let graph = try explore(try shelf(isolation, check: check)) { progress in
          asked += progress.isComparing ? 1 : 0
          return !progress.isComparing
        }
        XCTAssertEqual(asked, 1)
        XCTAssertEqual(graph.completeness, .interrupted("on request"))
        XCTAssertEqual(graph.faultsOfStates, [])
        // The first line says how the search ended.
        XCTAssertEqual(
          graph.text.split(separator: "\n").dropFirst(),
          searched.text.split(separator: "\n").dropFirst())
        XCTAssertEqual(graph.effort, searched.effort, "nothing more was asked of subjects")
        XCTAssertEqual(
          judge([NavigationProperty("Fine", .always { _ in .holds })], on: graph),
          [
            .inconclusive(
              "the search was interrupted on request before all histories were compared")
          ])
      }
    }
  }

  // As the limit of time does, which no test should wait for.
  func testItAsksBeforeEachBitAndKeepsWhatItFound() throws {
    for isolation in Self.isolations {
      let system = try shelf(isolation)
      _ = try explore(system, options: ExplorationOptions(comparesHistories: false))
      // Two of the five ways back at a time; after each the next book is the third touch.
      for (bits, faults, asked) in [(0, 0, 1), (1, 2, 2), (2, 4, 3), (3, 5, 3), (4, 5, 3)] {
        var count = 0
        let found = try system.conclude {
          count += 1
          return count <= bits
        }
        XCTAssertEqual(found.map(\.fault.kind), Array(repeating: .hiddenState, count: faults))
        XCTAssertEqual(count, asked)
      }
    }
  }

  func testMoreWorkersAreAskedMoreAtOnce() throws {
    let system = try shelf(.inProcess)
    _ = try explore(system, options: ExplorationOptions(comparesHistories: false, workers: 4))
    var count = 0
    let found = try system.conclude {
      count += 1
      return true
    }
    XCTAssertEqual(found.count, 5)
    XCTAssertEqual(count, 2)
  }
}
