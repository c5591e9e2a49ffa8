import ModelChecker
import NavigationModel

/// Of modes that exclude each other only one has a coordinator, the one that is recorded.
///
/// For each group of `modes` in the profile: while the group's owner is alive, the coordinators of
/// at most one mode are alive, in the tree or outside of it. While an owner in the tree is started,
/// exactly one is alive, the one of the mode that the owner records.
///
/// Violated by a switch that keeps the old coordinator, or that records the new mode before it has
/// succeeded:
///
/// ```swift
/// func showDriverMode() {
///   currentMode = .driver
///   driverCoordinator = DriverCoordinator(store)  // riderCoordinator lives on
/// }
/// ```
///
/// Stop and release the old coordinator where the mode is set. Better, store one value that is
/// both: `enum Mode { case rider(RiderCoordinator), driver(DriverCoordinator) }`.
public struct ModesExclusive: NavigationInvariant {
  public let name = "ModesExclusive"
  public let identifier = "I6"
  public let summary = "Of exclusive modes only the recorded one has a coordinator."
  public let violation = "leaves something of another mode alive"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard !profile.modes.isEmpty else { return .noModes }
      return judged(
        as: .all(
          profile.modes.map { group in .alwaysQuiescent { judge($0, group) } }))
    }
  }

  private func judge(_ state: NavigationState, _ group: NavigationProfile.ModeGroup) -> Judgment {
    let coordinators = state.coordinators
    let owners = coordinators.indices.filter { coordinators[$0].role == group.owner }
    guard !owners.isEmpty else { return .notExercised }
    let live = Set(group.roles.values).sorted().filter { role in
      coordinators.contains { $0.role == role }
    }
    guard live.count < 2 else { return .severalModes(live, owner: group.owner) }
    for owner in owners
    where coordinators[owner].holder == .tree && coordinators[owner].phase == .started {
      let name = state.name(of: owner)
      let record = state.records.first {
        $0.coordinator == owner && $0.key == group.recordedIn
      }
      guard let mode = record?.value else { return .noRecord(name, key: group.recordedIn) }
      guard let role = group.roles[mode] else {
        return .unknownMode(name, key: group.recordedIn, mode: mode)
      }
      guard live == [role] else {
        return .wrongMode(name, mode: mode, expected: role, live: live.first)
      }
    }
    return live.isEmpty ? .notExercised : .holds
  }
}

extension Applicability {
  fileprivate static var noModes: Applicability {
    .notApplicable("no exclusive modes are declared")
  }
}

extension Judgment {
  fileprivate static func severalModes(_ roles: [String], owner: String) -> Judgment {
    .violated(
      "\(listed(roles.map(capitalized))) are alive at the same time, but they are exclusive modes of "
        + "\(capitalized(owner)).")
  }

  fileprivate static func noRecord(_ owner: String, key: String) -> Judgment {
    .violated("\(owner) is started, but it has no stored property '\(key)' to record its mode.")
  }

  fileprivate static func unknownMode(_ owner: String, key: String, mode: String) -> Judgment {
    .violated("\(owner) is started, but its \(key) is '\(mode)', which is none of its modes.")
  }

  fileprivate static func wrongMode(
    _ owner: String, mode: String, expected: String, live: String?
  ) -> Judgment {
    .violated(
      "\(owner) is started in mode '\(mode)', but \(capitalized(expected)) is not alive"
        + (live.map { "; \(capitalized($0)) is." } ?? "."))
  }
}
