import ArgumentParser
import Files
import NavigationReports

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Manages the file of known violations, which are accepted for now.",
    discussion: """
      An entry names a system, an invariant and a place, and gives a reason. Tests read the same \
      file: 'known: .baseline(atPath:of:)'.
      """,
    subcommands: [BaselineUpdateCommand.self, BaselineCompareCommand.self])
}

extension Baseline {
  /// The baseline in a file; nil where there is no file.
  static func read(_ file: String) throws -> Baseline? {
    try FileContent.readIfPresent(file).map { try of($0, in: file) }
  }

  /// The baseline that some bytes hold.
  ///
  /// - Parameter file: the path at which the bytes were.
  static func of(_ bytes: [UInt8], in file: String) throws -> Baseline {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.usage, "\(file): \(BaselineError.notText)")
    }
    do {
      return try Baseline(json: text)
    } catch {
      throw CommandError(.usage, "\(file): \(error)")
    }
  }

  /// The baseline of a check; nil where there is none.
  ///
  /// - Throws: ``CommandError`` when the option names one that does not exist. The configuration may
  ///   name one that is not written yet.
  static func wanted(_ value: SettingValue?, in context: CommandContext) throws -> Baseline? {
    guard let value else { return nil }
    if let baseline = try read(value.text) { return baseline }
    let missing = String.noBaseline(value.text, context.systems.executable)
    if value.isOfThisRun { throw CommandError(.inputMissing, missing) }
    context.remark(missing)
    return nil
  }
}
