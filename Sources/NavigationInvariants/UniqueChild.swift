import ModelChecker
import NavigationModel

/// A parent has at most one child per role, and a unique role has at most one coordinator.
///
/// Under one parent there is at most one child per role. Children of one class that the parent keeps
/// each in a property of its own play different roles. Roles that the profile lists in
/// `repeatedRoles` may be there several times. Of a role that the profile lists in
/// `uniqueRoles` there is at most one coordinator in the whole app, whatever keeps it alive: the
/// tree, a view, or a task that has not ended.
///
/// Violated by a parent that creates a new child each time it shows it, and appends it:
///
/// ```swift
/// func showSettings() {
///   let settings = SettingsCoordinator()
///   children.append(settings)
///   settings.start()
/// }
/// ```
///
/// Look for the child before creating one, or release the old one first. If the message says that
/// only unfinished work keeps an instance alive, let the task capture `[weak self]`, or cancel it
/// in `stop()`.
public struct UniqueChild: NavigationInvariant {
  public let name = "UniqueChild"
  public let identifier = "I5"
  public let summary =
    "A parent has at most one child per role, and a unique role has at most one coordinator."
  public let violation = "makes a second child with the same role"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      judged(
        as: .alwaysQuiescent {
          judge($0, uniqueRoles: profile.uniqueRoles, repeatedRoles: profile.repeatedRoles)
        })
    }
  }

  private func judge(
    _ state: NavigationState, uniqueRoles: [String], repeatedRoles: Set<String>
  ) -> Judgment {
    let coordinators = state.coordinators
    var isExercised = false
    for parent in coordinators.indices {
      let children = coordinators.filter { $0.parent == parent }
      for child in children where !repeatedRoles.contains(child.part) {
        let alike = children.filter { $0.part == child.part }
        guard alike.count == 1 || alike.allSatisfy({ !$0.keeping.property.isEmpty }) else {
          return .duplicates(child.part, of: state.name(of: parent), alike.count)
        }
        isExercised = true
      }
    }
    for role in uniqueRoles {
      let live = coordinators.filter { $0.role == role }
      guard live.count < 2 else { return .severalAlive(role, holders: live.map(\.holder)) }
      isExercised = isExercised || live.count == 1
    }
    return isExercised ? .holds : .notExercised
  }
}

extension Judgment {
  fileprivate static func duplicates(_ part: String, of parent: String, _ count: Int) -> Judgment {
    .violated("\(parent) has \(spelled(count)) children with the role \(capitalized(part)).")
  }

  fileprivate static func severalAlive(
    _ role: String, holders: [CoordinatorNode.Holder]
  ) -> Judgment {
    let kinds: [(CoordinatorNode.Holder, String)] = [
      (.tree, "in the tree"), (.view, "held only by a view"), (.work, "held only by work"),
    ]
    let places = kinds.compactMap { holder, words in
      let count = holders.count { $0 == holder }
      return count == 0 ? nil : "\(spelled(count)) \(words)"
    }
    return .violated(
      "\(capitalized(spelled(holders.count))) coordinators with the role \(capitalized(role)) are "
        + "alive: \(listed(places)).")
  }
}
