import NavigationModel

/// The owner of a view, as far as the view or its coordinator says so.
extension SubjectRun {
  /// Returns a Boolean value that indicates whether a view is nobody's unless a coordinator stores
  /// it: a view controller of the app's own that was pushed or presented, where coordinators are
  /// declared to store those.
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

  /// The coordinator that the system declares as the owner of a view.
  func declaredOwner(
    ofView index: Int, in sight: Sight, _ interpreter: GraphInterpreter
  ) -> Int? {
    let view = sight.views.views[index]
    guard !definition.declarations.owners.isEmpty, view.role == .screen else { return nil }
    let screen = ShownScreen(
      name: view.name, controller: sight.views.elements[index]?.element,
      coordinators: interpreter.coordinatorObjects)
    for owner in definition.declarations.owners {
      guard let object = owner(subject, screen) else { continue }
      return interpreter.coordinatorObjects.firstIndex { $0 === object }
    }
    return nil
  }

  /// The coordinators that hold a view by themselves: that it is or holds, else that store it or
  /// lead to it; of a container those that were handed it. The first is its owner, the others are
  /// its rivals.
  ///
  /// What one above made is still its own when several below it store it, as to present on it, and what
  /// one below made when one above has it in a closure alone, as in a subscription.
  func ownHolders(
    ofView index: Int, in sight: Sight, _ interpreter: GraphInterpreter
  ) -> [Int] {
    let held = sight.views.held[sight.views.heldBy[index]]
    if let coordinator = coordinators(among: held, in: sight, interpreter).first {
      return [coordinator]
    }
    guard let number = sight.numberOfElement(ofView: index) else { return [] }
    let maker = maker(ofView: index, in: sight, interpreter)
    let ownership = interpreter.screenOwnership
    let isContainer = sight.views.views[index].role.isContainer
    let (stores, leaders) = (ownership.storers(of: number), ownership.leaders(to: number))
    let captors = ownership.captors(of: number)
    let handed = isContainer ? ownership.handed(number) : []
    let claims = stores.isEmpty ? leaders + captors : stores
    func isMakers(_ maker: Int) -> Bool {
      if claims.contains(maker) { return true }
      if !stores.isEmpty {
        // One alone may have taken it over.
        return stores.count > 1
          && stores.allSatisfy { interpreter.isCoordinator($0, atOrBelow: maker) }
      }
      guard leaders.isEmpty, let captor = captors.first else { return false }
      return interpreter.isCoordinator(maker, atOrBelow: captor)
    }
    let owner = maker.flatMap { isMakers($0) ? $0 : nil } ?? claims.first ?? handed.first
    guard let owner else { return [] }
    // Who was handed what one above made is no rival, nor is who keeps a screen that one below made.
    return [owner]
      + (isContainer ? handed : stores).filter {
        !interpreter.isCoordinator($0, atOrBelow: owner)
          && (isContainer || !interpreter.isCoordinator(owner, atOrBelow: $0))
      }
  }

  /// The coordinator of the tree that made a view, as it was noted when the view came.
  func maker(
    ofView index: Int, in sight: Sight, _ interpreter: GraphInterpreter
  ) -> Int? {
    guard let maker = sight.views.elements[index]?.element.attribution?.maker else { return nil }
    return interpreter.coordinatorObjects.firstIndex { $0 === maker }
      .flatMap { interpreter.coordinators[$0].holder == .tree ? $0 : nil }
  }

  /// The coordinator that a view names as its own: one below whose it would be else, or any where it
  /// would be nobody's.
  ///
  /// - Parameter own: the coordinators that hold the view by themselves.
  func namedOwner(
    ofView index: Int, heldBy own: [Int], below owner: Int?, in sight: Sight,
    _ interpreter: GraphInterpreter
  ) -> Int? {
    guard let named = coordinatorNamed(byView: index, heldBy: own, in: sight, interpreter) else {
      return nil
    }
    guard let owner else { return named }
    return named != owner && interpreter.isCoordinator(named, atOrBelow: owner) ? named : nil
  }

  /// The coordinator that a view controller names, or a SwiftUI view that observes none.
  ///
  /// Of several that such a view passes on none is its own unless the others are below that one.
  private func coordinatorNamed(
    byView index: Int, heldBy own: [Int], in sight: Sight, _ interpreter: GraphInterpreter
  ) -> Int? {
    if sight.views.elements[index] != nil {
      return sight.numberOfElement(ofView: index).flatMap(interpreter.screenOwnership.named)
    }
    guard own.isEmpty else { return nil }
    let objects = sight.views.named[sight.views.namedBy[index]]
    let named = Array(coordinators(among: objects, in: sight, interpreter))
    return named.first { highest in
      named.allSatisfy { interpreter.isCoordinator($0, atOrBelow: highest) }
    }
  }

  /// The positions of the coordinators among objects, found as they are asked for.
  private func coordinators(
    among objects: ArraySlice<Unmanaged<AnyObject>>, in sight: Sight,
    _ interpreter: GraphInterpreter
  ) -> some Collection<Int> {
    objects.lazy.compactMap { object in
      sight.objects.firstIndex { $0 === object.takeUnretainedValue() }
        .flatMap { interpreter.coordinatorOf[$0] }
    }
  }
}

extension Sight {
  /// The number among the objects of the one that a view is, such as a view controller.
  func numberOfElement(ofView index: Int) -> Int? {
    guard let identity = views.elements[index]?.identity else { return nil }
    return withIdentities { $0.firstIndex(of: identity) }
  }
}

extension GraphInterpreter {
  /// Returns a Boolean value that indicates whether a coordinator is another, or below it.
  fileprivate func isCoordinator(_ position: Int, atOrBelow other: Int) -> Bool {
    var next: Int? = position
    while let current = next, current != other { next = coordinators[current].parent }
    return next != nil
  }
}
