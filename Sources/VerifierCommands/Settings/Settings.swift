import NavigationChecking
import NavigationModel

/// The settings in force for one system, or for a run: the command line before the environment, that
/// before the section of a file, and that before the rest of it.
struct Settings {
  /// The values that count, those of a setting side by side.
  let values: [SettingValue]

  /// Finds the values that count.
  ///
  /// - Parameters:
  ///   - configuration: the environment and the file.
  ///   - options: the values from the command line.
  ///   - system: the system; nil for the settings of a run.
  init(
    _ configuration: Configuration, options: [SettingValue?],
    of system: (any VerifiableSystem)? = nil
  ) throws {
    let said =
      options.compactMap { $0 }
      + configuration.values.filter { value in
        value.system == nil || value.system == system?.name
      }
    var values: [SettingValue] = []
    for setting in Setting.allCases {
      let here = said.filter { $0.setting == setting && $0.concerns(system) }
      // The bounds of a scope are set one by one, and so are reasons.
      let isKeyed = setting.shape == .bounds || setting.shape == .reasons
      let keys = isKeyed ? here.map { $0.key ?? "" }.unique : [""]
      for key in keys {
        let same = isKeyed ? here.filter { ($0.key ?? "") == key } : here
        let rank = same.map(\.rank).max()
        values += same.filter { $0.rank == rank }
      }
    }
    self.values = try values.withoutContradictions()
  }

  /// The values about a setting.
  func values(_ setting: Setting) -> [SettingValue] { values.filter { $0.setting == setting } }

  /// The value about a setting that takes one; the last counts, as on a command line.
  func value(_ setting: Setting) -> SettingValue? { values(setting).last }

  /// The text of a setting's value.
  func text(_ setting: Setting) -> String? { value(setting)?.text }

  /// The texts of the values of a setting that takes several.
  func texts(_ setting: Setting) -> [String] { values(setting).map(\.text) }

  /// The options that repeat how this run searched; settings of a file need no repetition.
  var search: [String] {
    [Setting.order, .seed, .maxDepth, .maxStates, .timeLimit, .maxMemory]
      .flatMap(values).filter(\.isOfThisRun).flatMap { ["--\($0.setting.rawValue)", $0.text] }
  }

  /// Returns a Boolean value that indicates whether a setting is on.
  func isOn(_ setting: Setting) throws -> Bool {
    try value(setting)?.isOn() ?? (setting.standard == "true")
  }
}

extension SettingValue {
  /// Returns a Boolean value that indicates whether it applies to a system: a value for all applies
  /// to those that have the setting.
  fileprivate func concerns(_ of: (any VerifiableSystem)?) -> Bool {
    guard let of, origin != .option, system == nil else { return true }
    return switch setting {
    case .variant: of.variants.contains { $0.lowercased() == text.lowercased() }
    case .scope: of.scopeKeys.contains(key ?? "")
    default: true
    }
  }

  fileprivate var isTrue: Bool { (try? isOn()) == true }
}

extension [SettingValue] {
  /// The values without those that a value of higher rank contradicts.
  ///
  /// - Throws: ``CommandError`` when both count the same.
  fileprivate func withoutContradictions() throws -> [SettingValue] {
    var values = self
    func resolve(
      _ first: (SettingValue) -> Bool, _ second: (SettingValue) -> Bool,
      _ reason: (SettingValue, SettingValue) -> String
    ) throws {
      guard let one = values.last(where: first), let other = values.last(where: second) else {
        return
      }
      if one.rank == other.rank { throw one.refused(reason(one, other)) }
      values.removeAll(where: one.rank < other.rank ? first : second)
    }
    try resolve(
      { $0.setting == .inProcess && $0.isTrue }, { $0.setting == .workers }, String.workersInProcess
    )
    try resolve(
      { $0.setting == .without },
      { $0.setting == .variant && $0.text.lowercased() != SystemConfiguration.repaired },
      String.withoutNeedsRepaired)
    try resolve(
      { $0.setting == .quiet && $0.isTrue }, { $0.setting == .verbose && $0.isTrue },
      String.quietAndVerbose)
    return values
  }
}

extension String {
  fileprivate static func workersInProcess(_ inProcess: SettingValue, _ workers: SettingValue)
    -> String
  {
    "'\(inProcess.name)' runs live objects without a worker, but '\(workers.name)' was given. "
      + "Leave one of them out."
  }

  fileprivate static func quietAndVerbose(_ quiet: SettingValue, _ verbose: SettingValue) -> String
  {
    "'\(quiet.name)' and '\(verbose.name)' are mutually exclusive. Leave one of them out."
  }

  fileprivate static func withoutNeedsRepaired(_ without: SettingValue, _ variant: SettingValue)
    -> String
  {
    "'\(without.name)' takes fixes out of the variant 'repaired', but '\(variant.spelled)' was given. "
      + "Leave one of them out."
  }
}
