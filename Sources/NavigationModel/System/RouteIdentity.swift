/// A comparison of the samples of one type of routes by what the platform tells them apart by.
public struct RouteIdentity: Hashable, Sendable {
  /// The name of the type.
  public var type: String

  /// The number of samples that were compared with each other; 0 where the type has neither `==` nor
  /// an `id`.
  public var samples: Int

  /// The samples whose identities mislead the platform, in the order of the samples.
  public var mistakes: [Mistake]

  /// A sample or a pair of samples whose identity misleads the platform; samples are named.
  public enum Mistake: Hashable, Sendable {
    /// Two samples differ, but have the same `id`.
    case sharedID(String, String)
    /// Two samples differ in their contents, but `==` says that they are equal.
    case equal(String, String)
    /// Two samples are equal, but their hashes differ.
    case unequalHashes(String, String)
    /// A sample is not equal to itself.
    case unlikeItself(String)
    /// The `id` of a sample is another each time it is read.
    case changingID(String)
  }

  /// Creates a comparison that was made before.
  public init(type: String, samples: Int, mistakes: [Mistake] = []) {
    self.type = type
    self.samples = samples
    self.mistakes = mistakes
  }

  /// Compares samples, each with each.
  ///
  /// - Parameters:
  ///   - type: the type of the samples.
  ///   - samples: the samples.
  ///   - name: a closure that returns a name which tells apart what samples contain.
  /// - Complexity: O(*n*²) comparisons.
  public init<Sample>(of type: Sample.Type, samples: [Sample], name: (Sample) -> String) {
    let named = samples.map { (name: name($0), sample: $0) }
    let areComparable = samples.contains {
      areEqual($0, $0) != nil || haveEqualIDs($0, $0) != nil
    }
    self.init(
      type: String(describing: type), samples: areComparable ? Set(named.map(\.name)).count : 0)
    for (index, (name, sample)) in named.enumerated() {
      if areEqual(sample, sample) == false { mistakes.append(.unlikeItself(name)) }
      if haveEqualIDs(sample, sample) == false { mistakes.append(.changingID(name)) }
      for (other, second) in named[(index + 1)...] {
        let differ = name != other
        if areEqual(sample, second) == true {
          if differ { mistakes.append(.equal(name, other)) }
          if haveEqualHashes(sample, second) == false {
            mistakes.append(.unequalHashes(name, other))
          }
        } else if differ, haveEqualIDs(sample, second) == true {
          mistakes.append(.sharedID(name, other))
        }
      }
    }
  }
}

/// Returns a Boolean value that indicates whether two values are equal, or `nil` if their type is
/// not equatable.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
  func compare<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
  return (first as? any Equatable).map { compare($0) }
}

/// Returns a Boolean value that indicates whether two values have the same `id`, or `nil` if their
/// type has none.
private func haveEqualIDs<Value>(_ first: Value, _ second: Value) -> Bool? {
  func compare<Known: Identifiable>(_ known: Known) -> Bool {
    known.id == (second as? Known)?.id
  }
  return (first as? any Identifiable).map { compare($0) }
}

/// Returns a Boolean value that indicates whether two values have the same hash, or `nil` if their
/// type is not hashable.
private func haveEqualHashes<Value>(_ first: Value, _ second: Value) -> Bool? {
  guard let first = first as? any Hashable, let second = second as? any Hashable else { return nil }
  return first.hashValue == second.hashValue
}
