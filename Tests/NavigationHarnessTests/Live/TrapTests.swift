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

/// Transitions that take their process down, each found where it is and nowhere else.
final class TrapTests: LiveTestCase {
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
      graph.faultyTransitions, ["close: 'close' trapped: SIGILL (illegal instruction)."])
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
        "close: 'close' trapped: SIGILL (illegal instruction).",
        "grumble: 'grumble' trapped: SIGABRT (abort).",
      ])
    XCTAssertEqual(
      graph.edges.first { $0.event.name == "grumble" }?.fault?.evidence, "grumble at 0x…, 0x")
  }

  func testCallingExitIsAFault() throws {
    let graph = try explore(try shop(ending: "quit") { exit(3) })
    XCTAssertEqual(graph.faultyTransitions.last, "quit: 'quit': the process ended: exit(3).")
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
      "tidy: 'tidy' closed the connection to the verifier. The files 3, 4 and 5 of a worker are "
        + "not the subject's to close.")
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
