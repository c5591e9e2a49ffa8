import NavigationModel

// Toys have few facts, and tests of misspelled ones.
extension Fact: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}

extension CoordinatorNode {
  /// A started coordinator of the tree, unless said otherwise.
  static func of(
    _ role: String, under parent: Int? = nil, _ phase: Phase = .started, holder: Holder = .tree,
    property: String = "", isPermanent: Bool = false, canShow: Bool = true
  ) -> CoordinatorNode {
    CoordinatorNode(
      role: role, type: role.prefix(1).uppercased() + role.dropFirst() + "Coordinator",
      parent: parent, holder: holder, phase: phase,
      keeping: .init(property: property, isPermanent: isPermanent, canShow: canShow))
  }
}

extension ViewNode {
  /// A visible screen, unless said otherwise.
  static func screen(
    _ name: String, owner: Int? = nil, depth: Int = 1, isHittable: Bool = true
  ) -> ViewNode {
    ViewNode(depth: depth, name: name, owner: owner, isHittable: isHittable)
  }

  /// A container.
  static func container(
    _ role: PlatformView.Role, depth: Int = 0, owner: Int? = nil
  ) -> ViewNode {
    ViewNode(depth: depth, name: "\(role)", role: role, owner: owner)
  }
}

extension NavigationSnapshot {
  /// A copy with some of it changed.
  func with(_ change: (inout NavigationSnapshot) -> Void) -> NavigationSnapshot {
    var copy = self
    change(&copy)
    return copy
  }

  /// A copy that has a fact with this value.
  func with(_ fact: String, _ value: Bool) -> NavigationSnapshot { with(fact, "\(value)") }

  /// A copy that has a fact with this value.
  func with(_ fact: String, _ value: String) -> NavigationSnapshot {
    with { copy in
      copy.facts.removeAll { $0.name == fact }
      copy.facts.append(FactNode(name: fact, value: value))
    }
  }

  /// A copy with work that can go on by itself.
  var unsettled: NavigationSnapshot { with { $0.work.runnable = ["task"] } }

  /// A copy in which results of these labels are owed.
  func owing(_ labels: String..., revoked: Bool = false) -> NavigationSnapshot {
    with { $0.work.tickets = labels.map { TicketNode(label: $0, isRevoked: revoked) } }
  }
}
