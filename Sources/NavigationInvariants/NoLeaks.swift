import ModelChecker
import NavigationModel

/// Objects that left the tree of coordinators are not kept alive.
///
/// Judged after each step that has settled: no coordinator that left the tree is kept alive by a
/// task or a cycle, and one that only a view keeps alive owns a visible or covered view. Once no
/// result is pending, objects of one type that left the tree do not become more either, and of two
/// none keeps itself alive. Those that left first, one or several at once, may be singletons that a
/// container of dependencies keeps; what leaks does so again when it is shown again. Until then a
/// task may hold what it needs, and a gesture that is under way what it moves. What a pause of a task
/// keeps is no leak if time alone releases it, as it is after an animation.
///
/// Violated by a closure that holds the object that stores it:
///
/// ```swift
/// child.onFinish = { self.remove(child) }  // child → closure → child
/// ```
///
/// Capture `[weak self]` in closures that are stored and in tasks that wait, cancel timers and
/// endless tasks, and keep parents and delegates `weak`.
///
/// Where views alone hold coordinators there is no tree to leave: what views keep is not judged then,
/// nor are roles that the profile lists in `heldByViews`.
public struct NoLeaks: NavigationInvariant {
  public let name = "NoLeaks"
  public let identifier = "I24"
  public let summary = "Objects that left the tree are not kept alive."
  public let violation = "leaves an object alive that nothing needs"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      judged(
        as: .all([
          .alwaysStep { judge($0, heldByViews: profile.heldByViews) },
          .alwaysReachable(release(in: system)),
        ]))
    }
  }

  private func judge(_ step: NavigationStep, heldByViews: Set<String>) -> Judgment {
    guard let state = step.target, state.isQuiescent else { return .notExercised }
    let isOwed = !state.work.tickets.isEmpty
    let coordinators = state.coordinators
    for (position, node) in coordinators.enumerated() {
      switch node.holder {
      case .tree: continue
      case .work where state.mayBeReleasedByTime: continue
      case .work:
        let name = state.name(of: position)
        return .violated(isOwed ? .task(name) : .cycle(name))
      case .view:
        let isByDesign =
          heldByViews.contains(node.role) || !step.source.hasTree && !state.hasTree
        guard !isByDesign else { continue }
        guard state.views.contains(where: { $0.owner == position }) else {
          return .hiddenView(state.name(of: position))
        }
      }
    }
    if !isOwed, let survivors = state.lifetimes.first(where: { step.source.showsLeak(in: $0) }) {
      return .survivors(survivors)
    }
    let isExercised =
      step.effects.contains { [.released, .popped, .dismissed].contains($0.verb) }
      || !step.source.lifetimes.isEmpty
      || step.source.coordinatorsInTree.contains { part, count in
        count > state.coordinatorsInTree[part] ?? 0
      }
    return isExercised ? .holds : .notExercised
  }

  /// The claim that what only a pause keeps goes as time passes, whatever else may happen meanwhile.
  private func release(
    in system: any NavigationSystem
  ) -> Reachability<NavigationState, NavigationEffect> {
    Reachability(
      premise: { $0.isQuiescent && $0.mayBeReleasedByTime && $0.heldByWork != nil },
      goal: { $0.heldByWork == nil },
      via: { step in
        system.isSettling(step) || system.kind(of: step.transition.event) == .wait
      },
      why: { .task($0.heldByWork ?? "") })
  }
}

extension NavigationState {
  /// A Boolean value that indicates whether time that passes ends something that is waited for.
  fileprivate var mayBeReleasedByTime: Bool { work.tickets.contains(where: \.isTimed) }

  /// The name of the first coordinator that only work keeps alive.
  fileprivate var heldByWork: String? {
    coordinators.firstIndex { $0.holder == .work }.map(name)
  }

  /// Returns a Boolean value that indicates whether more objects are kept alive after a step from
  /// here than singletons explain.
  fileprivate func showsLeak(in survivors: LifetimeNode) -> Bool {
    guard survivors.count > 1 else { return false }
    let before = lifetimes.first { $0.role == survivors.role }?.count ?? 0
    return survivors.isCyclic || before > 0 && before < survivors.count
  }

  /// The number of coordinators in the tree for each part.
  fileprivate var coordinatorsInTree: [String: Int] {
    coordinators.reduce(into: [:]) { counts, node in
      if node.holder == .tree { counts[node.part, default: 0] += 1 }
    }
  }
}

extension Judgment {
  fileprivate static func hiddenView(_ name: String) -> Judgment {
    .violated(
      "\(name) left the tree but is still alive; a view that shows none of its screens keeps it alive."
    )
  }

  fileprivate static func survivors(_ survivors: LifetimeNode) -> Judgment {
    .violated(
      "\(capitalized(spelled(survivors.count))) objects with the role "
        + "\(capitalized(survivors.role)) left the tree but are still alive; no pending result "
        + "needs them.")
  }
}

extension String {
  fileprivate static func cycle(_ name: String) -> String {
    "\(name) left the tree but is still alive; no result is pending, so a cycle of references or "
      + "a job that never ends keeps it alive."
  }

  fileprivate static func task(_ name: String) -> String {
    "\(name) left the tree but is still alive; a task that waits for a result keeps it alive."
  }
}
