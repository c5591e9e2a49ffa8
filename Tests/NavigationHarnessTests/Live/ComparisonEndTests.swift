import ModelChecker
import NavigationModel
import PlatformTestSupport
import Testing
import WorkerProcesses

@testable import NavigationHarness

/// A coordinator that wears out where observation can't see it.
@MainActor
private final class Shelf {
  var open: Int?
  let touch: @MainActor (Shelf, Int?) -> Void

  init() {
    let touches = Tally()
    touch = { shelf, book in
      touches.count.pointee += 1
      shelf.open = touches.count.pointee > 2 ? 9 : book
    }
  }
}

/// The end of the comparison of traces before all are compared.
@Suite(.inWorker, .ownsPlatform) struct ComparisonEndTests {
  private static let isolations: [SystemConfiguration.Isolation] =
    WorkerHost.isAvailable ? [.worker, .inProcess] : [.inProcess]

  /// Opens one of five books and closes it again: each way back is another trace to the start.
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

  @Test func anObserverEndsItAtOnce() throws {
    for isolation in Self.isolations {
      for check in [LiveSystem<Shelf>.HiddenStateCheck.everyTrace, .oneTrace] {
        let whole = try explore(try shelf(isolation, check: check))
        #expect(Set(whole.faults.map(\.fault.kind)) == [.hiddenState])
        #expect(whole.completeness == .exhaustive)
        let searched = try explore(
          try shelf(isolation, check: check),
          options: ExplorationOptions(comparesTraces: false))
        var asked = 0
        let graph = try explore(try shelf(isolation, check: check)) { progress in
          asked += progress.isComparing ? 1 : 0
          return !progress.isComparing
        }
        #expect(asked == 1)
        #expect(graph.completeness == .interrupted("on request"))
        #expect(graph.faultsOfStates == [])
        // The first line says how the search ended.
        #expect(
          graph.text.split(separator: "\n").dropFirst()
            == searched.text.split(separator: "\n").dropFirst())
        #expect(graph.effort == searched.effort, "nothing more was asked of subjects")
        #expect(
          judge([NavigationProperty("Fine", .always { _ in .holds })], on: graph) == [
            .inconclusive(
              "the search was interrupted on request before all traces were compared")
          ])
      }
    }
  }

  // As the limit of time does, which no test should wait for.
  @Test func itAsksBeforeEachBitAndKeepsWhatItFound() throws {
    for isolation in Self.isolations {
      let system = try shelf(isolation)
      _ = try explore(system, options: ExplorationOptions(comparesTraces: false))
      // Two of the five ways back at a time; after each the next book is the third touch.
      for (bits, faults, asked) in [(0, 0, 1), (1, 2, 2), (2, 4, 3), (3, 5, 3), (4, 5, 3)] {
        var count = 0
        let found = try system.conclude {
          count += 1
          return count <= bits
        }
        #expect(found.map(\.fault.kind) == Array(repeating: .hiddenState, count: faults))
        #expect(count == asked)
      }
    }
  }

  @Test func moreWorkersAreAskedMoreAtOnce() throws {
    let system = try shelf(.inProcess)
    _ = try explore(system, options: ExplorationOptions(comparesTraces: false, workers: 4))
    var count = 0
    let found = try system.conclude {
      count += 1
      return true
    }
    #expect(found.count == 5)
    #expect(count == 2)
  }
}
