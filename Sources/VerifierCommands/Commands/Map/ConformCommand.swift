import ArgumentParser
import Files
import NavigationChecking
import NavigationModel
import NavigationReports

struct ConformCommand: ExploringCommand {
  static let configuration = CommandConfiguration(
    commandName: "conform",
    abstract: "Compares a system with a map: what it does beyond the map, and what it lacks.",
    discussion: """
      The map is JSON as 'map' writes it, or a state diagram of Mermaid. Each difference comes with a \
      shortest sequence of events.

      Exit codes: 0 the system is as the map has it; 1 it differs; 2 a limit ended the search, so that it may \
      do more than was seen; 3 the system itself is at fault; 64 usage, or no such map; 66 the map is missing; \
      71 this machine lacks something; 74 cannot write.
      """)

  @Argument(
    help: ArgumentHelp("The map.", valueName: "map"),
    completion: .file(extensions: ["json", "mmd"]))
  var map: String

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @Option(
    help: ArgumentHelp("Write the answer to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(inversion: .prefixedNo, help: "Accept an answer that a limit left open.")
  var acceptBounded: Bool?

  @OptionGroup var exploring: ExploringOptions

  private var values: [SettingValue?] {
    exploring.values + [.option(.acceptBounded, acceptBounded)]
  }

  func run(in context: CommandContext) throws {
    let map = try readMap()
    var check = try PlannedCheck(
      of: context.systems.named(system), options: values, in: context)
    let isAccepted = try context.settings(options: values).isOn(.acceptBounded)
    let file = try output.map { try OutputFile(ofCommand: $0) }
    // Only what leads where counts here.
    check.invariants = []

    Interruption.listen()
    let checked = try check.run(in: context.running(exploring.running))
    let comparison = MapComparison(of: checked.result, with: map)
    let text = comparison.text(
      of: self.map, context: checked.context, file == nil ? context.style : .plain)
    if let file {
      try file.write(TerminalText.escaped(text) + "\n")
    } else {
      try Terminal.deliver(text)
    }
    if comparison.isExceeded || (!comparison.findings.isEmpty && !comparison.isOpen) {
      throw ExitStatus.violated
    }
    throw ExitStatus(
      ofKnown: [checked.result], acceptingBounded: isAccepted, isOpen: comparison.isOpen)
  }

  private func readMap() throws -> NavigationMap {
    guard let bytes = try FileContent.readIfPresent(map, limit: 1 << 26) else {
      throw CommandError(.inputMissing, .absent(map, system))
    }
    do {
      return try NavigationMap(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandError(.usage, "\(map): \(error)")
    }
  }
}

extension ExitStatus {
  /// The status for a result of which something else than its answers may be open.
  fileprivate init(ofKnown results: [CheckResult], acceptingBounded: Bool, isOpen: Bool) {
    self.init(ofKnown: results, acceptingBounded: acceptingBounded)
    if self == .success, isOpen, !acceptingBounded { self = .inconclusive }
  }
}

extension String {
  fileprivate static func absent(_ map: String, _ system: String) -> String {
    "There is no map at \(map). Write one with 'map \(system) --output \(map)'."
  }
}
