import NavigationModel
import ObjectObservation

extension SubjectRun {
  /// Describes in full what a look saw; the subject must not have changed since.
  func snapshot(of sight: Sight) -> NavigationSnapshot { body(of: sight).snapshot }

  /// Describes in full what a look saw, with what it did not see.
  func body(of sight: Sight) -> SeenBody {
    let graph = bench.observer.describe(sight.starts)
    let whole =
      sight.work.isEmpty ? graph : bench.observer.describe(sight.starts, then: sight.work)
    let interpreter = interpreter(of: graph, sight)
    var snapshot = NavigationSnapshot(
      coordinators: interpreter.coordinators,
      records: interpreter.records,
      subscriptions: interpreter.subscriptions,
      work: work(handles: interpreter.graph),
      lifetimes: interpreter.lifetimes,
      facts: zip(definition.declarations.facts, sight.facts).map {
        FactNode(name: $0.name, value: $1.text)
      },
      unobserved: interpreter.unobserved
        + whole.nodes(from: sight.objects.count)
        + sight.views.state
        + newcomers(in: sight).map {
          UnobservedNode(path: interpreter.path(to: "firstScreen", of: $0), value: "to come")
        })
    snapshot.views =
      definition.declarations.window == nil
      ? declaredViews(interpreter) : platformViews(of: sight, interpreter)
    return SeenBody(
      fingerprint: sight.fingerprint, snapshot: snapshot, unseen: graph.unseen.map(\.property))
  }

  /// Reads what a look saw as coordinators and what they say.
  ///
  /// - Parameter describing: whether the values of objects are wanted, too.
  func interpreter(
    of graph: ObservedGraph, _ sight: Sight, describing: Bool = true
  ) -> GraphInterpreter {
    var interpreter = GraphInterpreter(
      graph: graph, objects: sight.objects, starts: sight.starts, rootCount: sight.rootCount,
      viewEnd: sight.viewEnd, declaration: definition.declaration(of:),
      phase: { [phases] in phases[ObjectIdentifier($0)] ?? .fresh })
    interpreter.waiting = Set(tickets.held.map(ObjectIdentifier.init))
    if describing { interpreter.interpret() } else { interpreter.interpretTree() }
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
        + clock.pending.map { TicketNode(label: $0.description, isTimed: true) },
      signature: signature)
  }

  /// A finger on the screen is work that is not done.
  private var gesturesInProgress: [String] {
    Array(repeating: "gesture", count: window?.gesturesInProgress ?? 0)
  }

  /// The window's views, each with the coordinator that it belongs to; see NoOwnerlessScreens.
  func platformViews(of sight: Sight, _ interpreter: GraphInterpreter) -> [ViewNode] {
    var around: [(role: PlatformView.Role, owner: Int?)] = []
    return sight.views.views.indices.map { index in
      let view = sight.views.views[index]
      around.removeLast(max(0, around.count - view.depth))
      let outer = around.last
      let declared = declaredOwner(ofView: index, in: sight, interpreter)
      let needsStore = declared == nil && needsStore(view: index, in: outer?.role, of: sight)
      var own = declared.map { [$0] } ?? ownHolders(ofView: index, in: sight, interpreter)
      if declared == nil, !needsStore {
        let whose = own.first ?? outer?.owner
        if let named = namedOwner(
          ofView: index, heldBy: own, below: whose, in: sight, interpreter)
        {
          own = [named]
        } else if own.isEmpty, let maker = maker(ofView: index, in: sight, interpreter) {
          own = [maker]
        }
      }
      let owner = own.first ?? (needsStore ? nil : outer?.owner)
      around.append((view.role, owner))
      return ViewNode(
        depth: view.depth, name: view.name, role: view.role, owner: owner,
        rivals: Array(own.dropFirst()), isHittable: view.isHittable, controls: view.controls,
        appearances: view.appearances)
    }
  }

  /// The elements that a person can touch, with their controls; those of declared containers where
  /// there is no window.
  func touchableElements(asSeen seen: Seen) -> [(name: String, controls: [String])] {
    guard definition.declarations.window == nil, definition.namesTappedScreens else {
      return seen.touchable
    }
    return snapshot(of: look()).views.filter(\.isHittable).map { ($0.name, $0.controls) }
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

extension ObservedGraph {
  /// What the objects say to which only work that waits leads, from the first of them on.
  fileprivate func nodes(from first: Int) -> [UnobservedNode] {
    guard first < objects.count else { return [] }
    let instances = instanceNumbers
    let names = zip(objects, instances).map { numbered($0.type, $1) }
    return zip(objects, instances).dropFirst(first).flatMap { object, number in
      object.fields.map { field in
        UnobservedNode(
          path: UnobservedNode.Path(type: object.type, number: number, field: field.name),
          value: field.value.text(names: names))
      }
    }
  }
}
