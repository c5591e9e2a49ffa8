/// The distinct facets of the states of one system, each kept once.
///
/// A store is confined to the thread that explores; finished explorations only read it.
public final class FacetStore: @unchecked Sendable {
  private(set) var coordinators = Interned<[CoordinatorNode]>()

  /// The names of the coordinators of each list, by its number: asked for at each transition.
  private(set) var coordinatorNames: [CoordinatorNames] = []
  var views = Interned<[ViewNode]>()
  var records = Interned<[RecordNode]>()
  var subscriptions = Interned<[SubscriptionNode]>()
  var work = Interned<WorkNode>()
  var lifetimes = Interned<[LifetimeNode]>()
  var facts = Interned<[FactNode]>()
  var unobserved = Interned<[UnobservedNode]>()

  /// Makes an empty store.
  public init() {}

  func intern(_ snapshot: NavigationSnapshot) -> NavigationState {
    let tree = coordinators.number(of: snapshot.coordinators)
    if tree == coordinatorNames.count {
      coordinatorNames.append(CoordinatorNames(snapshot.coordinators))
    }
    return NavigationState(
      words: SIMD8(
        tree,
        views.number(of: snapshot.views),
        records.number(of: snapshot.records),
        subscriptions.number(of: snapshot.subscriptions),
        work.number(of: snapshot.work),
        lifetimes.number(of: snapshot.lifetimes),
        facts.number(of: snapshot.facts),
        unobserved.number(of: snapshot.unobserved)),
      store: self)
  }
}
