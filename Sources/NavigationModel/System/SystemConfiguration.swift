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
  /// The mends to undo; they imply the repaired variant.
  public var undoing: [String]
  /// Changed bounds of the scope, by key.
  public var scope: [String: Int]
  /// Where live objects run.
  public var isolation: Isolation

  /// Makes a configuration.
  public init(
    variant: String? = nil, undoing: [String] = [], scope: [String: Int] = [:],
    isolation: Isolation = .worker
  ) {
    self.variant = variant
    self.undoing = undoing
    self.scope = scope
    self.isolation = isolation
  }
}

extension SystemConfiguration {
  /// Whether the repaired variant is asked for, with all of its mends or without some.
  public var isRepaired: Bool { variant == "repaired" || !undoing.isEmpty }

  /// The form in words, such as `repaired without paysOnce`.
  public var form: String {
    guard isRepaired else { return variant ?? "asPublished" }
    return undoing.isEmpty ? "repaired" : "repaired without \(undoing.joined(separator: " and "))"
  }

  /// The options by which a command is told to make the form.
  public var options: [String] {
    var words: [String] = []
    // NB: Undoing a mend implies the variant that has mends.
    if let variant, undoing.isEmpty { words += ["--variant", variant] }
    for mend in undoing { words += ["--undo", mend] }
    for (key, bound) in scope.sorted(by: { $0.key < $1.key }) {
      words += ["--scope", "\(key)=\(bound)"]
    }
    return words
  }

  /// The mends that the form has.
  ///
  /// - Throws: ``MendError`` when a mend that is to be undone is unknown.
  public func mends<Mend: SystemMend>(of type: Mend.Type = Mend.self) throws -> MendSet<Mend> {
    var mends: MendSet<Mend> = isRepaired ? .all : .none
    for name in undoing {
      guard let mend = Mend.allCases.first(where: { "\($0)" == name }) else {
        throw MendError.unknown(name, known: Mend.allCases.map { "\($0)" })
      }
      mends = mends.undoing(mend)
    }
    return mends
  }
}

/// Why mends cannot be undone as asked.
public enum MendError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no mend of this name.
  case unknown(String, known: [String])

  public var description: String {
    switch self {
    case .unknown(let name, let known):
      "Unknown mend '\(name)'. This system has: \(known.joined(separator: ", "))."
    }
  }
}
