import ArgumentParser

/// Measures the engines of the model checker.
@main
struct ExplorationBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exploration-benchmark",
    abstract: "Measures the engines of the model checker.",
    subcommands: [
      NavCommand.self, DesignCommand.self, ByHandCommand.self, LiveCommand.self,
      CompareCommand.self,
    ])
}
