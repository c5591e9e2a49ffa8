import NavigationModel

/// What holds for one system, or for a run: the command line before the environment, that before
/// the section of a file, and that before the rest of it.
struct Settings {
  /// The words that count, those of a setting side by side.
  let words: [Word]

  /// Finds what counts.
  ///
  /// - Parameters:
  ///   - options: what the command line says.
  ///   - system: the system it is about; nil for what is about a run.
  init(
    _ configuration: Configuration = .current, options: [Word?],
    of system: (any VerifiableSystem)? = nil
  ) throws {
    let said =
      options.compactMap { $0 }
      + configuration.words.filter { word in
        word.system == nil || word.system == system?.name
      }
    var words: [Word] = []
    for setting in Setting.allCases {
      let here = said.filter { $0.setting == setting && $0.concerns(system) }
      // The bounds of a scope are set one by one.
      let keys = setting.shape == .bounds ? here.map { $0.key ?? "" }.unique : [""]
      for key in keys {
        let same = setting.shape == .bounds ? here.filter { ($0.key ?? "") == key } : here
        let rank = same.map(\.rank).max()
        words += same.filter { $0.rank == rank }
      }
    }
    self.words = try words.withoutContradictions()
  }

  /// The words about a setting.
  func words(_ setting: Setting) -> [Word] { words.filter { $0.setting == setting } }

  /// The word about a setting that takes one; the last counts, as on a command line.
  func word(_ setting: Setting) -> Word? { words(setting).last }

  /// What is said about a setting.
  func text(_ setting: Setting) -> String? { word(setting)?.text }

  /// What is said about a setting that takes several.
  func texts(_ setting: Setting) -> [String] { words(setting).map(\.text) }

  /// The options that say again how this run was told to search; what a file says needs no saying.
  var search: [String] {
    [Setting.order, .seed, .maxDepth, .maxStates, .timeLimit, .maxMemory]
      .flatMap(words).filter(\.isOfThisRun).flatMap { ["--\($0.setting.rawValue)", $0.text] }
  }

  /// Whether something is wanted.
  func isOn(_ setting: Setting) throws -> Bool { try word(setting)?.isOn() ?? false }
}

extension Word {
  /// Whether it says anything about a system: what is said of all of them is said of those that
  /// have it.
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

extension [Word] {
  /// The words without those that others contradict which count more.
  ///
  /// - Throws: ``CommandError`` when both count the same.
  fileprivate func withoutContradictions() throws -> [Word] {
    var words = self
    func resolve(
      _ first: (Word) -> Bool, _ second: (Word) -> Bool, _ reason: (Word, Word) -> String
    ) throws {
      guard let one = words.last(where: first), let other = words.last(where: second) else {
        return
      }
      if one.rank == other.rank { throw one.refused(reason(one, other)) }
      words.removeAll(where: one.rank < other.rank ? first : second)
    }
    try resolve(
      { $0.setting == .inProcess && $0.isTrue }, { $0.setting == .workers }, String.workersInProcess
    )
    try resolve(
      { $0.setting == .without }, { $0.setting == .variant && $0.text.lowercased() != "repaired" },
      String.withoutNeedsRepaired)
    try resolve(
      { $0.setting == .quiet && $0.isTrue }, { $0.setting == .verbose && $0.isTrue },
      String.quietAndVerbose)
    return words
  }
}

extension String {
  fileprivate static func workersInProcess(_ inProcess: Word, _ workers: Word) -> String {
    "'\(inProcess.name)' runs live objects without a worker, but '\(workers.name)' was given. "
      + "Leave one of them out."
  }

  fileprivate static func quietAndVerbose(_ quiet: Word, _ verbose: Word) -> String {
    "'\(quiet.name)' and '\(verbose.name)' ask for opposites. Leave one of them out."
  }

  fileprivate static func withoutNeedsRepaired(_ without: Word, _ variant: Word) -> String {
    "'\(without.name)' takes fixes out of the variant 'repaired', but '\(variant.spelled)' was given. "
      + "Leave one of them out."
  }
}
