/// A navigation state: a short vector of interned facets.
///
/// Two states are equal when all their facets are. The facets themselves, natural values, are kept
/// once each in a ``FacetStore``; a state holds their numbers and decodes on demand. States of
/// different stores must not be compared.
public struct NavigationState: Hashable, Sendable {
  /// The numbers of the facets, two in each: a vector would take half as much room again.
  private let pairs: (UInt64, UInt64, UInt64, UInt64)

  /// The store that knows what the numbers mean.
  public let store: FacetStore

  init(words: SIMD8<UInt32>, store: FacetStore) {
    pairs = unsafeBitCast(words, to: (UInt64, UInt64, UInt64, UInt64).self)
    self.store = store
  }

  /// The numbers of the facets in the store, in the order of ``Facet``.
  public var words: SIMD8<UInt32> { unsafeBitCast(pairs, to: SIMD8<UInt32>.self) }

  /// Interns the facets of a snapshot.
  public init(_ snapshot: NavigationSnapshot, in store: FacetStore) {
    self = store.intern(snapshot)
  }

  public static func == (a: Self, b: Self) -> Bool { a.pairs == b.pairs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pairs.0)
    hasher.combine(pairs.1)
    hasher.combine(pairs.2)
    hasher.combine(pairs.3)
  }
}

extension NavigationState {
  /// The live coordinators: the tree in the order of the walk, then those outside the tree.
  public var coordinators: [CoordinatorNode] { store.coordinators[words[0]] }

  /// The views on screen, from the window's root to the leaves, depth first.
  public var views: [ViewNode] { store.views[words[1]] }

  /// The values of the coordinators' own stored properties.
  public var records: [RecordNode] { store.records[words[2]] }

  /// The live subscriptions, by holder and source.
  public var subscriptions: [SubscriptionNode] { store.subscriptions[words[3]] }

  /// The work that is under way: runnable jobs and open tickets.
  public var work: WorkNode { store.work[words[4]] }

  /// The numbers of objects that left the tree and are still alive, by type, up to the scope's cap.
  public var lifetimes: [LifetimeNode] { store.lifetimes[words[5]] }

  /// The facts that the system declares, by name, in the order of declaration.
  public var facts: [FactNode] { store.facts[words[6]] }

  /// The state that no declaration observes, such as the fields of objects that are not coordinators.
  public var unobserved: [UnobservedNode] { store.unobserved[words[7]] }

  /// All facets as one natural value.
  public var snapshot: NavigationSnapshot {
    NavigationSnapshot(
      coordinators: coordinators, views: views, records: records, subscriptions: subscriptions,
      work: work, lifetimes: lifetimes, facts: facts, unobserved: unobserved)
  }

  /// Returns the value of a declared fact; nil where the system has no such fact.
  public func fact(_ fact: Fact) -> String? { self.fact(fact.name) }

  /// Returns a Boolean value that indicates whether a declared fact is true.
  public func isTrue(_ fact: Fact) -> Bool { isTrue(fact.name) }

  /// Returns the value of the fact of a name; nil where the system has no such fact.
  public func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }

  /// Returns a Boolean value that indicates whether the fact of a name is true.
  public func isTrue(_ fact: String) -> Bool { self.fact(fact) == "true" }

  /// A Boolean value that indicates whether nothing is under way: no runnable job, unrendered view,
  /// transition or gesture.
  ///
  /// Tickets may be open.
  public var isQuiescent: Bool { work.runnable.isEmpty }

  /// The number of a facet in the store: states of one store with equal numbers have equal facets.
  public func number(of facet: Facet) -> UInt32 { words[facet.rawValue] }

  /// The facets in which two states differ.
  public func differences(from other: NavigationState) -> [Facet] {
    Facet.allCases.filter { words[$0.rawValue] != other.words[$0.rawValue] }
  }
}

/// The parts that a navigation state is made of.
public enum Facet: Int, Hashable, Sendable, CaseIterable {
  case coordinators, views, records, subscriptions, work, lifetimes, facts, unobserved
}
