import NavigationModel

extension CoordinatorNode {
  /// The part that it plays: its role, or its type's name where no role is declared.
  public var part: String { role.isEmpty ? type : role }
}

extension ViewNode {
  /// The name by which messages call a screen: the view's name without `View` at its end.
  public var title: String {
    name.hasSuffix("View") && name != "View" ? String(name.dropLast(4)) : name
  }
}

extension NavigationState {
  /// Returns the name by which messages call a coordinator, such as `Auth`.
  ///
  /// Where several play the same part, all but the first carry their number: `Auth#2`.
  ///
  /// - Parameter coordinator: a position in ``coordinators``.
  public func name(of coordinator: Int) -> String {
    let part = coordinators[coordinator].part
    let number = coordinators[...coordinator].count { $0.part == part }
    return capitalised(part) + (number > 1 ? "#\(number)" : "")
  }
}

/// Returns a role with its first letter in upper case, as messages write it.
func capitalised(_ role: String) -> String { role.prefix(1).uppercased() + role.dropFirst() }

/// Joins names the way a sentence lists them: `A`, `A and B`, `A, B and C`.
func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
