import Foundation
import ModelChecker

/// Lets two commands write one file at the same time.
struct WritersAttack: Attack {
  let name = "writers"
  let material: Material

  func strike(_ number: Int, by random: inout SplitMix64) throws -> Strike {
    let delay = UInt32.random(in: 0..<20_000, using: &random)
    return try number.isMultiple(of: 2) ? baselines(delay) : reports(delay)
  }

  /// No entry of two updates is lost.
  private func baselines(_ delay: UInt32) throws -> Strike {
    func update(_ system: String) -> Victim {
      material.verify([
        "baseline", "update", "k.json", system, "--max-states", "20", "--reason", "known",
      ])
    }
    func made(by systems: [String]) throws -> Snapshot {
      let folder = try Folder()
      for system in systems { _ = try update(system).run(in: folder) }
      return try folder.snapshot()
    }
    let expected = try made(by: ["Shop", "RequestFlow"])
    let (endings, after) = try both(update("Shop"), update("RequestFlow"), delay)
    var complaints = endings.flatMap { Judge.complaints(about: $0) }
    if after != expected { complaints.append("the file is not what one after the other write") }
    return Strike(deed: "two updates", endings: endings, complaints: complaints)
  }

  /// A report is that of one of two commands, and whole.
  private func reports(_ delay: UInt32) throws -> Strike {
    func check(_ states: String) -> Victim {
      material.verify([
        "check", "RequestFlow", "--no-wider-scopes", "--max-states", states, "--report",
        "sarif=r.sarif",
      ])
    }
    func made(_ states: String) throws -> Snapshot {
      let folder = try Folder()
      _ = try check(states).run(in: folder)
      return try folder.snapshot()
    }
    let (endings, after) = try both(check("25"), check("40"), delay)
    var complaints = endings.flatMap { Judge.complaints(about: $0) }
    if try after != made("25"), try after != made("40") {
      complaints.append("the file is neither of both: \(after.entries.keys.sorted())")
    }
    return Strike(deed: "two reports", endings: endings, complaints: complaints)
  }

  private func both(
    _ first: Victim, _ second: Victim, _ delay: UInt32
  ) throws -> ([Ending], Snapshot) {
    let folder = try Folder()
    let running = try first.start(in: folder)
    usleep(delay)
    let other = try second.start(in: folder)
    return ([try running.end(), try other.end()], try folder.snapshot())
  }
}

/// Stops a command or a worker for a while, as a debugger or a machine that sleeps does.
struct StallAttack: Attack {
  let name = "stalls"
  let material: Material
  let undisturbed: MeasuredScenario

  func strike(_ number: Int, by random: inout SplitMix64) throws -> Strike {
    // One in ten is longer than a worker may take to answer.
    let short = UInt32.random(in: 100_000...900_000, using: &random)
    let length = number % 10 == 9 ? 12_000_000 : short
    let delay = UInt32.random(in: 0...400_000, using: &random)
    let folder = try Folder()
    try folder.make(undisturbed.scenario.before)
    let running = try undisturbed.scenario.victim.start(in: folder)
    usleep(delay)
    let worker = Bool.random(using: &random) ? running.workers().first : nil
    let stopped = worker ?? running.process
    kill(stopped, SIGSTOP)
    usleep(length)
    kill(stopped, SIGCONT)
    let ending = try running.end()
    let judge = undisturbed.judge
    return Strike(
      deed: "\(worker == nil ? "command" : "worker") for \(length / 1_000) ms\n"
        + "  \(ending.errors.prefix(300))",
      endings: [ending],
      complaints: judge.complaintsAfterFault(ending, try folder.snapshot(), isTogether: true)
        + (ending.manner == undisturbed.undisturbed.ending.manner
          ? [] : ["it ended with \(ending.manner): \(ending.output.prefix(400))"]))
  }
}
