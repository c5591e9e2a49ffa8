import ModelChecker
import NavigationModel

/// Every coordinator in the tree owns a live screen or is above one that does.
///
/// A screen is live while it can be reached from the window, visible or covered. Coordinators whose
/// role is declared `viewless` are exempt. Before the first screen appears, nothing is judged.
///
/// Violated by a parent that replaces the visible screen and keeps the child that showed it:
///
/// ```swift
/// func showMain() {
///   currentScreen = .main
///   mainCoordinator = MainCoordinator(store)  // authCoordinator is never set to nil
/// }
/// ```
///
/// Release a child in the place where its screen goes away. If the message names a coordinator
/// outside the tree, a view still holds the old instance: a `@StateObject` keeps the first object
/// that it was given. Hold the child as `@ObservedObject`, or give the view the child's identity
/// with `.id(_:)`.
public struct NoOrphanedChildren: NavigationInvariant {
  public let name = "NoOrphanedChildren"
  public let identifier = "I1"
  public let summary = "Every coordinator in the tree owns a live screen or is above one that does."

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      judged(as: .alwaysQuiescent { judge($0, viewless: profile.viewless) })
    }
  }

  private func judge(_ state: NavigationState, viewless: Set<String>) -> Judgement {
    guard !state.views.isEmpty else { return .notExercised }
    let coordinators = state.coordinators
    let shown = state.coordinatorsOnScreen
    let orphans = coordinators.indices.filter { position in
      let node = coordinators[position]
      return node.holder == .tree && !viewless.contains(node.role) && !shown.contains(position)
    }
    func twin(of orphan: Int) -> Int? {
      coordinators.indices.first {
        coordinators[$0].holder != .tree && coordinators[$0].part == coordinators[orphan].part
          && shown.contains($0)
      }
    }
    // If another instance has the screens of one, this explains why its ancestors have none.
    if let orphan = orphans.first(where: { twin(of: $0) != nil }) ?? orphans.first {
      return .orphan(
        state.name(of: orphan), hasChildren: coordinators.contains { $0.parent == orphan },
        twin: twin(of: orphan).map(state.name(of:)))
    }
    return coordinators.count { $0.holder == .tree } > 1 ? .holds : .notExercised
  }
}

extension Judgement {
  fileprivate static func orphan(_ name: String, hasChildren: Bool, twin: String?) -> Judgement {
    let fact =
      hasChildren
      ? "\(name) is in the tree, but neither it nor a coordinator below it owns a screen"
      : "\(name) is in the tree but owns no screen"
    return .violated(
      fact + (twin.map { "; the screens belong to \($0), which is outside the tree." } ?? "."))
  }
}
