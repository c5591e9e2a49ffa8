import NavigationModel

/// A live screen of which a system says whose it is.
public struct ShownScreen {
  /// The screen's name, payload included.
  public let name: String

  /// The view controller; nil for a SwiftUI view.
  public let controller: AnyObject?

  /// The live coordinators: the tree from the root down, then those outside the tree.
  let coordinators: [AnyObject]
}

extension LiveDeclarations {
  /// Declares that screens belong to the coordinator of a class; of several to the last one in the
  /// tree.
  ///
  /// ```swift
  /// it.screens("Welcome", "Tour*", of: TourCoordinator.self)
  /// ```
  ///
  /// Where there is no such coordinator, the screens belong to whom they would without it; see
  /// NoOwnerlessScreens.
  ///
  /// - Parameters:
  ///   - names: the names of the screens; `*` stands for any text.
  ///   - type: the class.
  public mutating func screens<Coordinator: AnyObject>(
    _ names: String..., of type: Coordinator.Type
  ) {
    owners.append { _, screen in
      names.contains { screen.name.isNamed($0) }
        ? screen.coordinators.last { $0 is Coordinator } : nil
    }
  }

  /// Declares that a screen belongs to the first coordinator of a class that says so.
  ///
  /// ```swift
  /// it.screens(of: ChatCoordinator.self) { $0.factory.hasMade($1.controller) }
  /// ```
  public mutating func screens<Coordinator: AnyObject>(
    of type: Coordinator.Type,
    where owns: @escaping @MainActor (Coordinator, ShownScreen) -> Bool
  ) {
    owners.append { _, screen in
      screen.coordinators.first { ($0 as? Coordinator).map { owns($0, screen) } ?? false }
    }
  }
}
