/// A system in two variants: `asPublished`, and `repaired` by fixes that can be left out one by one.
///
/// ```swift
/// struct Shop: FixableSystem {
///   enum Fix: Int, SystemFix { … }
///
///   func system(
///     _ configuration: SystemConfiguration, fixes: FixSet<Fix>
///   ) throws -> any NavigationSystem {
///     try LiveSystem(name, variant: variant(of: configuration)) { _ in
///       ShopCoordinator(fixes: fixes)
///     } declare: { … }
///   }
/// }
/// ```
public protocol FixableSystem: VerifiableSystem {
  /// The fixes, as an enum that lists them all.
  associatedtype Fix: SystemFix

  /// Makes the system with some of its fixes.
  ///
  /// - Throws: ``ScopeError`` for a scope that the system does not have.
  func system(
    _ configuration: SystemConfiguration, fixes: FixSet<Fix>
  ) throws -> any NavigationSystem
}

extension FixableSystem {
  public var variants: [String] { [.published, .repaired] }

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    try system(configuration, fixes: fixes(in: configuration))
  }

  /// Returns the name of a form of the system, such as `repaired without paysOnce`.
  public func variant(of configuration: SystemConfiguration) -> String {
    guard configuration.isRepaired else { return configuration.variant ?? .published }
    let leftOut = configuration.without
    return leftOut.isEmpty ? .repaired : "repaired without \(leftOut.joined(separator: " and "))"
  }

  /// Returns the fixes that a form of the system has.
  ///
  /// - Throws: ``FixError`` when a fix that is to be left out is unknown.
  public func fixes(in configuration: SystemConfiguration) throws -> FixSet<Fix> {
    var fixes: FixSet<Fix> = configuration.isRepaired ? .all : .none
    for name in configuration.without {
      guard let fix = Fix.allCases.first(where: { "\($0)" == name }) else {
        throw FixError.unknown(name, known: Fix.allCases.map { "\($0)" })
      }
      fixes = fixes.without(fix)
    }
    return fixes
  }

  fileprivate var allFixes: [FixDescription] { Fix.allCases.map(\.description) }
}

extension VerifiableSystem {
  /// The fixes of the system; none where it is not a ``FixableSystem``.
  package var fixes: [FixDescription] { (self as? any FixableSystem)?.allFixes ?? [] }
}

extension SystemConfiguration {
  /// The name of the variant of a ``FixableSystem`` that has its fixes.
  package static let repaired: String = .repaired

  /// A Boolean value that indicates whether the repaired variant of a ``FixableSystem`` is asked for,
  /// with all of its fixes or without some.
  package var isRepaired: Bool { variant == .repaired || !without.isEmpty }
}

extension String {
  fileprivate static let published = "asPublished"
  fileprivate static let repaired = "repaired"
}

/// A fix of a system, as a case of an enum that lists them all.
///
/// ```swift
/// enum Fix: Int, SystemFix {
///   case startsOnce
///
///   var description: FixDescription {
///     switch self {
///     case .startsOnce:
///       described("The coordinator ignores a start while it is started.", at: "Coordinator.start")
///     }
///   }
/// }
/// ```
public protocol SystemFix: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == Int {
  /// The description of the fix, made by ``described(_:at:scope:)``.
  var description: FixDescription { get }
}

extension SystemFix {
  /// Describes the fix.
  ///
  /// - Parameters:
  ///   - summary: what it changes, in one sentence.
  ///   - place: the place in the code that it changes, such as `Type.member`.
  ///   - scope: changed bounds of the scope within which it shows that the fix is needed.
  public func described(
    _ summary: String, at place: String = "", scope: [String: Int] = [:]
  ) -> FixDescription {
    FixDescription(name: "\(self)", summary: summary, place: place, scope: scope)
  }
}

/// One fixed place of a system.
public struct FixDescription: Codable, Hashable, Sendable {
  /// The fix's name, a case of the system's enum.
  public var name: String
  /// The change, in one sentence.
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

/// An error about fixes that cannot be left out as asked.
public enum FixError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no fix of this name.
  case unknown(String, known: [String])

  public var description: String {
    switch self {
    case .unknown(let name, let known):
      NavigationModel.unknown("fix", name, of: nil, among: known)
    }
  }
}
