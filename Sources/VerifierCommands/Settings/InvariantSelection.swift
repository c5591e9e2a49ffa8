import NavigationInvariants
import NavigationModel

/// The invariants that a command judges.
enum InvariantSelection {
  /// The invariants that are asked for; all when none is.
  static func chosen(
    _ settings: Settings, of system: any VerifiableSystem
  ) throws -> [any NavigationInvariant] {
    let values = settings.values(.invariant)
    if values.isEmpty { return system.invariants }
    for value in values { _ = try value.located { try named([$0.text], of: system) } }
    return try named(values.map(\.text), of: system)
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
        unknown("invariant", error.name, of: system.name, among: system.invariants.map(\.name)))
    }
  }
}
