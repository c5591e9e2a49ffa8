import NavigationModel
import ObjectObservation

/// Reads a navigation state's facets off an observed object graph.
@MainActor
struct GraphInterpreter {
  let graph: ObservedGraph
  let objects: [AnyObject]
  let starts: [AnyObject?]
  let rootCount: Int
  let viewEnd: Int

  /// The identities of what open tickets hold: it is there as long as these are.
  var waiting: Set<ObjectIdentifier> = []

  let declaration: (AnyObject) -> CoordinatorDeclaration?
  let phase: (AnyObject) -> CoordinatorNode.Phase

  /// The coordinators and, beside them, their objects.
  private(set) var coordinators: [CoordinatorNode] = []
  private(set) var coordinatorObjects: [AnyObject] = []

  /// The position among the coordinators of an object, by its number.
  private(set) var coordinatorOf: [Int: Int] = [:]

  /// The references of coordinators to what is none.
  private(set) var screenOwnership = ScreenOwnership()

  private(set) var records: [RecordNode] = []
  private(set) var subscriptions: [SubscriptionNode] = []
  private(set) var lifetimes: [LifetimeNode] = []
  private(set) var unobserved: [UnobservedNode] = []

  private var visited: Set<Int> = []
  /// The visited objects whose closures are still to be looked into.
  private var met: [(number: Int, parent: Int?, holder: CoordinatorNode.Holder)] = []
  private var reachedOnScreen: Set<Int> = []

  init(
    graph: ObservedGraph, objects: [AnyObject], starts: [AnyObject?], rootCount: Int, viewEnd: Int,
    declaration: @escaping (AnyObject) -> CoordinatorDeclaration?,
    phase: @escaping (AnyObject) -> CoordinatorNode.Phase
  ) {
    self.graph = graph
    self.objects = objects
    self.starts = starts
    self.rootCount = rootCount
    self.viewEnd = viewEnd
    self.declaration = declaration
    self.phase = phase
  }

  mutating func interpret() {
    interpretTree()
    describeObjects()
    countLifetimes()
  }

  /// Finds the coordinators and what they refer to, and nothing else.
  mutating func interpretTree() {
    visit(graph.roots[..<rootCount], holder: .tree)
    visit(graph.roots[rootCount..<viewEnd], holder: .view)
    reachedOnScreen = visited
    visit(graph.roots[viewEnd...], holder: .work)
    screenOwnership = ScreenOwnership(in: graph, objects: objects, coordinators: coordinatorOf)
    describeKeeping()
  }

  private mutating func describeKeeping() {
    var keepings: [Int: CoordinatorKeeping] = [:]
    let numberOf = coordinatorOf.reduce(into: [:]) { $0[$1.value] = $1.key }
    for position in coordinators.indices {
      let object = coordinatorObjects[position]
      let canShow =
        screenOwnership.canShow(position) || isObservedByViews(object)
        || declaration(object)?.containers.isEmpty == false
      var keeping = CoordinatorNode.Keeping(canShow: canShow)
      if let parent = coordinators[position].parent {
        let all =
          keepings[parent]
          ?? CoordinatorKeeping(
            of: numberOf[parent]!, in: graph, objects: objects,
            isCoordinator: { coordinatorOf[$0] != nil })
        keepings[parent] = all
        keeping = all.keeping(of: numberOf[position]!, canShow: canShow)
      }
      coordinators[position].keeping = keeping
    }
  }

  /// Visits what roots lead to: what stored properties hold first, then what only closures hold.
  ///
  /// A closure that a child was given often captures the parent, which is not below the child.
  private mutating func visit(_ roots: ArraySlice<Int?>, holder: CoordinatorNode.Holder) {
    for case let number? in roots { visit(number, parent: nil, holder: holder) }
    while !met.isEmpty {
      let objects = met
      met = []
      for object in objects {
        for field in graph.objects[object.number].fields {
          field.value.forEachStrongReference(inClosures: true) {
            visit($0, parent: object.parent, holder: object.holder)
          }
        }
      }
    }
  }

  private mutating func visit(
    _ number: Int, parent: Int?, holder: CoordinatorNode.Holder
  ) {
    guard visited.insert(number).inserted else { return }
    var (parent, holder) = (parent, holder)
    let object = objects[number]
    if let declared = declaration(object) {
      if holder == .view, let named = namedParent(of: object, declared) {
        (parent, holder) = (named, .tree)
      }
      coordinators.append(
        CoordinatorNode(
          role: declared.role, type: graph.objects[number].type, parent: parent, holder: holder,
          phase: phase(object)))
      coordinatorObjects.append(object)
      parent = coordinators.count - 1
      coordinatorOf[number] = parent
    }
    met.append((number, parent, holder))
    for field in graph.objects[number].fields {
      field.value.forEachStrongReference(inClosures: false) {
        visit($0, parent: parent, holder: holder)
      }
    }
  }

  /// The coordinator of the tree that an instance, which a view holds, names as its parent.
  private func namedParent(of object: AnyObject, _ declared: CoordinatorDeclaration) -> Int? {
    guard let named = declared.parent?(object),
      let number = objects.firstIndex(where: { $0 === named }), let position = coordinatorOf[number]
    else { return nil }
    return coordinators[position].holder == .tree ? position : nil
  }

  // MARK: - Describing what objects say

  private mutating func describeObjects() {
    let instances = graph.instanceNumbers
    let names = zip(graph.objects, instances).map { numbered($0.type, $1) }
    for (number, object) in graph.objects.enumerated() {
      let coordinator = coordinatorOf[number]
      func note(_ value: String, as field: String, ofCoordinator coordinator: Int?) {
        if let coordinator {
          records.append(RecordNode(coordinator: coordinator, key: field, value: value))
        } else {
          let path = UnobservedNode.Path(
            type: object.type, number: instances[number], field: field)
          unobserved.append(UnobservedNode(path: path, value: value))
        }
      }
      for field in object.fields {
        note(
          field.value.text(names: names), as: field.name,
          ofCoordinator: field.value.holdsReferences ? nil : coordinator)
      }
      // What it keeps is no part of who listens to what.
      for subscription in object.subscriptions where !subscription.memory.isEmpty {
        note(
          subscription.memory, as: "subscription to \(subscription.property)",
          ofCoordinator: coordinator)
      }
      for (source, count) in object.countedSubscriptions {
        subscriptions.append(
          SubscriptionNode(
            coordinator: coordinator, holder: object.type, source: source, count: count))
      }
    }
    records.sort { $0.coordinator < $1.coordinator }
    subscriptions.sort {
      ($0.coordinator ?? .max, $0.holder, $0.source, $0.count) < (
        $1.coordinator ?? .max, $1.holder, $1.source, $1.count
      )
    }
  }

  /// The place of a field of the object with a number.
  func path(to field: String, of number: Int) -> UnobservedNode.Path {
    let type = graph.objects[number].type
    return UnobservedNode.Path(
      type: type, number: graph.objects[...number].count { $0.type == type }, field: field)
  }

  /// Objects that neither the declared roots nor the views reach, by role or type.
  private mutating func countLifetimes() {
    var counts: [String: LifetimeNode] = [:]
    for number in graph.objects.indices
    where !reachedOnScreen.contains(number) && !waiting.contains(ObjectIdentifier(objects[number]))
    {
      let role = declaration(objects[number])?.role ?? graph.objects[number].type
      counts[role, default: LifetimeNode(role: role, count: 0)].count += 1
      if !counts[role]!.isCyclic { counts[role]!.isCyclic = keepsItselfAlive(number) }
    }
    lifetimes = counts.values.sorted { $0.role < $1.role }
  }

  /// Returns a Boolean value that indicates whether an object is reached from itself by strong
  /// references.
  private func keepsItselfAlive(_ number: Int) -> Bool {
    var reached: Set<Int> = []
    var next = [number]
    while let object = next.popLast() {
      for field in graph.objects[object].fields {
        field.value.forEachStrongReference { if reached.insert($0).inserted { next.append($0) } }
      }
    }
    return reached.contains(number)
  }
}

extension ObservedGraph {
  /// The number of each object among those of its type, counted from 1.
  var instanceNumbers: [Int] {
    var counts: [String: Int] = [:]
    return objects.map { object in
      counts[object.type, default: 0] += 1
      return counts[object.type]!
    }
  }
}

extension ObservedObject {
  /// The sources of the live subscriptions, each as often as there are different ones of its name or
  /// different places that subscribe, with the number of subscriptions to it.
  fileprivate var countedSubscriptions: [(source: String, count: Int)] {
    var counts: [(first: ObservedSubscription, count: Int)] = []
    for subscription in subscriptions {
      let isUnknown = subscription.owner == nil && !subscription.property.isEmpty
      let known = counts.firstIndex {
        $0.first.owner == subscription.owner && $0.first.property == subscription.property
          && $0.first.place == subscription.place
          && (!isUnknown || subscription.isRepeated)
      }
      if let known { counts[known].count += 1 } else { counts.append((subscription, 1)) }
    }
    return counts.map { ($0.first.property, $0.count) }
  }
}
