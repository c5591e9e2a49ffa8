/// A system as the commands and assertions meet it: named, in variants, with fixes to leave out.
public protocol VerifiableSystem: Sendable {
  /// The system's name.
  var name: String { get }

  /// What it is, in one sentence.
  var summary: String { get }

  /// The names of its variants; the first is the default. By default there is one form only.
  var variants: [String] { get }

  /// The fixes that the variant `repaired` has and that can be left out one by one; by
  /// default none.
  var fixes: [FixDescription] { get }

  /// Journeys and other properties of the system's own, besides the ready-made invariants.
  var ownInvariants: [any NavigationInvariant] { get }

  /// The numbers of states after which searches end where no limit is given, for variants that go
  /// on and on; by default none.
  ///
  /// All commands keep to them, so that a report shows what a check finds.
  var stateLimits: [String: Int] { get }

  /// Makes the system.
  ///
  /// - Throws: ``ScopeError`` for a scope that the system does not have.
  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem
}

extension VerifiableSystem {
  public var variants: [String] { [] }
  public var fixes: [FixDescription] { [] }
  public var ownInvariants: [any NavigationInvariant] { [] }
  public var stateLimits: [String: Int] { [:] }

  /// The number of states after which a search of a form ends where no limit is given: what
  /// ``stateLimits`` says of its variant, else 10,000.
  public func stateLimit(of configuration: SystemConfiguration) -> Int {
    let variant = configuration.isRepaired ? "repaired" : configuration.variant ?? variants.first
    return variant.flatMap { stateLimits[$0] } ?? 10_000
  }
}

/// One fixed place of a system.
public struct FixDescription: Hashable, Sendable {
  /// The fix's name, a case of the system's enum.
  public var name: String
  /// What it changes, in one sentence.
  public var summary: String

  /// The place in the code that it changes, such as `Type.member`; empty where that is not told.
  public var place: String

  /// Changed bounds of the scope within which it shows that the fix is needed; mostly none.
  public var scope: [String: Int]

  /// Makes a description.
  public init(name: String, summary: String, place: String = "", scope: [String: Int] = [:]) {
    self.name = name
    self.summary = summary
    self.place = place
    self.scope = scope
  }
}
