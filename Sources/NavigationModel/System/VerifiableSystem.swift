/// A system as the commands and assertions meet it: named, and in variants.
public protocol VerifiableSystem: Sendable {
  /// The system's name.
  var name: String { get }

  /// A description of the system in one sentence.
  var summary: String { get }

  /// The names of its variants; the first is the default. By default there is one form only.
  var variants: [String] { get }

  /// Journeys and other properties of the system's own, besides the ready-made invariants.
  var ownInvariants: [any NavigationInvariant] { get }

  /// The numbers of states after which searches end where no limit is given, for variants that go
  /// on and on; by default none.
  ///
  /// All commands keep to them, so that a report shows what a check finds.
  var stateLimits: [String: Int] { get }

  /// Narrower scopes, by variant, for variants that go on and on: scopes in which they do not. What a
  /// limit of states leaves open is looked for in one after the other, until a trace shows it; by default
  /// none.
  var narrowerScopes: [String: [NarrowerScope]] { get }

  /// Makes the system.
  ///
  /// - Throws: ``ScopeError`` for a scope that the system does not have.
  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem
}

extension VerifiableSystem {
  public var variants: [String] { [] }
  public var ownInvariants: [any NavigationInvariant] { [] }
  public var stateLimits: [String: Int] { [:] }
  public var narrowerScopes: [String: [NarrowerScope]] { [:] }

  /// The number of states after which a search of a form ends where no limit is given: what
  /// ``stateLimits`` says of its variant, else 10,000.
  public func stateLimit(of configuration: SystemConfiguration) -> Int {
    formVariant(of: configuration).flatMap { stateLimits[$0] } ?? 10_000
  }

  /// The narrower scopes of a form, as ``narrowerScopes`` says; none where it says nothing.
  package func narrowerScopes(of configuration: SystemConfiguration) -> [NarrowerScope] {
    formVariant(of: configuration).flatMap { narrowerScopes[$0] } ?? []
  }

  private func formVariant(of configuration: SystemConfiguration) -> String? {
    // What lacks fixes is the repaired variant, the last one.
    configuration.without.isEmpty ? configuration.variant ?? variants.first : variants.last
  }
}
