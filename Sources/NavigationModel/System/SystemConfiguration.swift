/// A form in which to make a system.
public struct SystemConfiguration: Hashable, Sendable {
  /// A place where the live objects of a system run.
  public enum Isolation: String, Hashable, Sendable {
    /// In a process of their own, so that a trap is a finding.
    case worker
    /// In this process; a trap ends it.
    case inProcess
  }

  /// The variant; the system's first when nil.
  public var variant: String?
  /// The fixes of a ``FixableSystem`` to leave out; they imply its repaired variant.
  public var without: [String]
  /// Changed bounds of the scope, by key.
  public var scope: [String: Int]
  /// The place where live objects run.
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
}
