import ModelChecker
import NavigationModel

/// Every coordinator in the tree owns a live screen or is above one that does.
///
/// A screen is live while it can be reached from the window, visible or covered; NoOwnerlessScreens
/// says whose it is. So is the stack of a tab that was not visited yet and has no screen, and a stack
/// of a coordinator's own that shows a screen of another. Before the first screen appears, nothing is
/// judged. Exempt are children that their parent cannot release, flows that have nothing to show
/// screens with and have owned none, pages of which their parent shows one at a time, roles that are
/// declared `viewless`, and those in `viewlessWhile` while the fact is true. Pages are children that
/// came together with their parent, while one of them is on screen.
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
            let shown = state.coordinatorsOnScreen
            return judge(
              state, shown: shown,
              orphans: state.orphans(profile, shown: shown).filter {
                state.coordinators[$0].keeping.canShow && !state.mayBePage($0, shown: shown)
              })
          },
          .monitor(history(profile)),
        ]))
    }
  }

  /// Judges the orphans of which the steps before must be known: those that may be pages, and those
  /// that have nothing to show screens with now, since that may have gone with their screen.
  private func history(
    _ profile: NavigationProfile
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(
      begin: { Memory(pages: $0.pages(since: [])) },
      advance: { former, step in
        guard let state = step.target else { return (former, .notExercised) }
        let lasting = former.advanced(by: step)
        guard state.isQuiescent else { return (lasting, .notExercised) }
        let shown = state.coordinatorsOnScreen
        let orphans = state.orphans(profile, shown: shown).filter { orphan in
          let name = state.name(of: orphan)
          guard state.coordinators[orphan].keeping.canShow else {
            return lasting.formerOwners.contains(name)
          }
          return state.mayBePage(orphan, shown: shown)
            && !(lasting.pages.contains(name)
              && state.hasSibling(of: orphan, in: shown, named: lasting.pages))
        }
        let judgment =
          orphans.isEmpty ? .notExercised : judge(state, shown: shown, orphans: orphans)
        return (lasting, judgment)
      })
  }

  private func judge(_ state: NavigationState, shown: Set<Int>, orphans: [Int]) -> Judgment {
    guard !state.views.isEmpty else { return .notExercised }
    let coordinators = state.coordinators
    let twins = orphans.map { state.twin(of: $0, in: shown) }
    // If another instance has the screens of one, this explains why its ancestors have none.
    let place = twins.firstIndex { $0 != nil } ?? 0
    if !orphans.isEmpty {
      return .orphan(
        state.name(of: orphans[place]),
        hasChildren: coordinators.contains { $0.parent == orphans[place] },
        twin: twins[place].map(state.name(of:)))
    }
    return coordinators.count { $0.holder == .tree } > 1 ? .holds : .notExercised
  }
}

/// What is remembered of the steps before.
private struct Memory: Hashable {
  /// The names of those that have owned a screen and own none now.
  var formerOwners: Set<String> = []

  /// The names of those that came together with their parent.
  var pages: Set<String>

  /// Returns what is to be remembered after a step to a state.
  func advanced(by step: NavigationStep) -> Memory {
    guard let state = step.target else { return self }
    let tree = state.namesInTree
    // Those that own one now are known from the state.
    return Memory(
      formerOwners: formerOwners.union(step.source.owners).intersection(tree)
        .subtracting(state.owners),
      pages: pages.intersection(tree).union(state.pages(since: step.source.namesInTree)))
  }
}

extension NavigationState {
  /// The coordinators of the tree that neither own a live screen, nor are above one that does, nor
  /// may be without.
  fileprivate func orphans(_ profile: NavigationProfile, shown: Set<Int>) -> [Int] {
    let coordinators = coordinators
    return coordinators.indices.filter { position in
      let node = coordinators[position]
      return node.holder == .tree && !shown.contains(position) && !node.keeping.isPermanent
        && !profile.viewless.contains(node.role) && !exempts(node.role, by: profile.viewlessWhile)
    }
  }

  /// Returns a Boolean value that indicates whether the steps before may show that a coordinator is
  /// a page: its parent is not the root, which has always been there, another child of it is on
  /// screen, and no other instance has the screens of the coordinator.
  fileprivate func mayBePage(_ coordinator: Int, shown: Set<Int>) -> Bool {
    guard let parent = coordinators[coordinator].parent, coordinators[parent].parent != nil else {
      return false
    }
    return hasSibling(of: coordinator, in: shown) && twin(of: coordinator, in: shown) == nil
  }

  /// Returns a Boolean value that indicates whether another child of a coordinator's parent is among
  /// some, and has one of these names.
  fileprivate func hasSibling(
    of coordinator: Int, in some: Set<Int>, named names: Set<String>? = nil
  ) -> Bool {
    let coordinators = coordinators
    let parent = coordinators[coordinator].parent
    return some.contains {
      $0 != coordinator && coordinators[$0].holder == .tree && coordinators[$0].parent == parent
        && names?.contains(name(of: $0)) ?? true
    }
  }

  /// Returns another instance of what a coordinator is, outside the tree and among some.
  fileprivate func twin(of coordinator: Int, in some: Set<Int>) -> Int? {
    let coordinators = coordinators
    return coordinators.indices.first {
      coordinators[$0].holder != .tree && coordinators[$0].part == coordinators[coordinator].part
        && some.contains($0)
    }
  }

  /// The names of the children that are in the tree and were not in it before, of parents of which
  /// the same is true.
  fileprivate func pages(since former: Set<String>) -> Set<String> {
    let coordinators = coordinators
    func came(_ position: Int) -> Bool {
      coordinators[position].holder == .tree && coordinators[position].parent != nil
        && !former.contains(name(of: position))
    }
    return Set(
      coordinators.indices.filter { came($0) && coordinators[$0].parent.map(came) ?? false }
        .map(name(of:)))
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
