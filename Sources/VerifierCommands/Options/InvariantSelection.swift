import ModelChecker
import NavigationInvariants
import NavigationModel

/// The invariants that a command judges.
enum InvariantSelection {
  /// All invariants of a system: the ready-made ones, then its own.
  static func all(of system: any VerifiableSystem) -> [any NavigationInvariant] {
    StandardInvariants.all + system.ownInvariants
  }

  /// The invariants with the given names or identifiers; all when none is given.
  static func named(
    _ names: [String], of system: any VerifiableSystem
  ) throws -> [any NavigationInvariant] {
    let all = all(of: system)
    if names.isEmpty { return all }
    var chosen: [any NavigationInvariant] = []
    for name in names {
      do {
        let found = try StandardInvariants.named(name, among: all)
        if !chosen.contains(where: { $0.name == found.name }) { chosen.append(found) }
      } catch {
        throw CommandError(
          .usage, .unknown("invariant", name, of: system.name, among: all.map(\.name)))
      }
    }
    return chosen
  }
}
