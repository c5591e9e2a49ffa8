import ModelChecker

/// A setting, which is given by an option, in the environment, or in a file.
///
/// Its name is that of the option without the dashes.
enum Setting: String, CaseIterable, Hashable {
  case variant, without, scope
  case inProcess = "in-process"
  case invariant, order, seed
  case maxDepth = "max-depth"
  case maxStates = "max-states"
  case timeLimit = "time-limit"
  case maxMemory = "max-memory"
  case reduction, workers
  case stopAtFirst = "stop-at-first"
  case widerScopes = "wider-scopes"
  case acceptBounded = "accept-bounded"
  case accept
  case strict, baseline, report, color, quiet, verbose

  /// The subject of a setting.
  enum Subject {
    /// A run: the setting is the same for all systems.
    case run
    /// Systems: the setting may be given for all of them, and again for one.
    case systems
    /// A system: the setting means something for that one only.
    case system
  }

  /// The subject of the setting.
  var subject: Subject {
    switch self {
    case .acceptBounded, .strict, .baseline, .report, .color, .quiet, .verbose: .run
    case .without: .system
    default: .systems
    }
  }

  /// The form of a setting's value.
  enum Shape: Equatable {
    case number(most: Int?)
    case seed
    case duration
    case size
    case toggle
    case choice([String])
    case choices([String])
    case names
    case path
    /// Numbers, each under a key of its own.
    case bounds
    /// Reasons, each under the name of what it accepts.
    case reasons
    /// Files, each under a format.
    case files
  }

  /// The form of the value.
  var shape: Shape {
    switch self {
    case .maxDepth, .maxStates: .number(most: nil)
    case .workers: .number(most: Self.mostWorkers)
    case .seed: .seed
    case .timeLimit: .duration
    case .maxMemory: .size
    case .inProcess, .stopAtFirst, .widerScopes, .acceptBounded, .strict, .quiet, .verbose: .toggle
    case .color: .choice(ColorChoice.allCases.map(\.rawValue))
    case .order: .choice(SearchOptions.Order.allCases.map(\.rawValue))
    case .reduction: .choices(Reductions.words)
    case .without, .invariant: .names
    case .variant: .choice([])
    case .baseline: .path
    case .scope: .bounds
    case .accept: .reasons
    case .report: .files
    }
  }

  /// The most processes that run live objects.
  static let mostWorkers = 64

  /// The value in force where none is set, as it would be written; nil where that differs from one
  /// system, command or machine to the next.
  var standard: String? {
    switch self {
    case .order: SearchOptions.Order.rareEvents.rawValue
    case .seed: "1"
    case .timeLimit: "5m"
    case .maxMemory: "2GiB"
    case .inProcess, .stopAtFirst, .acceptBounded, .strict, .quiet, .verbose: "false"
    case .widerScopes: "true"
    case .color: ColorChoice.auto.rawValue
    default: nil
    }
  }

  /// The variable of the environment that sets it; nil when none does.
  var variable: String? {
    subject == .system
      ? nil : "VERIFIER_" + rawValue.uppercased().map { $0 == "-" ? "_" : "\($0)" }.joined()
  }
}
