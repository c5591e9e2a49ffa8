import ModelChecker
import NavigationHarness
import NavigationModel
import Testing

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
@Suite(.inWorker, .needsWorkers) struct TrapTests {
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

  @Test func aTrapIsAFaultOfItsTransition() throws {
    let graph = try explore(try shop())
    #expect(graph.states.count == 3)
    #expect(graph.completeness == .exhaustive)
    #expect(graph.faultyTransitions == ["close: 'close' trapped: \(trapSignal)."])
    let fault = try #require(graph.edges.first { $0.fault != nil })
    #expect(fault.source == 0)
    #expect(fault.fault?.kind == .trapped)
    #if DEBUG
      #expect(
        fault.fault?.evidence.hasSuffix(
          "Fatal error: Can't remove last element from an empty collection") == true,
        "\(fault.fault?.evidence ?? "")")
    #endif
    #expect(graph.faultsOfStates == [])
  }

  @Test func whatAStandInLacksIsTheSystemsFaultAndNoTrap() throws {
    let lack = "There is no price. Supply one."
    let graph = try explore(
      try shop(ending: "pay", end: { HeadlessPlatform.end(forLackOf: lack) }))
    let fault = try #require(graph.edges.first { $0.event.name == "pay" }?.fault)
    #expect(fault.kind == .unsupported)
    #expect(
      fault.message
        == "'pay' came to a stand-in that can't go on: what it lacks is the system's to supply.")
    #expect(fault.evidence.contains(lack))
    #expect(graph.systemFaults.map(\.fault.kind) == [.unsupported])
  }

  @Test func aSystemIsNotMadeWhereAStandInLacksSomething() throws {
    let system = try LiveSystem("Shop") { _ -> Shop in
      HeadlessPlatform.end(forLackOf: "There is no shop. Supply one.")
    } declare: { it in
      it.root { $0 }
    }
    let faults = try explore(system).systemFaults.map(\.fault)
    #expect(faults.map(\.kind) == [.unsupported])
    #expect(
      faults.map(\.message) == [
        "'Shop' came to a stand-in that can't go on: what it lacks is the system's to supply."
      ])
  }

  @Test func whatTheWorkerWroteBeforeTheEventIsNoEvidence() throws {
    let graph = try explore(
      try shop(
        ending: "grumble",
        end: {
          complain("grumble at 0x7f0012345678, 0x\n")
          abort()
        },
        opening: { complain("opening\n") }))
    #expect(
      graph.faultyTransitions == [
        "close: 'close' trapped: \(trapSignal).",
        "grumble: 'grumble' trapped: SIGABRT (abort).",
      ])
    #expect(
      graph.edges.first { $0.event.name == "grumble" }?.fault?.evidence == "grumble at 0x…, 0x")
  }

  @Test func whatIsWrittenAtTheEndMayDiffer() throws {
    // Each state is expanded in several ways; that the text of a trap differs is no hidden state.
    let graph = try explore(
      try shop(
        ending: "grumble",
        end: {
          complain("grumble in process \(getpid())\n")
          abort()
        }))
    #expect(graph.faultsOfStates == [])
    #expect(graph.faultyTransitions.count == 2)
  }

  @Test func aKilledProcessWasNotTrapped() throws {
    let graph = try explore(
      try shop(ending: "exhaust") {
        kill(getpid(), SIGKILL)
        while true { pause() }
      })
    #expect(
      graph.faultyTransitions.last
        == "exhaust: 'exhaust' was killed by SIGKILL (by someone else, perhaps because memory ran out)."
    )
  }

  @Test func aGestureThatTrapsHasItsName() throws {
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
    #expect(
      graph.faultyTransitions == [
        "back(2)@stack(cellar): 'back(2)@stack(cellar)' trapped: \(trapSignal)."
      ])
    #expect(graph.edges.first { $0.fault != nil }?.event.ordinal == 1)
    #expect(graph.states.count == 3)
  }

  @Test func callingExitIsAFault() throws {
    let graph = try explore(try shop(ending: "quit") { exit(3) })
    #expect(graph.faultyTransitions.last == "quit: 'quit' ended the process: exit(3).")
    #expect(graph.states.count == 3)
    #expect(graph.edges.first { $0.event.name == "quit" }?.fault?.kind == .trapped)
  }

  @Test func anInvalidMemoryAccessIsAFault() throws {
    let graph = try explore(
      try shop(ending: "stray") {
        _ = UnsafePointer<Int>(bitPattern: 8)?.pointee
      })
    #expect(
      graph.faultyTransitions.last == "stray: 'stray' trapped: SIGSEGV (invalid memory access).")
  }

  @Test func anEndlessRecursionIsAFault() throws {
    func descend(_ depth: Int) -> Int { depth < 0 ? 0 : descend(depth + 1) + depth }
    let graph = try explore(try shop(ending: "recurse") { _ = descend(0) })
    #expect(
      graph.faultyTransitions.last
        == "recurse: 'recurse' trapped: SIGSEGV (no room left on the stack, as where something calls "
        + "itself without end).")
  }

  @Test func closingTheConnectionIsAFault() throws {
    let graph = try explore(
      try shop(ending: "tidy") {
        close(3)
        close(4)
      })
    #expect(
      graph.faultyTransitions.last
        == "tidy: 'tidy' closed the connection to the verifier. A subject must not close the "
        + "files 3, 4 and 5 of its process.")
    #expect(graph.edges.last { $0.fault != nil }?.fault?.kind == .unsupported)
    #expect(graph.states.count == 3)
  }

  @Test func closingTheRequestsIsAFault() throws {
    let graph = try explore(try shop(ending: "tidy") { close(3) })
    #expect(graph.edges.last { $0.fault != nil }?.fault?.kind == .unsupported)
  }

  @Test func puttingAnotherFileInPlaceOfTheAnswersIsAFault() throws {
    let graph = try explore(
      try shop(ending: "tidy") {
        close(4)
        _ = open("/dev/null", O_WRONLY)
      })
    #expect(graph.edges.last { $0.fault != nil }?.fault?.kind == .unsupported)
  }
}

private func complain(_ text: String) { _ = write(2, text, text.utf8.count) }
