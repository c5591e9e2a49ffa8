import NavigationModel

/// The names by which reports tell the coordinators of one state apart.
///
/// A name is the role with a capital; where a role occurs several times, all but the first carry
/// their number.
struct CoordinatorNames: Hashable, Sendable {
  private let names: [String]

  init(_ coordinators: [CoordinatorNode]) {
    var met: [String: Int] = [:]
    names = coordinators.map { coordinator in
      let name = Self.capitalised(coordinator.role)
      met[name, default: 0] += 1
      let number = met[name] ?? 1
      return number == 1 ? name : "\(name)#\(number)"
    }
  }

  /// The name of a coordinator by its position; nil when there is none.
  subscript(position: Int) -> String? {
    names.indices.contains(position) ? names[position] : nil
  }

  /// All names, by position.
  var all: [String] { names }

  /// The role with a capital.
  static func capitalised(_ role: String) -> String {
    role.prefix(1).uppercased() + role.dropFirst()
  }
}
