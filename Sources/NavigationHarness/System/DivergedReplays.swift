import ModelChecker
import NavigationModel

/// The faults of replays that led elsewhere, one for the same stored properties.
struct DivergedReplays {
  private var known: [[StoredProperty]: Fault] = [:]

  /// Returns the fault of a replay that led elsewhere, with what differs as its evidence.
  ///
  /// A replay that differs in the same properties as one before has the same fault.
  mutating func fault(
    _ fault: Fault, expected: NavigationSnapshot, seen: NavigationSnapshot
  ) -> Fault {
    let values = expected.values
    let others = seen.values
    var differing: [StoredProperty] = []
    var isRandom = true
    for (property, value) in values.pairs {
      guard let other = others[property], other != value else { continue }
      differing.append(property)
      isRandom = isRandom && zip(value, other).contains { $0.isIdentifier && $1.isIdentifier }
    }
    if let known = known[differing] { return known }
    var fault = fault
    fault.evidence = SnapshotDifference(first: expected, second: seen).text
    guard let first = differing.first else { return fault }
    fault.message = .differs(differing.map(\.description), isRandom: isRandom, leavingOut: first)
    known[differing] = fault
    return fault
  }
}

/// A stored property, of whichever instance.
private struct StoredProperty: Hashable, CustomStringConvertible {
  var type: String
  var name: String

  var description: String { "\(type).\(name)" }
}

/// The values of stored properties, in the order in which they were met.
private struct StoredValues {
  private var order: [StoredProperty] = []
  private var values: [StoredProperty: [String]] = [:]

  var pairs: [(StoredProperty, [String])] { order.map { ($0, values[$0]!) } }

  subscript(property: StoredProperty) -> [String]? { values[property] }

  mutating func add(_ value: String, of property: StoredProperty) {
    if values[property] == nil { order.append(property) }
    values[property, default: []].append(value)
  }
}

extension NavigationSnapshot {
  fileprivate var values: StoredValues {
    var values = StoredValues()
    for record in records {
      let type = coordinators[record.coordinator].type
      values.add(record.value, of: StoredProperty(type: type, name: record.key))
    }
    for node in unobserved {
      values.add(node.value, of: StoredProperty(type: node.path.type, name: node.path.field))
    }
    return values
  }
}

extension String {
  /// A Boolean value that indicates whether the text holds a universally unique identifier or an
  /// address.
  fileprivate var isIdentifier: Bool {
    if contains("0x") { return true }
    let groups = split(omittingEmptySubsequences: false) { !$0.isHexDigit && $0 != "-" }
    return groups.contains { $0.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12] }
  }

  fileprivate static func differs(
    _ properties: [String], isRandom: Bool, leavingOut first: StoredProperty
  ) -> String {
    let verb = properties.count == 1 ? "differs" : "differ"
    let reason =
      isRandom
      ? "This looks like a random identifier. Let the subject count instead"
      : "Something that is not reset with the subject takes part: a static, a random number, a clock, "
        + "a dictionary's order. Reset it with the subject"
    return "The same events led to a different state when they were replayed: "
      + "\(listed(properties)) \(verb). \(reason), or leave out what is no state: "
      + "it.exclusions.insert(.field(\"\(first.name)\", of: \"\(first.type)\"))."
  }
}
