/// The names by which messages and reports tell the coordinators of one state apart.
///
/// A name is the role with a capital, or the type where no role is declared; where a name occurs
/// several times, all but the first carry their number: `Auth`, `Auth#2`.
public struct CoordinatorNames: Hashable, Sendable {
  /// All names, by position.
  public let all: [String]

  /// Names the coordinators of a state.
  public init(_ coordinators: [CoordinatorNode]) {
    var met: [String: Int] = [:]
    all = coordinators.map { coordinator in
      met[coordinator.title, default: 0] += 1
      return numbered(coordinator.title, met[coordinator.title] ?? 1)
    }
  }

  /// The name of a coordinator by its position; nil when there is none.
  public subscript(position: Int) -> String? {
    all.indices.contains(position) ? all[position] : nil
  }
}

extension CoordinatorNode {
  /// The part that it plays: its role, or its type's name where no role is declared.
  public var part: String { role.isEmpty ? type : role }

  /// The part with a capital, as messages write it.
  public var title: String { capitalized(part) }
}

extension NavigationState {
  /// Returns the name by which messages call a coordinator, such as `Auth` or `Auth#2`.
  ///
  /// - Parameter coordinator: a position in ``coordinators``.
  public func name(of coordinator: Int) -> String {
    store.coordinatorNames[Int(number(of: .coordinators))].all[coordinator]
  }
}
