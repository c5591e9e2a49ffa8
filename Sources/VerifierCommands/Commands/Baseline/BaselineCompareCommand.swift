import ArgumentParser
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

struct BaselineCompareCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Explores systems and lists the violations that a baseline does not contain.",
    discussion: """
      Exit codes: 0 all violations are known; 1 a violation is new, or with --strict an entry is \
      stale; 2 inconclusive; 3 the system itself is at fault; 64 usage; 66 no such baseline; \
      71 this machine lacks something.
      """)

  @OptionGroup var checks: BaselineRun

  @Flag(inversion: .prefixedNo, help: "Fail if an entry is no longer violated.")
  var strict: Bool?

  @Flag(inversion: .prefixedNo, help: "Accept an answer that a limit left open.")
  var acceptBounded: Bool?

  var common: CommonOptions { checks.common }
  var verbosityValues: [SettingValue?] { checks.verbosityValues }

  func run(in context: CommandContext) throws {
    let settings = try context.settings(options: [
      .option(.strict, strict), .option(.acceptBounded, acceptBounded),
    ])
    let (strict, acceptBounded) = (
      try settings.isOn(.strict), try settings.isOn(.acceptBounded)
    )
    let file = try checks.target(in: context).file
    let isConfigured = try context.settings(options: []).text(.baseline) == file
    guard let baseline = try Baseline.read(file) else {
      throw CommandError(.inputMissing, .noBaseline(file, context.systems.executable))
    }
    let all = try checks.checked(in: context).map { BaselineRun.Compared($0, with: baseline) }
    let isQuiet = context.verbosity.isQuiet
    let named = isConfigured ? nil : file
    let texts = all.map { compared in
      isQuiet
        ? compared.shortfalls(context.style) : compared.text(file: named, context.style)
    }.filter { !$0.isEmpty }
    if !texts.isEmpty { try Terminal.deliver(texts.joined(separator: isQuiet ? "\n" : "\n\n")) }
    if all.contains(where: \.isNew) || strict && all.contains(where: \.isStale) {
      throw ExitStatus.violated
    }
    throw ExitStatus(ofKnown: all.map(\.checked.result), acceptingBounded: acceptBounded)
  }
}

extension BaselineRun.Compared {
  /// A Boolean value that indicates whether something is violated that is not known; a warning does
  /// not count.
  var isNew: Bool {
    comparison.occurrences.contains { $0.reason == nil && $0.answer.severity == .error }
  }

  /// A Boolean value that indicates whether a known violation no longer occurs.
  var isStale: Bool {
    !comparison.stale.isEmpty || !comparison.unknownNames.isEmpty || !exercised.isEmpty
  }

  fileprivate func text(file: String?, _ style: TextStyle) -> String {
    let new = comparison.occurrences.filter { $0.reason == nil }
    let known = comparison.occurrences.filter { $0.reason != nil }
    let stale = comparison.stale.count + comparison.unknownNames.count + exercised.count
    let unreached = comparison.unreached.count
    let open = unreached > 0 ? ", \(unreached) not found before the search ended" : ""
    var lines = [
      style.apply(.strong, title)
        + ": \(new.count) new, \(known.count) known, \(stale) stale\(open)"
    ]
    lines += newLines(style).map { "  \($0)" }
    for one in known {
      lines.append(
        "  " + style.apply(.quiet, "– \(one.answer.property)") + "\(one.where): \(one.reason ?? "")"
      )
    }
    lines += comparison.unreached.map { one in
      "  " + style.apply(.doubtful, "? \(one.invariant)") + "\(one.where): \(one.reason)"
    }
    lines += staleLines(style).map { "  \($0)" }
    lines += new.compactMap { one in
      FailureBlock(one.answer, in: checked.result, context: checked.context).map {
        "\n" + $0.text(style)
      }
    }
    var context = checked.context
    context.baseline = file
    let steps = ResultDocument.Next.all(
      of: checked.result, violated: new.map(\.answer.property), unexercised: false,
      context: context
    ).text(style)
    if !steps.isEmpty { lines.append("\n" + steps) }
    return lines.joined(separator: "\n")
  }

  /// The new violations and the stale entries, each on a line that names the system.
  fileprivate func shortfalls(_ style: TextStyle) -> String {
    (newLines(style) + staleLines(style)).map { "\(title): \($0)" }.joined(separator: "\n")
  }

  private func newLines(_ style: TextStyle) -> [String] {
    comparison.occurrences.filter { $0.reason == nil }.map { one in
      style.apply(.bad, "✗ \(one.answer.property)") + "\(one.where): new"
    }
  }

  private func staleLines(_ style: TextStyle) -> [String] {
    comparison.stale.map { one in
      style.apply(.doubtful, "! \(one.invariant)") + one.where + .notViolated
    }
      + comparison.unknownNames.map { style.apply(.doubtful, "! \($0)") + .noSuchInvariant }
      + exercised.map { style.apply(.doubtful, "! \($0.invariant)") + .isExercised }
  }
}

extension BaselineComparison.Occurrence {
  /// The place, preceded by `at`.
  fileprivate var `where`: String { atPlace(place) }
}

extension KnownViolation {
  /// The place, preceded by `at`.
  fileprivate var `where`: String { atPlace(place) }
}

private func atPlace(_ place: String?) -> String { place.map { " at \($0)" } ?? "" }

extension String {
  static func noBaseline(_ file: String, _ executable: String) -> String {
    "There is no baseline at \(file). Write one with "
      + "'\(executable) baseline update \(file) --reason TEXT'."
  }

  fileprivate static let notViolated =
    ": stale, no longer violated there. 'baseline update' removes the entry."

  fileprivate static let isExercised =
    ": stale, it is exercised. 'baseline update' removes the entry."

  fileprivate static let noSuchInvariant =
    ": stale, no invariant of this system has that name. 'baseline update' removes the entry."
}
