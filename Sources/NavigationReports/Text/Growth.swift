import NavigationModel

/// The parts of the state that still took new values when a limit ended a search.
///
/// Where nothing grows, the same values were met in more and more combinations.
struct Growth {
  /// A part of the state that grows, most new values first.
  struct Part: Hashable {
    /// The part, such as `Shop.visits`, or what is counted, such as `screens in the window`.
    var name: String
    /// The number of its values: `57 values`, or `up to 9`.
    var extent: String
    /// The number of values that the last quarter of the states brought.
    var newValues: Int
  }

  private(set) var parts: [Part] = []

  /// Looks at the states in the order in which they were met.
  ///
  /// - Complexity: linear in the states; each distinct facet is decoded once.
  init(of states: some RandomAccessCollection<NavigationState>) {
    let late = states.count - states.count / 4
    var values: [String: Values] = [:]
    var seen = Array(repeating: Set<UInt64>(), count: Facet.allCases.count)
    for (index, state) in states.enumerated() {
      for facet in Facet.allCases where seen[facet.rawValue].insert(state.key(of: facet)).inserted {
        state.forEachValue(of: facet) { name, value in
          values[name, default: Values()].meet(value, isLate: index >= late)
        }
      }
    }
    parts = values.filter { $0.value.late > 0 }.map { name, values in
      Part(name: name, extent: values.extent, newValues: values.late)
    }
    .sorted { ($1.newValues, $0.name) < ($0.newValues, $1.name) }
  }

  /// It in one sentence that names three parts at most; nil where nothing grows.
  var words: String? {
    if parts.isEmpty { return nil }
    let named = parts.prefix(3).map { "\($0.name) (\($0.extent))" }
    let others = parts.count > 3 ? ["\(parts.count - 3) more"] : []
    return .stillGrowing((named + others).joined(separator: ", "))
  }
}

/// A value that a part of the state has, or how many there are of what is counted.
private enum PartValue: Hashable {
  case text(String)
  case count(Int)
}

/// The values that a part has had so far.
private struct Values {
  var met: Set<PartValue> = []
  var most: Int?
  var late = 0

  mutating func meet(_ value: PartValue, isLate: Bool) {
    guard met.insert(value).inserted else { return }
    if case .count(let count) = value { most = max(most ?? 0, count) }
    if isLate { late += 1 }
  }

  var extent: String { most.map { "up to \($0)" } ?? counted(met.count, "value") }
}

extension NavigationState {
  /// Returns the key that tells apart the values of a facet; records are those of coordinators.
  fileprivate func key(of facet: Facet) -> UInt64 {
    let word = UInt64(number(of: facet))
    return facet == .records ? word << 32 | UInt64(number(of: .coordinators)) : word
  }

  /// Calls a function with the parts of a facet and their values.
  fileprivate func forEachValue(of facet: Facet, _ body: (String, PartValue) -> Void) {
    func count(_ names: [String], _ words: (String) -> String) {
      for (name, same) in Dictionary(grouping: names, by: \.self) {
        body(words(name), .count(same.count))
      }
    }
    switch facet {
    case .coordinators: count(coordinators.map(\.role)) { "coordinators of role \($0)" }
    case .views: body("screens in the window", .count(views.count(where: \.isScreen)))
    case .records:
      for record in records {
        body("\(coordinators[record.coordinator].type).\(record.key)", .text(record.value))
      }
    case .subscriptions:
      for node in subscriptions {
        body("subscriptions of \(node.holder) to \(node.source)", .count(node.count))
      }
    case .work:
      body("what is under way", .count(work.runnable.count))
      count(work.tickets.map(\.label)) { "requests '\($0)'" }
    case .lifetimes:
      for node in lifetimes { body("objects of \(node.role) out of the tree", .count(node.count)) }
    case .facts: break  // They tell again what the coordinators say.
    case .unobserved:
      for node in unobserved { body(node.path.property, .text(node.value)) }
    }
  }
}

extension String {
  fileprivate static func stillGrowing(_ parts: String) -> String {
    "Still growing: \(parts). Bound it in the scope, or exclude what is not state"
  }
}
