import ArgumentParser
import Foundation
import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport

/// Searches a small system of rules, with checkpoints, and prints what it found.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Searches a small system of rules with checkpoints; a victim of the attack.",
    discussion: """
      Exit codes: 0 what limits allow was found; 66 the checkpoint can't be read; 71 this machine lacks something; \
      74 the checkpoint can't be written.
      """)

  @Option(help: "The checkpoint file.") var checkpoint: String?
  @Option(help: "The engine.") var engine = "memoized"
  @Option(help: "The number of tabs of the system.") var tabs = 2
  @Option(help: "The greatest number of events in a trace.") var maxDepth: Int?
  @Option(help: "The number of threads.") var workers = 1
  @Flag(help: "Go on from the checkpoint.") var resume = false

  func run() throws {
    do {
      guard let engine = Engine(rawValue: engine) else { throw ValidationError("No such engine.") }
      let found = try explore(
        NaturalNav(tabs: tabs, depth: 2, routes: 2, sheets: 2).system, engine: engine,
        settings: EngineSettings(
          checkpointing: checkpoint.map {
            Checkpointing(file: $0, interval: .zero, resumes: resume)
          }),
        options: ExplorationOptions(limits: Limits(depth: maxDepth), workers: workers))
      print("\(found.states) states, \(found.transitions) transitions, depth \(found.depth)")
      if case .bounded(let limit) = found.completeness { print("bounded by \(limit)") }
      for verdict in found.verdicts { print(verdict) }
    } catch let error as CheckpointError {
      tell(error)
      if case .unwritable = error { throw ExitCode(74) }
      throw ExitCode(66)
    } catch let error as EngineError {
      tell(error)
      throw ExitCode(71)
    }
  }

  private func tell(_ error: any Error) {
    // Nobody may be there to read it.
    try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
  }
}
