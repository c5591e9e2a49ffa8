/// Which form of a system to make.
public struct SystemConfiguration: Hashable, Sendable {
  /// Where the live objects of a system run.
  public enum Isolation: String, Hashable, Sendable {
    /// In a process of their own, so that a trap is a finding.
    case worker
    /// In this process; a trap ends it.
    case inProcess
  }

  /// The variant; the system's first when nil.
  public var variant: String?
  /// The fixes to leave out; they imply the repaired variant.
  public var without: [String]
  /// Changed bounds of the scope, by key.
  public var scope: [String: Int]
  /// Where live objects run.
  public var isolation: Isolation

  /// Makes a configuration.
  public init(
    variant: String? = nil, without: [String] = [], scope: [String: Int] = [:],
    isolation: Isolation = .worker
  ) {
    self.variant = variant
    self.without = without
    self.scope = scope
    self.isolation = isolation
  }
}

extension SystemConfiguration {
  /// Whether the repaired variant is asked for, with all of its fixes or without some.
  public var isRepaired: Bool { variant == "repaired" || !without.isEmpty }

  /// The form in words, such as `repaired without paysOnce`.
  public var form: String {
    guard isRepaired else { return variant ?? "asPublished" }
    return without.isEmpty ? "repaired" : "repaired without \(without.joined(separator: " and "))"
  }

  /// The options by which a command is told to make the form.
  public var options: [String] {
    var words: [String] = []
    // NB: Leaving out a fix implies the variant that has fixes.
    if let variant, without.isEmpty { words += ["--variant", variant] }
    for fix in without { words += ["--without", fix] }
    for (key, bound) in scope.sorted(by: { $0.key < $1.key }) {
      words += ["--scope", "\(key)=\(bound)"]
    }
    return words
  }

  /// The fixes that the form has.
  ///
  /// - Throws: ``FixError`` when a fix that is to be left out is unknown.
  public func fixes<Fix: SystemFix>(of type: Fix.Type = Fix.self) throws -> FixSet<Fix> {
    var fixes: FixSet<Fix> = isRepaired ? .all : .none
    for name in without {
      guard let fix = Fix.allCases.first(where: { "\($0)" == name }) else {
        throw FixError.unknown(name, known: Fix.allCases.map { "\($0)" })
      }
      fixes = fixes.without(fix)
    }
    return fixes
  }
}

/// Why fixes cannot be left out as asked.
public enum FixError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no fix of this name.
  case unknown(String, known: [String])

  public var description: String {
    switch self {
    case .unknown(let name, let known):
      "Unknown fix '\(name)'. This system has: \(known.joined(separator: ", "))."
    }
  }
}
