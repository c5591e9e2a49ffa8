import ModelChecker
import NavigationHarness
import NavigationModel
import XCTest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A coordinator that can be told to close more screens than it has opened.
@MainActor
private final class Shop {
  var path: [String] = []

  func open() { path.append("item") }
  func close() { path.removeLast() }
  func finish(how end: @MainActor () -> Void) { end() }
}

/// A coordinator that can't be left in one go.
@MainActor
private final class Cellar {
  var path: [String] = [] {
    didSet { precondition(oldValue.count - path.count < 2, "one step at a time") }
  }
}

/// Transitions that take their process down, each found where it is and nowhere else.
final class TrapTests: WorkerTestCase {
  private func shop(
    ending: String? = nil, end: @escaping @MainActor () -> Void = {},
    opening: @escaping @MainActor () -> Void = {}
  ) throws -> LiveSystem<Shop> {
    try LiveSystem("Shop") { _ in
      Shop()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Shop.self, role: "shop") { $0.stack(\.path, root: "Home") }
      it.event(
        "open", .external, unless: { $0.path.count == 2 ? "the stack is full" : nil },
        perform: {
          opening()
          $0.open()
        })
      it.event("close", .external) { $0.close() }
      if let ending {
        it.event(
          ending, .external, unless: { $0.path.count == 1 ? nil : "one item must be open" },
          perform: { $0.finish(how: end) })
      }
    }
  }

  func testATrapIsAFaultOfItsTransition() throws {
    let graph = try explore(try shop())
    XCTAssertEqual(graph.states.count, 3)
    XCTAssertEqual(graph.completeness, .exhaustive)
    XCTAssertEqual(
      graph.faultyTransitions, ["close: 'close' trapped: \(trapSignal)."])
    let fault = try XCTUnwrap(graph.edges.first { $0.fault != nil })
    XCTAssertEqual(fault.source, 0)
    XCTAssertEqual(fault.fault?.kind, .trapped)
    #if DEBUG
      XCTAssertEqual(
        fault.fault?.evidence.hasSuffix(
          "Fatal error: Can't remove last element from an empty collection"), true,
        fault.fault?.evidence ?? "")
    #endif
    XCTAssertEqual(graph.faultsOfStates, [])
  }

  func testWhatTheWorkerWroteBeforeTheEventIsNoEvidence() throws {
    let graph = try explore(
      try shop(
        ending: "grumble",
        end: {
          complain("grumble at 0x7f0012345678, 0x\n")
          abort()
        },
        opening: { complain("opening\n") }))
    XCTAssertEqual(
      graph.faultyTransitions,
      [
        "close: 'close' trapped: \(trapSignal).",
        "grumble: 'grumble' trapped: SIGABRT (abort).",
      ])
    XCTAssertEqual(
      graph.edges.first { $0.event.name == "grumble" }?.fault?.evidence, "grumble at 0x…, 0x")
  }

  func testWhatIsWrittenAtTheEndMayDiffer() throws {
    // Each state is expanded in several ways; that the text of a trap differs is no hidden state.
    let graph = try explore(
      try shop(
        ending: "grumble",
        end: {
          complain("grumble in process \(getpid())\n")
          abort()
        }))
    XCTAssertEqual(graph.faultsOfStates, [])
    XCTAssertEqual(graph.faultyTransitions.count, 2)
  }

  func testAKilledProcessWasNotTrapped() throws {
    let graph = try explore(
      try shop(ending: "exhaust") {
        kill(getpid(), SIGKILL)
        while true { pause() }
      })
    XCTAssertEqual(
      graph.faultyTransitions.last,
      "exhaust: 'exhaust' was killed by SIGKILL (by someone else, perhaps because memory ran out).")
  }

  func testAGestureThatTrapsHasItsName() throws {
    let graph = try explore(
      try LiveSystem("Cellar") { _ in
        Cellar()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Cellar.self, role: "cellar") { $0.stack(\.path, root: "Stairs") }
        it.event(
          "descend", .external, unless: { $0.path.count < 2 ? nil : "the bottom" },
          perform: { $0.path.append("step") })
      })
    XCTAssertEqual(
      graph.faultyTransitions,
      [
        "back(2)@stack(cellar): 'back(2)@stack(cellar)' trapped: \(trapSignal)."
      ])
    XCTAssertEqual(graph.edges.first { $0.fault != nil }?.event.ordinal, 1)
    XCTAssertEqual(graph.states.count, 3)
  }

  func testCallingExitIsAFault() throws {
    let graph = try explore(try shop(ending: "quit") { exit(3) })
    XCTAssertEqual(graph.faultyTransitions.last, "quit: 'quit' ended the process: exit(3).")
    XCTAssertEqual(graph.states.count, 3)
    XCTAssertEqual(graph.edges.first { $0.event.name == "quit" }?.fault?.kind, .trapped)
  }

  func testInvalidMemoryAccess() throws {
    let graph = try explore(
      try shop(ending: "stray") {
        _ = UnsafePointer<Int>(bitPattern: 8)?.pointee
      })
    XCTAssertEqual(
      graph.faultyTransitions.last, "stray: 'stray' trapped: SIGSEGV (invalid memory access).")
  }

  func testEndlessRecursion() throws {
    func descend(_ depth: Int) -> Int { depth < 0 ? 0 : descend(depth + 1) + depth }
    let graph = try explore(try shop(ending: "recurse") { _ = descend(0) })
    XCTAssertEqual(
      graph.faultyTransitions.last, "recurse: 'recurse' trapped: SIGSEGV (invalid memory access).")
  }

  func testClosingTheConnectionIsAFault() throws {
    let graph = try explore(
      try shop(ending: "tidy") {
        close(3)
        close(4)
      })
    XCTAssertEqual(
      graph.faultyTransitions.last,
      "tidy: 'tidy' closed the connection to the verifier. A subject must not close the "
        + "files 3, 4 and 5 of its process.")
    XCTAssertEqual(graph.edges.last { $0.fault != nil }?.fault?.kind, .unsupported)
    XCTAssertEqual(graph.states.count, 3)
  }

  func testClosingTheRequestsIsAFault() throws {
    let graph = try explore(try shop(ending: "tidy") { close(3) })
    XCTAssertEqual(graph.edges.last { $0.fault != nil }?.fault?.kind, .unsupported)
  }

  func testPuttingAnotherFileInPlaceOfTheAnswersIsAFault() throws {
    let graph = try explore(
      try shop(ending: "tidy") {
        close(4)
        _ = open("/dev/null", O_WRONLY)
      })
    XCTAssertEqual(graph.edges.last { $0.fault != nil }?.fault?.kind, .unsupported)
  }
}

private func complain(_ text: String) { _ = write(2, text, text.utf8.count) }
