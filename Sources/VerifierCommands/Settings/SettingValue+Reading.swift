import ModelChecker
import NavigationChecking
import NavigationInvariants
import NavigationModel

/// The meaning of values, whatever system they are about.
extension SettingValue {
  /// Reads a number, which is above zero.
  func number() throws -> Int {
    guard let number = Int(text) else { throw refused(.noNumber(spelled)) }
    if number < 1 { throw refused(.limitOfZero(spelled)) }
    if case .number(let most?) = setting.shape, number > most {
      throw refused(.tooMany(spelled, most: most))
    }
    return number
  }

  /// Reads the seed of a random search.
  func seed() throws -> UInt64 {
    guard let number = UInt64(text) else { throw refused(.noNumber(spelled)) }
    return number
  }

  /// Reads a time.
  func duration() throws -> Duration { try located(Quantity.duration) }

  /// Reads a size in bytes.
  func size() throws -> Int { try located(Quantity.size) }

  /// Reads a Boolean value.
  func isOn() throws -> Bool {
    switch (text, origin) {
    case ("true", _), ("1", .environment): true
    case ("false", _), ("0", .environment): false
    default: throw refused(.noToggle(spelled))
    }
  }

  /// Reads one of some names, whatever its case.
  func choice(of names: [String], kind: String? = nil, of system: String? = nil) throws -> String {
    try located {
      try Names.match($0.text, among: names, kind: kind ?? setting.rawValue, of: system)
    }
  }

  /// Reads a bound of a scope.
  func bound() throws -> (key: String, value: Int) {
    guard let key, !key.isEmpty, let value = Int(text) else {
      throw refused(.malformedScope(spelled, isTyped: isTyped))
    }
    if value < 0, !isTyped { throw refused(.negativeBound(spelled)) }
    if value > Scope.greatestBound, !isTyped {
      throw refused(.tooMany(spelled, most: Scope.greatestBound))
    }
    return (key, value)
  }

  /// Reads what is accepted, and why.
  func acceptance() throws -> (name: String, reason: String) {
    guard let key, !key.isEmpty, !text.allSatisfy(\.isWhitespace) else {
      throw refused(.noReason(spelled, isTyped: isTyped))
    }
    return (key, text)
  }

  /// Reads a format and a file to record results in.
  func recording() throws -> Recording {
    try located { value in try Recording(value.key.map { "\($0)=\(value.text)" } ?? value.text) }
  }

  /// A Boolean value that indicates whether it is of the form `key=value`, as in options and in the
  /// environment.
  private var isTyped: Bool { if case .file = origin { false } else { true } }

  /// Throws unless the value is valid, before anything is done.
  ///
  /// - Parameters:
  ///   - system: the system in whose section it stands; nil when it is about all.
  ///   - systems: all systems.
  func check(for system: (any VerifiableSystem)?, among systems: MountedSystems) throws {
    switch setting.shape {
    case .number: _ = try number()
    case .seed: _ = try seed()
    case .duration: _ = try duration()
    case .size: _ = try size()
    case .toggle: _ = try isOn()
    case .bounds: _ = try bound()
    case .reasons: _ = try acceptance()
    case .path: if text.isEmpty { throw refused(.noPath(spelled)) }
    case .files where isTyped: _ = try located { try Recording.parts(of: $0.text) }
    case .files: try checkFile()
    case .choice where setting == .variant:
      let variants = system?.variants ?? systems.all.flatMap(\.variants).unique
      _ = try choice(of: variants, of: system?.name)
    case .choice(let names), .choices(let names): _ = try choice(of: names)
    case .names where setting == .without:
      _ = try choice(of: system?.fixes.map(\.name) ?? [], kind: "fix", of: system?.name)
    case .names: try checkInvariant(for: system, among: systems)
    }
  }

  private func checkFile() throws {
    do {
      _ = try Names.match(key ?? "", among: Recording.names, kind: "report format")
    } catch let error as CommandError {
      throw refusedKey(error.description)
    }
    if text.isEmpty { throw refused(.noPath(spelled)) }
  }

  private func checkInvariant(
    for system: (any VerifiableSystem)?, among systems: MountedSystems
  ) throws {
    if let system {
      _ = try located { try InvariantSelection.named([$0.text], of: system) }
    } else if (try? StandardInvariants.named(text)) == nil {
      let owner = systems.all.first {
        (try? StandardInvariants.named(text, among: $0.ownInvariants)) != nil
      }
      if let owner { throw refused(.ownInvariant(text, of: owner.name)) }
      throw refused("\(UnknownInvariant(name: text, known: StandardInvariants.all.map(\.name)))")
    }
  }
}

extension String {
  fileprivate static func noNumber(_ spelled: String) -> String {
    "'\(spelled)' is not a whole number, such as 20."
  }

  fileprivate static func noToggle(_ spelled: String) -> String {
    "'\(spelled)' is neither true nor false."
  }

  fileprivate static func noPath(_ spelled: String) -> String {
    "'\(spelled)' does not say which file. Give its path."
  }

  fileprivate static func tooMany(_ spelled: String, most: Int) -> String {
    "'\(spelled)' is more than the greatest number allowed, \(most)."
  }

  fileprivate static func malformedScope(_ spelled: String, isTyped: Bool) -> String {
    isTyped
      ? "'\(spelled)' is not of the form KEY=NUMBER, such as 'pending=2'."
      : "'\(spelled)' is not a whole number, such as 2."
  }

  fileprivate static func noReason(_ spelled: String, isTyped: Bool) -> String {
    isTyped
      ? "'\(spelled)' is not of the form NAME=REASON, such as 'NoLeaks=nothing is released'."
      : "'\(spelled)' gives no reason. Say why nothing needs to exercise it."
  }

  fileprivate static func negativeBound(_ spelled: String) -> String {
    "'\(spelled)' is negative. Give a number from 0."
  }

  fileprivate static func ownInvariant(_ name: String, of system: String) -> String {
    "'\(name.shortened())' is an invariant of \(system) alone. Name it in the section of that system."
  }
}
