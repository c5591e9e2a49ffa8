/// Methods that save a system of live objects work; none of them changes what a search finds.
///
/// A system that has no use for one ignores it.
public struct Reductions: OptionSet, Hashable, Sendable {
  /// The reductions as a bit each.
  public let rawValue: Int

  /// Makes a set of reductions from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An object in which an event changed nothing is used for the next event; else each event gets an
  /// object of its own, which is taken to the state from the start.
  public static let reuse = Reductions(rawValue: 1)

  /// An object that an event has taken to a known state goes back from there by known transitions,
  /// where that costs less than a new object.
  ///
  /// There and back, or around a diamond of two events in either order: the object has taken
  /// more steps than the state's trace, and is looked at after each step.
  public static let diamonds = Reductions(rawValue: 4)

  /// The transitions of a state are derived from those of one that differs from it in nothing but
  /// payloads that the system declares to be interchangeable; else each state is tried for itself.
  public static let symmetry = Reductions(rawValue: 2)

  /// Orders of subscribers and jobs within an event are left out of which it is known where they end;
  /// else the event happens in all orders.
  ///
  /// Two orders may meet at a question with the same things to be observed, or differ in nothing but when
  /// subscribers come that do nothing.
  public static let orders = Reductions(rawValue: 8)

  /// All reductions.
  public static let all: Reductions = [.reuse, .diamonds, .symmetry, .orders]

  /// Each reduction with the name by which it is asked for, in a fixed order.
  public static let named: [(name: String, reduction: Reductions)] = [
    ("reuse", .reuse), ("diamonds", .diamonds), ("symmetry", .symmetry), ("orders", .orders),
  ]

  /// The names of the reductions in the set.
  public var names: [String] { Self.named.filter { contains($0.reduction) }.map(\.name) }
}
