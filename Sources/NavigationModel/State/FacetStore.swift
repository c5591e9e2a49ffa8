/// The distinct facets of the states of one system, each kept once.
///
/// A store is confined to the thread that explores; finished explorations only read it.
public final class FacetStore: @unchecked Sendable {
  var coordinators = Interned<[CoordinatorNode]>()
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
    NavigationState(
      words: SIMD8(
        coordinators.number(of: snapshot.coordinators),
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
