import ArgumentParser
import Foundation
import ModelChecker

/// Attacks the verifier: its files, its inputs, the system below it and its processes.
@main struct AttackTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attack",
    abstract: "Attacks the verifier with inputs, damaged files, faults, kills and stalls.",
    discussion: """
      Victims run in folders of their own. After each, its end must be a documented one, every file \
      the old or the new one as a whole, and the next run undisturbed. The same seed attacks alike.

      Exit codes: 0 nothing is wrong; 1 something is, and is printed.
      """, subcommands: [AttackCommand.self, SearchCommand.self],
    defaultSubcommand: AttackCommand.self)
}

/// Makes attacks and prints what came of them.
struct AttackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Makes attacks and prints what came of them.")

  @Option(help: "The verifier that is attacked.") var verifier: String
  @Option(help: "The seed of all that is drawn.") var seed: UInt64 = 22
  @Option(help: "The number of inputs.") var inputs = 0
  @Option(help: "The number of damaged files.") var damaged = 0
  @Option(help: "The number of faults of commands.") var faults = 0
  @Option(help: "The number of faults of workers.") var workerFaults = 0
  @Option(help: "The number of kills.") var kills = 0
  @Option(help: "The number of pairs of writers.") var writers = 0
  @Option(help: "The number of stalls.") var stalls = 0
  @Option(help: "The number of the first attack of each kind.") var first = 0
  @Option(help: "The number of victims at a time.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  @Option(help: "The greatest number of seconds; what is left is left out.") var seconds: Double?

  func run() throws {
    guard #available(macOS 13, *), FileManager.default.fileExists(atPath: "/proc/self/exe") else {
      throw ValidationError("The attack needs Linux.")
    }
    let begin = Date()
    let end = seconds.map { begin.addingTimeInterval($0) } ?? .distantFuture
    let path = URL(fileURLWithPath: verifier).path
    let attack = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let material = try Material(verifier: path, attack: attack)
    var campaigns: [Campaign] = []
    func make(_ attack: some Attack, _ count: Int) throws {
      guard count > 0 else { return }
      var campaign = Campaign(attack)
      let last = first + count
      for start in stride(from: first, to: last, by: 200) {
        try campaign.make(
          attack, start..<min(last, start + 200), seed: seed, jobs: jobs, until: end)
      }
      campaigns.append(campaign)
      print("\(campaign.summary); \(Int(Date().timeIntervalSince(begin))) s")
      fflush(nil)
    }
    try make(InputAttack(material: material), inputs)
    try make(DamageAttack(material: material), damaged)
    if faults + workerFaults + kills + stalls > 0 {
      let library = try FaultLibrary()
      let scenarios = try Scenario.all(material).map { try MeasuredScenario($0, by: library) }
      let writing = scenarios.filter { $0.undisturbed.files != $0.scenario.before }
      try make(KillAttack(scenarios: writing, faults: library), kills)
      try make(FaultAttack("faults", in: .command, scenarios, by: library), faults)
      try make(
        FaultAttack("worker faults", in: .worker, scenarios, by: library), workerFaults)
      try make(StallAttack(material: material, undisturbed: scenarios[0]), stalls)
    }
    try make(WritersAttack(material: material), writers)
    print("Seed \(seed), \(campaigns.reduce(0) { $0 + $1.count }) attacks.")
    if campaigns.contains(where: { $0.wrong > 0 }) { throw ExitCode(1) }
  }
}
