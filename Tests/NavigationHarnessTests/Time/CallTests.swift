import Foundation
import HeadlessCombine
import ModelChecker
import NavigationModel
import PlatformTestSupport
import Testing

@testable import NavigationHarness

/// Calls that the Swift runtime doesn't know of, one row of *What runs, and when* each.
@Suite(.inWorker, .ownsPlatform, .needsJobHooks) struct CallTests {
  private func graph(of call: Call) throws -> NavigationGraph {
    try exploreBoth { isolation in
      try LiveSystem("Caller \(call.row)", isolation: isolation) { _ in
        Caller()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Caller.self, role: "caller") { $0.stack(\.path, root: "Root") }
        it.gesturesEnabled = { _, kind in kind == .wait ? nil : "not looked at" }
        it.event("call", .external, unless: { $0.path.isEmpty ? nil : "over" }) {
          call.perform($0)
          $0.show("Called")
        }
      }
    }
  }

  private func screens(_ graph: NavigationGraph) -> [String] {
    graph.states.map { $0.screens.joined(separator: " ") }
  }

  /// The screens, without those of states that only differ in what waits.
  private func differentScreens(_ graph: NavigationGraph) -> [String] {
    screens(graph).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func whatIsPutOffRunsWithinItsEvent() throws {
    for call in Call.ofTheEvent {
      let graph = try graph(of: call)
      #expect(graph.faultyTransitions + graph.faultsOfStates == [], "\(call.row)")
      #expect(screens(graph) == ["Root*", "Root Called Shown*"], "\(call.row)")
      #expect(graph.completeness == .exhaustive)
    }
  }

  @Test func whatIsPutOffUntilATimeWaitsForIt() throws {
    for call in Call.ofLater {
      let graph = try graph(of: call)
      #expect(graph.faultyTransitions + graph.faultsOfStates == [], "\(call.row)")
      #expect(
        differentScreens(graph) == ["Root*", "Root Called*", "Root Called Shown*"],
        "\(call.row)")
      #expect(graph.takenEvents == ["call", "wait"], "\(call.row)")
      #expect(graph.completeness == .exhaustive)
    }
  }

  @Test func whatCannotBeControlledIsAFault() throws {
    for (call, fault) in Call.refused {
      let graph = try graph(of: call)
      #expect(graph.faultyTransitions == ["call: 'call' \(fault)"], "\(call.row)")
    }
  }

  @Test func clocksShowTheSubjectsTime() throws {
    for call in Call.ofClocks {
      let graph = try graph(of: call)
      #expect(graph.faultyTransitions + graph.faultsOfStates == [], "\(call.row)")
      #expect(screens(graph) == ["Root*", "Root Same Called*"], "\(call.row)")
    }
  }

  @Test func aTimerThatRepeatsFiresUntilItIsInvalidated() throws {
    let graph = try graph(
      of: Call("") { caller in
        caller.kept.append(
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated {
              caller.show("Tick")
              if caller.path.count == 3 { timer.invalidate() }
            }
          })
      })
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
    #expect(
      screens(graph) == ["Root*", "Root Called*", "Root Called Tick*", "Root Called Tick Tick*"])
  }

  @Test func aTimerThatComesDueOftenDuringASleepFiresOnceAndKeepsItsPace() throws {
    let graph = try graph(
      of: Call("") { caller in
        let begin = Date()
        caller.kept.append(
          Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated {
              caller.show("\(Int(Date().timeIntervalSince(begin)))")
              if caller.path.count == 3 { timer.invalidate() }
            }
          })
        Thread.sleep(forTimeInterval: 7)
      })
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
    #expect(screens(graph) == ["Root*", "Root Called 7*", "Root Called 7 8*"])
  }

  @Test func whatIsCancelledInTimeDoesNotRun() throws {
    for call in [
      Call("Timer") { caller in
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          caller.showLater()
        }
        timer.invalidate()
      },
      Call("DispatchSource") { caller in
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1)
        timer.setEventHandler { caller.showLater() }
        timer.resume()
        timer.cancel()
      },
      Call("DispatchWorkItem") { caller in
        let item = DispatchWorkItem { caller.showLater() }
        DispatchQueue.main.async(execute: item)
        item.cancel()
      },
    ] {
      let graph = try graph(of: call)
      #expect(graph.faultyTransitions + graph.faultsOfStates == [], "\(call.row)")
      #expect(screens(graph).last == "Root Called*", "\(call.row)")
    }
  }

  @Test func whatAQueueWasGivenFirstRunsBeforeWhoeverWaitsForIt() throws {
    let graph = try graph(
      of: Call("") { caller in
        let queue = DispatchQueue(label: "store")
        nonisolated(unsafe) var order: [String] = []
        queue.async(flags: []) { order.append("first") }
        queue.sync { order.append("second") }
        caller.show(order.joined(separator: " "))
      })
    #expect(screens(graph) == ["Root*", "Root first second Called*"])
  }

  @Test func operatorsTakeAllSchedulersOfTheMainThreadAlike() throws {
    func calls(_ scheduler: some Scheduler) -> [(isLate: Bool, Call)] {
      nonisolated(unsafe) let scheduler = scheduler
      return [
        (false, Call("receive") { $0.hear { $0.receive(on: scheduler) } }),
        (false, Call("subscribe") { $0.hear { $0.subscribe(on: scheduler) } }),
        (true, Call("delay") { $0.hear { $0.delay(for: 3, scheduler: scheduler) } }),
        (true, Call("debounce") { $0.hear { $0.debounce(for: 3, scheduler: scheduler) } }),
        (
          true,
          Call("throttle") { caller in
            caller.hear("First", "Shown") {
              $0.throttle(for: 3, scheduler: scheduler, latest: false).filter { $0 == "Shown" }
            }
          }
        ),
      ]
    }
    let all =
      calls(DispatchQueue.main) + calls(RunLoop.main) + calls(OperationQueue.main)
    for (isLate, call) in all {
      let graph = try graph(of: call)
      #expect(graph.faultyTransitions + graph.faultsOfStates == [], "\(call.row)")
      let before = isLate ? ["Root*", "Root Called*"] : ["Root*"]
      #expect(differentScreens(graph) == before + ["Root Called Shown*"], "\(call.row)")
    }
    for (_, call) in calls(ImmediateScheduler.shared) {
      #expect(screens(try graph(of: call)) == ["Root*", "Root Shown Called*"], "\(call.row)")
    }
  }

  @Test func everyRowOfTheTableHasATest() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(
        path: "Sources/NavigationTesting/Documentation.docc/What-runs-and-when.md"),
      encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
    let tested =
      (Call.ofTheEvent + Call.ofLater + Call.refused.map(\.0) + Call.ofClocks).map(\.row)
    #expect(rows.sorted() == tested.sorted())
  }
}
