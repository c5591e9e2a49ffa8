import ModelChecker
import NavigationModel

/// Every coordinator in the tree owns a live screen or is above one that does.
///
/// A screen is live while it can be reached from the window, visible or covered; NoOwnerlessScreens
/// says whose it is. So is the stack of a tab that was not visited yet and has no screen, and a stack
/// of a coordinator's own that shows a screen of another. Before the first screen appears, nothing is
/// judged. Exempt are children that their parent cannot release, flows that have nothing to show
/// screens with and have owned none, roles that are declared `viewless`, and those in `viewlessWhile`
/// while the fact is true.
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
  public let violation = "leaves a coordinator without a screen"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      let facts = profile.viewlessWhile.values.sorted { $0.name < $1.name }
      return judged(
        as: .all([
          .alwaysQuiescent(reading: facts) { state in
            judge(
              state,
              orphans: state.orphans(profile).filter { state.coordinators[$0].keeping.canShow })
          },
          .monitor(loss(profile)),
        ]))
    }
  }

  /// Follows the coordinators that have owned a screen and own none now, since what they show screens
  /// with may have gone with it.
  private func loss(
    _ profile: NavigationProfile
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(
      begin: { _ in Set<String>() },
      advance: { former, step in
        guard let state = step.target else { return (former, .notExercised) }
        let owners = former.union(step.source.owners)
        let lost =
          state.isQuiescent
          ? state.orphans(profile).filter {
            !state.coordinators[$0].keeping.canShow && owners.contains(state.name(of: $0))
          } : []
        // Those that own one now are known from the state.
        return (
          owners.intersection(state.namesInTree).subtracting(state.owners),
          lost.isEmpty ? .notExercised : judge(state, orphans: lost)
        )
      })
  }

  private func judge(_ state: NavigationState, orphans: [Int]) -> Judgment {
    guard !state.views.isEmpty else { return .notExercised }
    let coordinators = state.coordinators
    let shown = state.coordinatorsOnScreen
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

extension NavigationState {
  /// The coordinators of the tree that neither own a live screen, nor are above one that does, nor
  /// may be without.
  fileprivate func orphans(_ profile: NavigationProfile) -> [Int] {
    let shown = coordinatorsOnScreen
    let coordinators = coordinators
    return coordinators.indices.filter { position in
      let node = coordinators[position]
      return node.holder == .tree && !shown.contains(position) && !node.keeping.isPermanent
        && !profile.viewless.contains(node.role) && !exempts(node.role, by: profile.viewlessWhile)
    }
  }

  /// The names of the coordinators of the tree.
  fileprivate var namesInTree: Set<String> {
    let coordinators = coordinators
    return Set(coordinators.indices.filter { coordinators[$0].holder == .tree }.map(name(of:)))
  }

  /// The names of those that own a screen themselves.
  fileprivate var owners: Set<String> {
    let owners = Set(views.filter(\.isScreen).compactMap(\.owner).map(name(of:)))
    return owners.intersection(namesInTree)
  }
}

extension Judgment {
  fileprivate static func orphan(_ name: String, hasChildren: Bool, twin: String?) -> Judgment {
    let fact =
      hasChildren
      ? "\(name) is in the tree, but neither it nor a coordinator below it owns a screen"
      : "\(name) is in the tree but owns no screen"
    return .violated(
      fact + (twin.map { "; the screens belong to \($0), which is outside the tree." } ?? "."))
  }
}
