#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program of this machine that a command runs, such as `swift`.
package struct Tool {
  /// What becomes of what a tool prints.
  package enum Output {
    /// It is kept, with the errors apart.
    case kept
    /// It is kept, and the errors go where those of this process go.
    case keptWithoutErrors
    /// It is kept, with the errors where they come in it.
    case keptWithErrors
  }

  /// The path, or the name in one of the folders of `PATH`.
  package var program: String

  /// The arguments.
  package var arguments: [String]

  /// The folder in which it runs; nil: that of this process.
  package var folder: String?

  /// What it reads.
  package var input: [UInt8] = []

  /// What becomes of what it prints.
  package var output = Output.kept

  /// The time that it may take; nil: any.
  package var limit: Duration?

  /// Makes a tool that keeps what it prints.
  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Runs it to its end.
  ///
  /// The end is that of its process: others that it has started may keep its output open.
  ///
  /// - Parameter isEnded: tells whether to give up, and is asked some twenty times a second.
  /// - Throws: ``EnvironmentError`` where it can't be run, or what it printed can't be read.
  package func run(until isEnded: () -> Bool) throws(EnvironmentError) -> ToolEnding {
    var spawning = Spawning(
      program: program, arguments: [program] + arguments, folder: folder, output: .own,
      errors: .own)
    if !input.isEmpty { spawning.input = .file(try Descriptor.file(holding: input, deed)) }
    var kept: [Descriptor] = []
    switch output {
    case .kept:
      kept = [try Descriptor.unnamedFile(deed), try Descriptor.unnamedFile(deed)]
      (spawning.output, spawning.errors) = (.file(kept[0]), .file(kept[1]))
    case .keptWithoutErrors:
      kept = [try Descriptor.unnamedFile(deed)]
      spawning.output = .file(kept[0])
    case .keptWithErrors:
      kept = [try Descriptor.unnamedFile(deed)]
      (spawning.output, spawning.errors) = (.file(kept[0]), .file(kept[0]))
    }
    let process: pid_t
    do { process = try spawning.run() } catch { throw .cannotRun(program, error) }
    let running = RunningTool(process: process, output: kept)
    let cause = running.end(within: limit, until: isEnded)
    if cause == .endless { return ToolEnding(cause: cause) }
    return ToolEnding(
      cause: cause, output: try kept.first?.content(deed) ?? [],
      errors: try kept.dropFirst().first?.content(deed) ?? [])
  }

  private var deed: String { "run '\(program)'" }
}

/// The end of a tool.
package struct ToolEnding: Sendable {
  /// The cause of its end.
  package enum Cause: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    /// It was ended since it took longer than it may.
    case late(Duration)
    /// It was ended since it printed more than anyone would read.
    case endless
    /// It was ended since nobody waits for it any more.
    case abandoned
    /// Its end is known, and nothing else.
    case unknown
  }

  /// The cause of its end.
  package var cause: Cause

  /// What it printed and was kept; nothing where that has no end.
  package var output: [UInt8] = []

  /// What it printed to standard error, where that was kept apart.
  package var errors: [UInt8] = []
}

extension ToolEnding.Cause: CustomStringConvertible {
  /// The end as the rest of a sentence, such as `ended with status 1`.
  package var description: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .signaled(let number): "was ended by \(EndingSignal.name(number))"
    case .late(let limit): "did not end within \(limit.components.seconds) seconds"
    case .endless: "printed more than \(RunningTool.mostBytes >> 20) MiB"
    case .abandoned: "was interrupted"
    case .unknown: "ended, nobody knows how"
    }
  }
}

extension EnvironmentError {
  static func cannotRun(
    _ program: String, _ failure: Spawning.Failure
  ) -> EnvironmentError {
    guard failure.number == ENOENT else {
      return .cannot("run '\(program)'", failure.call, failure.number)
    }
    return EnvironmentError(
      program.contains("/")
        ? "Cannot run '\(program)': there is no such file."
        : "Cannot run '\(program)': no folder of PATH has it. Install it, or add its folder.")
  }
}
