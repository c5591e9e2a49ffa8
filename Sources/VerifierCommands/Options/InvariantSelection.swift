import NavigationInvariants
import NavigationModel

/// The invariants that a command judges.
enum InvariantSelection {
  /// All invariants of a system: the ready-made ones, then its own.
  static func all(of system: any VerifiableSystem) -> [any NavigationInvariant] {
    system.invariants
  }

  /// The invariants with the given names or identifiers; all when none is given.
  static func named(
    _ names: [String], of system: any VerifiableSystem
  ) throws -> [any NavigationInvariant] {
    if names.isEmpty { return system.invariants }
    do {
      return try StandardInvariants.named(names, among: system.invariants)
    } catch {
      throw CommandError(
        .usage,
        .unknown("invariant", error.name, of: system.name, among: system.invariants.map(\.name)))
    }
  }
}
