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

/// Distinct values and their numbers, in the order in which they were met.
struct Interned<Value: Hashable> {
  private var numbers: [Value: UInt32] = [:]
  private(set) var values: [Value] = []

  /// Returns the value's number, a new one when it was not met before.
  mutating func number(of value: Value) -> UInt32 {
    if let known = numbers[value] { return known }
    let number = UInt32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: UInt32) -> Value { values[Int(number)] }
}
