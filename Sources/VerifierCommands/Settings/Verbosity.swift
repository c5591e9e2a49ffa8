import ArgumentParser
import NavigationReports

/// The amount of text that a command prints, and its colors.
struct Verbosity {
  /// A Boolean value that indicates whether only what does not hold is printed.
  private(set) var isQuiet = false
  /// A Boolean value that indicates whether what was skipped, and what the rest cost, is printed.
  private(set) var isVerbose = false
  private var color = ColorChoice.auto
  /// A Boolean value that indicates whether the color was asked for in this run, not by a file.
  private var isColorOfThisRun = false

  /// Makes the default verbosity.
  init() {}

  /// Makes the verbosity from the settings.
  init(_ settings: Settings) throws {
    isQuiet = try settings.isOn(.quiet)
    isVerbose = try settings.isOn(.verbose)
    guard let value = settings.value(.color) else { return }
    color = ColorChoice(
      rawValue: try value.choice(of: ColorChoice.allCases.map(\.rawValue)))!
    isColorOfThisRun = value.isOfThisRun
  }

  /// The style of text for standard output.
  ///
  /// The variables that tools agree on, `NO_COLOR` and `FORCE_COLOR`, outweigh a file, but not what
  /// this run was told by a name of the verifier's own.
  func style(isTerminal: Bool, isSet: (String) -> Bool) -> TextStyle {
    if color != .auto, isColorOfThisRun { return color.style }
    if isSet("NO_COLOR") { return .plain }
    if isSet("FORCE_COLOR") { return .marked }
    return color == .auto ? isTerminal ? .marked : .plain : color.style
  }
}

/// The cases in which answers are colored.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal.
  case auto
  case always, never

  fileprivate var style: TextStyle { self == .always ? .marked : .plain }
}
