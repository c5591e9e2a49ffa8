import ArgumentParser
import NavigationHarness
import NavigationModel

/// Which form of a system a command works on.
struct FormOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The variant; the system's first when omitted.",
      valueName: "name"),
    completion: .variants)
  var variant: String?

  @Option(
    name: .customLong("without"), parsing: .singleValue,
    help: ArgumentHelp(
      "A fix to leave out; implies the variant repaired; repeatable.", valueName: "fix"),
    completion: .fixes)
  var leftOut: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A bound of the scope to change; repeatable.", valueName: "key=value"),
    completion: .bounds)
  var scope: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Run live objects in this process instead of a worker; a trap then ends it.")
  var inProcess: Bool?

  /// What was typed.
  var words: [Word?] {
    [.option(.variant, variant), .option(.inProcess, inProcess)]
      + leftOut.map { .option(.without, $0) } + Self.bounds(scope)
  }

  /// What was typed about the bounds of a scope.
  static func bounds(_ texts: [String]) -> [Word?] {
    texts.map { text in
      var word = Word(setting: .scope, text: text, origin: .option)
      word.splitAtEquals()
      return word
    }
  }
}

extension SystemConfiguration {
  /// The form of every system that is asked for, in whatever variant.
  init(_ settings: Settings) throws {
    let bounds = try settings.words(.scope).map { try $0.bound() }
    self.init(
      scope: Dictionary(bounds.map { ($0.key, $0.value) }) { $1 },
      isolation: try settings.isOn(.inProcess) ? .inProcess : .worker)
  }

  /// The form of a system that is asked for.
  init(_ settings: Settings, of system: any VerifiableSystem) throws {
    try self.init(settings)
    let chosen = try settings.word(.variant)?.choice(of: system.variants, of: system.name)
    let fixes = try settings.words(.without).map {
      try $0.choice(of: system.fixes.map(\.name), kind: "fix", of: system.name)
    }.unique
    variant = fixes.isEmpty ? chosen : "repaired"
    without = fixes
  }
}

extension VerifiableSystem {
  /// Makes the system, with errors as a command reports them, on whichever thread.
  func made(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    do {
      return try MainActorTurn.take { try system(configuration) }
    } catch ScopeError.unknownKey(let key, let known) {
      throw CommandError(.usage, .unknown("scope key", key, of: name, among: known))
    } catch let error as ScopeError {
      throw CommandError(.usage, "\(error)")
    } catch {
      throw CommandError(.systemFault, .cannotBeMade(name, error))
    }
  }

  /// Makes the only system that this process is about: from now on workers are started in its form.
  func launched(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    WorkerLaunch.current = WorkerCommand.launch(system: name, configuration: configuration)
    return try made(configuration)
  }
}

extension String {
  fileprivate static func cannotBeMade(_ system: String, _ error: any Error) -> String {
    "\(system) cannot be made: \(error)"
  }
}
