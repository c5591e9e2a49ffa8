import NavigationReports

/// How a command speaks: how much it says, and whether in colours.
struct Manner {
  /// How this run speaks.
  ///
  /// Written once, before a command does anything.
  nonisolated(unsafe) static var current = Manner()

  /// Whether only what does not hold is said.
  private(set) var isQuiet = false
  /// Whether what was skipped and what things cost is said, too.
  private(set) var isVerbose = false
  private var color = ColorChoice.auto
  /// Whether the colour was asked for just now, not by a file.
  private var isColorOfThisRun = false

  /// Speaks as nobody asked otherwise.
  init() {}

  /// Speaks as is wanted.
  init(_ settings: Settings) throws {
    isQuiet = try settings.isOn(.quiet)
    isVerbose = try settings.isOn(.verbose)
    guard let word = settings.word(.color) else { return }
    color = ColorChoice(
      rawValue: try word.choice(of: ColorChoice.allCases.map(\.rawValue)))!
    isColorOfThisRun = word.isOfThisRun
  }

  /// How text for standard output is coloured.
  ///
  /// What tools agree on, `NO_COLOR` and `FORCE_COLOR`, outweighs a file, but not what this run
  /// was told by a name of the verifier's own.
  func style(isTerminal: Bool, isSet: (String) -> Bool) -> TextStyle {
    if color != .auto, isColorOfThisRun { return color.style }
    if isSet("NO_COLOR") { return .plain }
    if isSet("FORCE_COLOR") { return .ansi }
    return color == .auto ? isTerminal ? .ansi : .plain : color.style
  }
}

extension ColorChoice {
  fileprivate var style: TextStyle { self == .always ? .ansi : .plain }
}
