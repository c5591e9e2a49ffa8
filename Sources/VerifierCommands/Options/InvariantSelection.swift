import NavigationInvariants
import NavigationModel

/// The invariants that a command judges.
enum InvariantSelection {
  /// All invariants of a system: the ready-made ones, then its own.
  static func all(of system: any VerifiableSystem) -> [any NavigationInvariant] {
    system.invariants
  }

  /// Those that are asked for; all when none is.
  static func chosen(
    _ settings: Settings, of system: any VerifiableSystem
  ) throws -> [any NavigationInvariant] {
    let words = settings.words(.invariant)
    if words.isEmpty { return system.invariants }
    for word in words { _ = try word.located { try named([$0.text], of: system) } }
    return try named(words.map(\.text), of: system)
  }

  /// The invariants with the given names or identifiers.
  static func named(
    _ names: [String], of system: any VerifiableSystem
  ) throws -> [any NavigationInvariant] {
    do {
      return try StandardInvariants.named(names, among: system.invariants)
    } catch {
      throw CommandError(
        .usage,
        .unknown("invariant", error.name, of: system.name, among: system.invariants.map(\.name)))
    }
  }
}
