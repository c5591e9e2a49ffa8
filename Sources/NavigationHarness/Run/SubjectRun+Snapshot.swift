import NavigationModel

extension SubjectRun {
  /// Describes in full what a look saw; the subject must not have changed since.
  func snapshot(of sight: Sight) -> NavigationSnapshot {
    let interpreter = interpreter(of: bench.observer.describe(sight.starts), sight)
    var snapshot = NavigationSnapshot(
      coordinators: interpreter.coordinators,
      records: interpreter.records,
      subscriptions: interpreter.subscriptions,
      work: work(handles: interpreter.graph),
      lifetimes: interpreter.lifetimes,
      facts: zip(definition.declarations.facts, sight.facts).map {
        FactNode(name: $0.name, value: $1)
      },
      residue: interpreter.residue
        + sight.views.state.map { ResidueNode(path: $0.path, value: $0.value) })
    snapshot.views =
      definition.declarations.window == nil
      ? declaredViews(interpreter) : platformViews(of: sight, interpreter)
    return snapshot
  }

  /// Reads what a look saw as coordinators and what they say.
  func interpreter(of graph: ObservedGraph, _ sight: Sight) -> GraphInterpreter {
    var interpreter = GraphInterpreter(
      graph: graph, objects: sight.objects, starts: sight.starts, rootCount: sight.rootCount,
      viewEnd: sight.viewEnd, declaration: definition.declaration(of:),
      phase: { [phases] in phases[ObjectIdentifier($0)] ?? .fresh })
    interpreter.interpret()
    return interpreter
  }

  private func work(handles graph: ObservedGraph) -> WorkNode {
    let jobs = runnableJobs
    var signature: UInt64 = 0
    for job in jobs { signature = (signature &* 31) &+ job.signature }
    // Which object waits for which result; by number, as no place in a list is worth telling.
    for object in graph.objects {
      for field in object.fields {
        field.value.forEachTask { signature = (signature &* 31) &+ $0.word &+ 1 }
      }
    }
    return WorkNode(
      runnable: jobs.map(\.description) + answers.map { "answer: \($0)" } + gesturesInProgress,
      tickets: tickets.pending.map { TicketNode(label: $0.label, isRevoked: isRevoked($0)) }
        + clock.pending.map { TicketNode(label: "sleep \($0.remaining)") },
      signature: signature)
  }

  /// A finger on the screen is work that is not done.
  private var gesturesInProgress: [String] {
    Array(repeating: "gesture", count: window?.gesturesInProgress ?? 0)
  }

  /// The window's views, each with the coordinator that it belongs to.
  func platformViews(of sight: Sight, _ interpreter: GraphInterpreter) -> [ViewNode] {
    var around: [(role: PlatformView.Role, owner: Int?)] = []
    return sight.views.views.indices.map { index in
      let view = sight.views.views[index]
      around.removeLast(max(0, around.count - view.depth))
      let outer = around.last
      let needsStore = needsStore(view: index, in: outer?.role, of: sight)
      var own = ownHolders(ofView: index, in: sight, interpreter)
      let whose = own.first ?? outer?.owner
      if !needsStore, let named = namedOwner(ofView: index, below: whose, in: sight, interpreter) {
        own = [named]
      }
      let owner = own.first ?? (needsStore ? nil : whose)
      around.append((view.role, owner))
      return ViewNode(
        depth: view.depth, name: view.name, role: view.role, owner: owner,
        rivals: Array(own.dropFirst()), isHittable: view.isHittable, controls: view.controls,
        appearances: view.appearances)
    }
  }

  /// Whether a view is nobody's unless a coordinator stores it: a view controller of the app's own
  /// that was pushed or presented, where coordinators are declared to store those.
  ///
  /// Containers are kept for what is in them, tabs and children by what is around them.
  private func needsStore(
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
  private func ownHolders(
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

  /// The coordinator that a view controller names as its own: one below whose it would be else, or
  /// any where it would be nobody's.
  private func namedOwner(
    ofView index: Int, below owner: Int?, in sight: Sight, _ interpreter: GraphInterpreter
  ) -> Int? {
    guard let element = sight.views.elements[index],
      let number = sight.objects.firstIndex(where: { ObjectIdentifier($0) == element }),
      let named = interpreter.possession.named(by: number)
    else { return nil }
    guard let owner else { return named }
    var above = interpreter.coordinators[named].parent
    while let position = above, position != owner {
      above = interpreter.coordinators[position].parent
    }
    return above == nil ? nil : named
  }

  /// The screens that coordinators keep in declared containers, where there is no window.
  private func declaredViews(_ interpreter: GraphInterpreter) -> [ViewNode] {
    var views: [ViewNode] = []
    for (position, node) in interpreter.coordinators.enumerated() where node.holder == .tree {
      let object = interpreter.coordinatorObjects[position]
      guard let declared = definition.declaration(of: object), !declared.containers.isEmpty
      else { continue }
      views += DeclaredContainers(object: object, declaration: declared).views(owner: position)
    }
    return views
  }
}
