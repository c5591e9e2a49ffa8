import ArgumentParser

/// The options of every command that explores systems as it is told to.
struct ExploringOptions: ParsableArguments {
  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions
  @OptionGroup(title: "Search") var running: RunningOptions
  @OptionGroup(title: "Answer") var verbosity: VerbosityOptions
  @OptionGroup var common: CommonOptions

  /// The values that were typed about the systems and the search.
  var values: [SettingValue?] { form.values + search.values }
}

/// A command that explores systems as it is told to.
protocol ExploringCommand: ConfigurableCommand {
  var exploring: ExploringOptions { get }
}

extension ExploringCommand {
  var common: CommonOptions { exploring.common }
  var verbosityValues: [SettingValue?] { common.values + exploring.verbosity.values }
}
