import NavigationModel

/// Whose a view is, as far as it or its coordinator says so.
extension SubjectRun {
  /// Whether a view is nobody's unless a coordinator stores it: a view controller of the app's own
  /// that was pushed or presented, where coordinators are declared to store those.
  ///
  /// Containers are kept for what is in them, tabs and children by what is around them.
  func needsStore(
    view index: Int, in container: PlatformView.Role?, of sight: Sight
  ) -> Bool {
    guard definition.declarations.profile.coordinatorsStoreScreens else { return false }
    let view = sight.views.views[index]
    // NB: Of the platform's own controllers a window shows no object.
    guard sight.views.elements[index] != nil, !sight.views.heldBy[index].isEmpty,
      view.role == .screen || view.role == .composite,
      !definition.declarations.profile.ownerless.contains(view.name)
    else { return false }
    return switch container {
    case .stack: true
    case .presentation(let kind): kind != "alert"
    case .screen, .composite, .tabs, nil: false
    }
  }

  /// The coordinators that hold a view by themselves: that it is or holds, else that store it.
  func ownHolders(
    ofView index: Int, in sight: Sight, _ interpreter: GraphInterpreter
  ) -> [Int] {
    let held = sight.views.held[sight.views.heldBy[index]].lazy.compactMap { object in
      sight.objects.firstIndex { $0 === object.takeUnretainedValue() }
        .flatMap { interpreter.coordinatorOf[$0] }
    }
    if let coordinator = held.first { return [coordinator] }
    guard let element = sight.views.elements[index],
      let number = sight.objects.firstIndex(where: { ObjectIdentifier($0) == element })
    else { return [] }
    return interpreter.possession.holders(of: number)
  }

  /// The coordinator that a view names as its own: one below whose it would be else, or any where it
  /// would be nobody's.
  func namedOwner(
    ofView index: Int, below owner: Int?, in sight: Sight, _ interpreter: GraphInterpreter
  ) -> Int? {
    guard let named = coordinatorNamed(byView: index, in: sight, interpreter) else { return nil }
    guard let owner else { return named }
    return named != owner && interpreter.isCoordinator(named, atOrBelow: owner) ? named : nil
  }

  /// The coordinator that a view controller names, or a SwiftUI view that observes none.
  ///
  /// Of several that such a view passes on none is its own unless the others are below that one.
  private func coordinatorNamed(
    byView index: Int, in sight: Sight, _ interpreter: GraphInterpreter
  ) -> Int? {
    if let element = sight.views.elements[index] {
      return sight.objects.firstIndex { ObjectIdentifier($0) == element }
        .flatMap(interpreter.possession.named)
    }
    let views = sight.views
    func coordinators(_ objects: ArraySlice<Unmanaged<AnyObject>>) -> [Int] {
      objects.compactMap { object in
        sight.objects.firstIndex { $0 === object.takeUnretainedValue() }
          .flatMap { interpreter.coordinatorOf[$0] }
      }
    }
    guard coordinators(views.held[views.heldBy[index]]).isEmpty else { return nil }
    let named = coordinators(views.named[views.namedBy[index]])
    return named.first { highest in
      named.allSatisfy { interpreter.isCoordinator($0, atOrBelow: highest) }
    }
  }
}

extension GraphInterpreter {
  /// Whether a coordinator is another, or below it.
  fileprivate func isCoordinator(_ position: Int, atOrBelow other: Int) -> Bool {
    var next: Int? = position
    while let current = next, current != other { next = coordinators[current].parent }
    return next != nil
  }
}
