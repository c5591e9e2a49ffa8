/// A stored property in which two graphs differ.
package struct FieldDifference: Hashable, Sendable {
  /// The module that declares the object's type.
  package var module: String

  /// The name of the object's type, as the graph has it.
  package var type: String

  /// The name of the property.
  package var field: String

  /// The place within the property's value, such as `.count` or `[2]`; empty where all of it differs.
  package var place = ""

  /// The value in the first graph, as text.
  package var first: String

  /// The value in the second graph, as text.
  package var second: String

  /// Makes a difference.
  package init(
    module: String, type: String, field: String, place: String = "", first: String, second: String
  ) {
    self.module = module
    self.type = type
    self.field = field
    self.place = place
    self.first = first
    self.second = second
  }
}

extension ObservedGraph {
  /// The stored properties in which another graph differs, in the order of a walk over both.
  ///
  /// Objects correspond when the same way leads to them: how they are numbered does not matter. Of
  /// each property the first difference counts.
  package func differences(from other: ObservedGraph) -> [FieldDifference] {
    var comparison = GraphComparison(self, other)
    comparison.run()
    return comparison.differences
  }
}

/// A walk over two graphs at once.
private struct GraphComparison {
  let first: ObservedGraph
  let second: ObservedGraph
  private(set) var differences: [FieldDifference] = []

  private let names: (first: [String], second: [String])
  /// The objects of the second graph that correspond to those of the first, in the order in which
  /// they were met.
  private var partners: [Int: Int] = [:]
  private var isPartner: Set<Int> = []
  private var met: [(first: Int, second: Int)] = []
  /// References that keep nothing alive: what they lead to corresponds or not when all is walked.
  private var loose: [(at: Site, first: Int, second: Int)] = []
  private var differing: Set<Site> = []

  /// A stored property of an object of the first graph.
  private struct Site: Hashable {
    var object: Int
    var field: Int
  }

  init(_ first: ObservedGraph, _ second: ObservedGraph) {
    self.first = first
    self.second = second
    names = (first.objects.map(\.type), second.objects.map(\.type))
  }

  mutating func run() {
    for case (let a?, let b?) in zip(first.roots, second.roots) {
      if first.objects[a].type == second.objects[b].type { _ = pair(a, b) }
    }
    var next = 0
    while next < met.count {
      compare(met[next].first, met[next].second)
      next += 1
    }
    for (site, a, b) in loose where partners[a].map({ $0 != b }) ?? isPartner.contains(b) {
      note(site, "", .reference(a), .reference(b))
    }
  }

  private mutating func compare(_ a: Int, _ b: Int) {
    let (fields, others) = (first.objects[a].fields, second.objects[b].fields)
    for (index, (field, other)) in zip(fields, others).enumerated() where field.name == other.name {
      compare(field.value, other.value, at: Site(object: a, field: index), "")
    }
  }

  /// Returns whether two objects may correspond; they are compared in turn.
  private mutating func pair(_ a: Int, _ b: Int) -> Bool {
    if let partner = partners[a] { return partner == b }
    guard first.objects[a].type == second.objects[b].type, isPartner.insert(b).inserted
    else { return false }
    partners[a] = b
    met.append((a, b))
    return true
  }

  private mutating func compare(
    _ a: ObservedValue, _ b: ObservedValue, at site: Site, _ place: String
  ) {
    switch (a, b) {
    case (.reference(let i), .reference(let j)):
      if !pair(i, j) { note(site, place, a, b) }
    case (.weak(.object(let i)), .weak(.object(let j))),
      (.unowned(.object(let i)), .unowned(.object(let j))):
      loose.append((site, i, j))
    case (.structure(let type, let fields), .structure(let otherType, let others))
    where type == otherType && fields.map(\.name) == others.map(\.name):
      for (field, other) in zip(fields, others) {
        compare(field.value, other.value, at: site, "\(place).\(field.name)")
      }
    case (.closure(let closure), .closure(let other))
    where closure.function == other.function && closure.captured.count == other.captured.count:
      for (field, other) in zip(closure.captured, other.captured) {
        compare(field.value, other.value, at: site, "\(place).\(field.name)")
      }
    case (.enumCase(let name, let parts), .enumCase(let otherName, let others))
    where name == otherName && parts.count == others.count:
      for (part, other) in zip(parts, others) {
        compare(part.value, other.value, at: site, "\(place).\(name)")
      }
    case (.list(let values), .list(let others)) where values.count == others.count,
      (.set(let values), .set(let others)) where values.count == others.count:
      for (index, (value, other)) in zip(values, others).enumerated() {
        compare(value, other, at: site, "\(place)[\(index)]")
      }
    case (.dictionary(let entries), .dictionary(let others)) where entries.count == others.count:
      for (index, (entry, other)) in zip(entries, others).enumerated() {
        compare(entry.key, other.key, at: site, "\(place)[\(index)]")
        compare(entry.value, other.value, at: site, "\(place)[\(index)]")
      }
    case (.existential(let type, let value), .existential(let otherType, let other))
    where type == otherType:
      compare(value, other, at: site, place)
    default: if a != b { note(site, place, a, b) }
    }
  }

  private mutating func note(
    _ site: Site, _ place: String, _ a: ObservedValue, _ b: ObservedValue
  ) {
    guard differing.insert(site).inserted else { return }
    let object = first.objects[site.object]
    differences.append(
      FieldDifference(
        module: object.module, type: object.type, field: object.fields[site.field].name,
        place: place, first: a.text(names: names.first), second: b.text(names: names.second)))
  }
}
