import NavigationModel

/// The parts of a state that are compared if two runs should end alike.
///
/// Coordinators that only unfinished work keeps alive, the controls of screens, and facts are not
/// part of it.
struct NavigationShape {
  /// The parts of a shape, of which a comparison names those that count.
  struct Parts: OptionSet {
    let rawValue: Int

    /// The containers and screens, with their places and whether they can be tapped.
    static let screens = Parts(rawValue: 1)
    /// The coordinators and their parents.
    static let tree = Parts(rawValue: 2)
    /// The phases of coordinators: new, started or stopped.
    static let phases = Parts(rawValue: 4)
    /// The records of coordinators.
    static let records = Parts(rawValue: 8)
    /// The live subscriptions of coordinators.
    static let subscriptions = Parts(rawValue: 16)
    /// The pending asynchronous results, by label.
    static let tickets = Parts(rawValue: 32)

    /// The parts that make up navigation: everything except pending results.
    static let navigation: Parts = [.screens, .tree, .phases, .records, .subscriptions]
  }

  private let names: [String]
  private let nodes: [CoordinatorNode]
  private let views: [ViewNode]
  private let records: [(key: String, value: String)]
  private let subscriptions: [Listening: Int]
  private let tickets: [String]

  init(_ state: NavigationState) {
    let coordinators = state.coordinators
    let kept = coordinators.indices.filter { coordinators[$0].holder != .work }
    func position(_ old: Int?) -> Int? { old.flatMap { kept.firstIndex(of: $0) } }
    func name(_ old: Int) -> String { state.name(of: old) }
    names = kept.map(name)
    nodes = kept.map { old in
      var node = coordinators[old]
      node.parent = position(node.parent)
      return node
    }
    views = state.views.map { old in
      var view = old
      view.owner = position(view.owner)
      view.controls = []
      view.appearances = 0
      return view
    }
    records = state.records.filter { kept.contains($0.coordinator) }
      .map { ("\(name($0.coordinator)).\($0.key)", $0.value) }
    subscriptions = state.subscriptions.filter { $0.coordinator.map(kept.contains) ?? true }
      .reduce(into: [:]) { counts, node in
        let holder = node.coordinator.map(name) ?? node.holder
        counts[Listening(holder: holder, source: node.source), default: 0] += node.count
      }
    // What was cancelled nobody waits for any more.
    tickets = state.work.tickets.filter { !$0.isRevoked }.map(\.label).sorted()
  }

  /// Returns the first difference from the expected shape, in words, or `nil` if they are alike.
  func difference(from other: NavigationShape, in parts: Parts) -> String? {
    if parts.contains(.screens), let words = differenceInScreens(from: other) { return words }
    if parts.contains(.tree), let words = differenceInTree(from: other) { return words }
    if parts.contains(.phases) {
      for (old, new) in zip(other.nodes, nodes) where old.phase != new.phase {
        return .phase(new, insteadOf: old)
      }
    }
    if parts.contains(.records), let words = differenceInRecords(from: other) { return words }
    if parts.contains(.subscriptions), let words = differenceInSubscriptions(from: other) {
      return words
    }
    return parts.contains(.tickets) && tickets != other.tickets
      ? .owed(tickets, insteadOf: other.tickets) : nil
  }

  private func differenceInScreens(from other: NavigationShape) -> String? {
    if views == other.views { return nil }
    let titles = (views.screenTitles, other.views.screenTitles)
    if titles.0 != titles.1 { return .screens(titles.0, insteadOf: titles.1) }
    let hittable = (views.filter(\.isHittable), other.views.filter(\.isHittable))
    if hittable.0.screenTitles != hittable.1.screenTitles {
      return .hittable(hittable.0.screenTitles, insteadOf: hittable.1.screenTitles)
    }
    // The owner of a screen belongs to the tree.
    let bare = (views.map(\.withoutOwner), other.views.map(\.withoutOwner))
    return bare.0 == bare.1 ? nil : .otherContainers
  }

  private func differenceInTree(from other: NavigationShape) -> String? {
    if let new = names.first(where: { !other.names.contains($0) }) { return .extra(new) }
    if let gone = other.names.first(where: { !names.contains($0) }) { return .missing(gone) }
    for (name, pair) in zip(names, zip(nodes, other.nodes))
    where pair.0.parent != pair.1.parent || pair.0.holder != pair.1.holder {
      return .otherParent(name)
    }
    return names == other.names && views.map(\.owner) == other.views.map(\.owner)
      ? nil : .otherTree
  }

  private func differenceInRecords(from other: NavigationShape) -> String? {
    for (key, value) in records {
      let old = other.records.first { $0.key == key }?.value ?? "nothing"
      if old != value { return .record(key, value, insteadOf: old) }
    }
    let lost = other.records.first { old in !records.contains { $0.key == old.key } }
    return lost.map { .record($0.key, "nothing", insteadOf: $0.value) }
  }

  private func differenceInSubscriptions(from other: NavigationShape) -> String? {
    let known = Set(subscriptions.keys).union(other.subscriptions.keys)
    for key in known.sorted() {
      let (new, old) = (subscriptions[key, default: 0], other.subscriptions[key, default: 0])
      if new != old { return .subscriptions(key, new, insteadOf: old) }
    }
    return nil
  }
}

/// A subscription: its holder and its source.
private struct Listening: Hashable, Comparable {
  let holder: String
  let source: String

  static func < (a: Self, b: Self) -> Bool { (a.holder, a.source) < (b.holder, b.source) }
}

extension NavigationState {
  /// Returns the first difference from the expected state, in words, or `nil` if they are alike.
  func difference(from other: NavigationState, in parts: NavigationShape.Parts) -> String? {
    if self == other { return nil }
    return NavigationShape(self).difference(from: NavigationShape(other), in: parts)
  }
}

extension [ViewNode] {
  fileprivate var screenTitles: [String] { filter(\.isScreen).map(\.title) }
}

extension ViewNode {
  fileprivate var withoutOwner: ViewNode {
    var copy = self
    copy.owner = nil
    return copy
  }
}

extension String {
  fileprivate static func screens(_ new: [String], insteadOf old: [String]) -> String {
    "the screens are [\(new.joined(separator: ", "))] instead of [\(old.joined(separator: ", "))]"
  }

  fileprivate static func hittable(_ new: [String], insteadOf old: [String]) -> String {
    "the screens that can be tapped are [\(new.joined(separator: ", "))] instead of "
      + "[\(old.joined(separator: ", "))]"
  }

  fileprivate static let otherContainers = "the same screens are in other containers"

  fileprivate static func extra(_ name: String) -> String { "there is an additional \(name)" }

  fileprivate static func missing(_ name: String) -> String { "\(name) is missing" }

  fileprivate static func otherParent(_ name: String) -> String {
    "\(name) has another parent"
  }

  fileprivate static let otherTree = "the coordinators are in another order or own other screens"

  fileprivate static func phase(
    _ new: CoordinatorNode, insteadOf old: CoordinatorNode
  ) -> String {
    "\(new.title) is \(new.phase.rawValue) instead of \(old.phase.rawValue)"
  }

  fileprivate static func record(_ key: String, _ new: String, insteadOf old: String) -> String {
    "\(key) is '\(new)' instead of '\(old)'"
  }

  fileprivate static func subscriptions(
    _ key: Listening, _ new: Int, insteadOf old: Int
  ) -> String {
    "\(key.holder) holds \(counted(new, "subscription")) to \(key.source) instead of \(old)"
  }

  fileprivate static func owed(_ new: [String], insteadOf old: [String]) -> String {
    func words(_ labels: [String]) -> String {
      labels.isEmpty ? "none" : "[\(labels.joined(separator: ", "))]"
    }
    return "the pending results are \(words(new)) instead of \(words(old))"
  }
}
