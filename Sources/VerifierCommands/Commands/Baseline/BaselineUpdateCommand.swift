import ArgumentParser
import Files
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

struct BaselineUpdateCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Explores systems and writes what they violate into a baseline.",
    discussion: """
      Existing entries keep their reasons. Entries that are no longer violated, and those about what \
      is not exercised that is exercised now, are removed. Entries \
      that the search did not reach, entries of systems that you do not name, and entries that \
      somebody else writes meanwhile stay as they are.

      Exit codes: 0 written, whatever was found and however far the search came; 2 interrupted, \
      nothing is written; 3 a system itself is at fault, nothing is written; 64 usage; 71 this \
      machine lacks something; 74 cannot write.
      """)

  @OptionGroup var checks: BaselineRun

  @Option(
    help: ArgumentHelp("The reason why the new entries are accepted for now.", valueName: "text"))
  var reason: String

  var common: CommonOptions { checks.common }
  var verbosityValues: [SettingValue?] { checks.verbosityValues }

  func run(in context: CommandContext) throws {
    // Before the work: afterwards it would be lost.
    if reason.allSatisfy(\.isWhitespace) { throw CommandError(.usage, .noReason) }
    let path = try checks.target(in: context).file
    let before = try Baseline.read(path) ?? Baseline()
    let file = try OutputFile(ofCommand: path)
    let checked = try checks.checked(in: context)
    if Interruption.isWanted { throw ExitStatus.inconclusive }
    if let faulty = checked.first(where: { !$0.result.systemFaults.isEmpty }) {
      throw CommandError(.systemFault, .atFault(faulty.result.title))
    }
    var update = Update(checked, before: before, reason: reason)
    try file.update { bytes in
      try Array(update.baseline(after: bytes.map { try Baseline.of($0, in: path) }).json().utf8)
    }
    if !context.verbosity.isQuiet { try Terminal.print(update.summary(path)) }
  }
}

/// The change of a baseline by what was found.
private struct Update {
  private let checked: [Checked]
  /// The baseline when the checks began.
  private let before: Baseline
  /// The reason why new entries are accepted for now.
  private let reason: String

  private var written = Baseline()
  private var dropped = 0
  private var all: [BaselineRun.Compared] = []

  init(_ checked: [Checked], before: Baseline, reason: String) {
    self.checked = checked
    self.before = before
    self.reason = reason
  }

  /// Returns the baseline to write.
  ///
  /// - Parameter now: the baseline of this moment: while the systems were explored, somebody may have
  ///   edited a reason or added an entry.
  mutating func baseline(after now: Baseline?) -> Baseline {
    let now = now ?? Baseline()
    all = checked.map { BaselineRun.Compared($0, with: now) }
    let titles = Set(all.map(\.title))
    var entries = now.entries.filter { !titles.contains($0.system) || !before.has($0) }
    for compared in all {
      // An invariant may be violated where the search came, and known where it did not.
      let open = compared.comparison.unreached.map {
        Baseline.Entry(
          system: compared.title, invariant: $0.invariant, place: $0.place, reason: $0.reason)
      }
      let found = compared.comparison.occurrences.map {
        Baseline.Entry(
          system: compared.title, invariant: $0.answer.property, place: $0.place,
          reason: $0.reason ?? reason)
      }
      for entry in open + found where !entries.contains(entry) { entries.append(entry) }
    }
    let exercised = all.flatMap { compared in
      compared.exercised.map { (compared.title, $0.invariant) }
    }
    let parts = now.notExercised.filter { part in
      !exercised.contains { $0 == (part.system, part.part) }
    }
    written = Baseline(entries, notExercised: parts)
    dropped =
      now.entries.filter { !entries.contains($0) }.count + now.notExercised.count - parts.count
    return written
  }

  /// Says what was written.
  func summary(_ path: String) -> String {
    let new = all.reduce(0) { $0 + $1.comparison.occurrences.filter { $0.reason == nil }.count }
    let unreached = all.reduce(0) { $0 + $1.comparison.unreached.count }
    let wrote = String.wrote(
      written.entries.count, new: new, dropped: dropped, unreached: unreached, path)
    return ([wrote] + all.compactMap(\.shortfall)).joined(separator: "\n")
  }
}

extension BaselineRun.Compared {
  /// What the search left open; nil where every violation was found.
  fileprivate var shortfall: String? {
    let open = checked.result.answers.count { $0.isOpen }
    return switch checked.result.graph.completeness {
    case .exhaustive where open == 0: nil
    case .exhaustive: .mayMiss(title, "\(open) inconclusive")
    case let completeness: .mayMiss(title, completeness.words)
    }
  }
}

extension Baseline {
  /// Returns a Boolean value that indicates whether there is an entry for the same, whatever its
  /// reason.
  fileprivate func has(_ entry: Entry) -> Bool {
    entries.contains {
      ($0.system, $0.invariant, $0.place) == (entry.system, entry.invariant, entry.place)
    }
  }
}

extension String {
  fileprivate static func atFault(_ system: String) -> String {
    "\(system) itself is at fault, so nothing is known about it: 'check' says why. "
      + "Nothing was written."
  }

  fileprivate static let noReason =
    "'--reason' is empty. Say why the new entries are accepted for now, and what will fix them."

  fileprivate static func wrote(
    _ count: Int, new: Int, dropped: Int, unreached: Int, _ file: String
  ) -> String {
    let kept = unreached > 0 ? ", \(unreached) not found before the search ended" : ""
    return "Wrote \(counted(count, "known violation")) to \(file): \(new) new, \(dropped) dropped"
      + "\(kept)."
  }

  fileprivate static func mayMiss(_ system: String, _ extent: String) -> String {
    "\(system): \(extent). There may be violations that the file does not list."
  }
}
