import ArgumentParser
import ModelChecker
import NavigationModel
import NavigationReports

/// What both commands about a baseline are told, and the checks that they make.
struct BaselineRun: ParsableArguments {
  @Argument(help: ArgumentHelp("The file of the baseline.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The systems; all when omitted.", valueName: "system"))
  var systems: [String] = []

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions

  /// One system with what is violated and what is known.
  struct Compared {
    var checked: Checked
    var comparison: BaselineComparison

    /// The system's name, with its variant where it has several.
    var title: String { checked.result.title }
  }

  /// Explores the systems and compares what is found with a baseline.
  func compared(with baseline: Baseline) throws -> [Compared] {
    let options = try search.options(inProcess: form.inProcess)
    let chosen = try systems.isEmpty ? Verifier.mounted.systems : systems.map(Names.system)
    let jobs = try chosen.map { system in
      let configuration = try form.configuration(for: system)
      _ = try system.made(configuration)
      return (system, configuration)
    }
    Interruption.listen()
    var all: [Compared] = []
    for (system, configuration) in jobs where !Interruption.isWanted {
      let checked = try Checked.run(
        system, configuration: configuration, options: options,
        invariants: InvariantSelection.all(of: system))
      all.append(
        Compared(
          checked: checked,
          comparison: BaselineComparison(
            checked.result, invariants: checked.invariants,
            known: baseline.known(in: checked.result.title))))
    }
    return all
  }

  /// The baseline that is there.
  func read() throws -> Baseline? {
    guard let bytes = Folder.read(file) else { return nil }
    do {
      return try Baseline(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandError(.usage, "\(file): \(error)")
    }
  }
}
