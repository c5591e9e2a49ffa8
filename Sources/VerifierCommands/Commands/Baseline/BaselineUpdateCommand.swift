import ArgumentParser
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

struct BaselineUpdateCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Explores systems and writes what they violate into a baseline.",
    discussion: """
      Entries that are there keep their reasons; those of what is not violated any more go; those \
      of what was not found before the search ended, and those of systems that are not named, stay \
      as they are.

      Exit codes: 0 written, whatever was found; 2 interrupted, nothing is written; 3 a system \
      itself is at fault, nothing is written; 64 usage; 74 cannot write.
      """)

  @OptionGroup var checks: BaselineRun

  @Option(help: ArgumentHelp("Why new entries stay for now.", valueName: "text"))
  var reason: String

  var common: CommonOptions { checks.common }
  var verbosityValues: [SettingValue?] { checks.verbosityValues }

  func run(in context: CommandContext) throws {
    // Before the work: afterwards it would be lost.
    if reason.allSatisfy(\.isWhitespace) { throw CommandError(.usage, .noReason) }
    let path = try checks.target(in: context).file
    let baseline = try Baseline.read(path) ?? Baseline()
    let file = try OutputFile(path)
    let all = try checks.compared(with: baseline, in: context)
    if Interruption.isWanted { throw ExitStatus.inconclusive }
    if let faulty = all.first(where: { !$0.checked.result.systemFaults.isEmpty }) {
      throw CommandError(.systemFault, .atFault(faulty.title))
    }
    let new = all.reduce(0) { $0 + $1.comparison.occurrences.filter { $0.reason == nil }.count }
    let titles = Set(all.map(\.title))
    var entries = baseline.entries.filter { !titles.contains($0.system) }
    for compared in all {
      // An invariant may be violated where the search came, and known where it did not.
      entries += compared.comparison.unreached.map {
        Baseline.Entry(
          system: compared.title, invariant: $0.invariant, place: $0.place, reason: $0.reason)
      }
      for one in compared.comparison.occurrences {
        let entry = Baseline.Entry(
          system: compared.title, invariant: one.answer.property, place: one.place,
          reason: one.reason ?? reason)
        if !entries.contains(entry) { entries.append(entry) }
      }
    }
    try file.write(try Baseline(entries).json())
    let dropped = baseline.entries.filter { !entries.contains($0) }.count
    if context.verbosity.isQuiet { return }
    let unreached = all.reduce(0) { $0 + $1.comparison.unreached.count }
    try Terminal.print(
      .wrote(entries.count, new: new, dropped: dropped, unreached: unreached, path))
  }
}

extension String {
  fileprivate static func atFault(_ system: String) -> String {
    "\(system) itself is at fault, so that nothing about it is known: 'check' says why. "
      + "Nothing was written."
  }

  fileprivate static let noReason =
    "'--reason' is empty. Say why new entries stay for now, and what will fix them."

  fileprivate static func wrote(
    _ count: Int, new: Int, dropped: Int, unreached: Int, _ file: String
  ) -> String {
    let kept = unreached > 0 ? ", \(unreached) not found before the search ended" : ""
    return "Wrote \(counted(count, "known violation")) to \(file): \(new) new, \(dropped) dropped"
      + "\(kept)."
  }
}
