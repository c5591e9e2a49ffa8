import Foundation
import ModelChecker

/// Ends a command at one of its calls, and runs it again.
struct KillAttack: Attack {
  let name = "kills"
  let scenarios: [MeasuredScenario]
  let faults: FaultLibrary

  func strike(_ number: Int, by random: inout SplitMix64) throws -> Strike {
    let measured = scenarios[number % scenarios.count]
    var fault = Fault.kill(measured.counts, turn: number / scenarios.count, by: &random)
    while true {
      var isMissed = false
      let strike = try measured.meet(fault, by: faults) { ending, after, strikes in
        guard strikes > 0 else {
          isMissed = true
          return ["it never came to that call"]
        }
        let isKilled = ending.manner == .signaled(SIGKILL)
        return (isKilled ? [] : ["it lived on"]) + measured.judge.complaintsAfterKill(after)
          + (ending.orphans > 0 ? ["\(ending.orphans) processes lived on"] : [])
      }
      if !isMissed || fault.number == 1 { return strike }
      // How many calls a run makes differs a little, as with the lines of progress.
      fault.number = max(1, fault.number * 9 / 10)
    }
  }
}

/// Lets one of a process's calls fail, or all of a kind from then on, and runs the command again.
struct FaultAttack: Attack {
  let name: String
  let process: Fault.Process
  /// The scenarios in which there are such processes.
  let scenarios: [MeasuredScenario]
  let faults: FaultLibrary

  init(
    _ name: String, in process: Fault.Process, _ all: [MeasuredScenario], by faults: FaultLibrary
  ) {
    self.name = name
    self.process = process
    self.faults = faults
    scenarios = all.filter { measured in
      measured.scenario.calls.contains { measured.counts[process, $0] > 0 }
    }
  }

  func strike(_ number: Int, by random: inout SplitMix64) throws -> Strike {
    let measured = scenarios[number % scenarios.count]
    let calls = measured.scenario.calls
    let fault = Fault.error(in: process, measured.counts, at: calls, by: &random)!
    let isForever = fault.deed == .forever
    // What came first may not be brought back where calls fail from then on.
    let isTogether = measured.scenario.isTogether && !isForever
    let isMute = process == .command && isForever && [.write, .change].contains(fault.call)
    return try measured.meet(fault, by: faults) { ending, after, strikes in
      measured.judge.complaintsAfterFault(
        ending, after, isTogether: isTogether, isMute: isMute)
    }
  }
}

extension MeasuredScenario {
  /// Runs the scenario with a fault, and what comes next without one.
  func meet(
    _ fault: Fault, by faults: FaultLibrary,
    _ judge: (_ ending: Ending, _ after: Snapshot, _ strikes: Int) -> [String]
  ) throws -> Strike {
    let folder = try Folder()
    try folder.make(scenario.before)
    let (ending, counts) = try faults.run(scenario.victim, in: folder, fault: fault)
    let complaints = judge(ending, try folder.snapshot(), counts.strikes)
    // What a process left goes only when nobody can be at work on it any more.
    let next = try faults.run(scenario.next ?? scenario.victim, in: folder, lateness: 3_600)
    let later = self.judge.complaintsAfterNextRun(next.ending, try folder.snapshot())
    return Strike(
      deed: "\(scenario.name): \(fault)\n  \(ending.errors.prefix(300))", endings: [ending],
      complaints: complaints + later)
  }
}
