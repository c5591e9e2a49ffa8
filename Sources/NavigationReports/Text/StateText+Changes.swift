import NavigationModel

extension StateText {
  /// Returns what differs between two states, what a person sees first and what nobody sees last.
  ///
  /// Coordinators are matched by name, so a record of one that moved is not a difference.
  public static func changes(
    from old: NavigationState, to new: NavigationState
  ) -> [StateChange] {
    let facets = Set(new.differences(from: old))
    let before = old.snapshot
    let after = new.snapshot
    let comparison = StateComparison(before: before, after: after)
    var changes: [StateChange] = []
    if facets.contains(.coordinators) || facets.contains(.views) {
      changes += comparison.screens()
    }
    // NB: Records and subscriptions name coordinators by position, which may move under them.
    changes += comparison.records() + comparison.subscriptions()
    if facets.contains(.work) { changes += comparison.work() }
    if facets.contains(.facts) { changes += comparison.facts() }
    if facets.contains(.lifetimes) { changes += comparison.lifetimes() }
    if facets.contains(.views) { changes += comparison.viewDetails() }
    if facets.contains(.unobserved) { changes += comparison.unobserved() }
    return changes
  }
}

/// One thing in which a state differs from the one before it, as a short line.
public struct StateChange: Hashable, Sendable, CustomStringConvertible {
  /// The part of the state that differs.
  public var facet: Facet

  /// The difference, such as `Rider.currentScreen home → rideRequest`.
  public var text: String

  /// Makes a change.
  public init(_ facet: Facet, _ text: String) {
    self.facet = facet
    self.text = text
  }

  /// The line.
  public var description: String { text }
}

/// Finds the differences of two snapshots, facet by facet.
struct StateComparison {
  private let before: NavigationSnapshot
  private let after: NavigationSnapshot
  private let namesBefore: CoordinatorNames
  private let namesAfter: CoordinatorNames

  init(before: NavigationSnapshot, after: NavigationSnapshot) {
    self.before = before
    self.after = after
    namesBefore = CoordinatorNames(before.coordinators)
    namesAfter = CoordinatorNames(after.coordinators)
  }

  func screens() -> [StateChange] {
    let old = StateText(coordinators: before.coordinators, views: before.views)
    let new = StateText(coordinators: after.coordinators, views: after.views)
    let changes = old == new ? [] : [StateChange(.views, new.description)]
    return changes + phases()
  }

  private func phases() -> [StateChange] {
    let old = Dictionary(
      uniqueKeysWithValues: zip(namesBefore.all, before.coordinators.map(\.phase)))
    return zip(namesAfter.all, after.coordinators).compactMap { name, coordinator in
      guard let previous = old[name], previous != coordinator.phase else { return nil }
      return StateChange(.coordinators, "\(name) \(previous.rawValue) → \(coordinator.phase)")
    }
  }

  /// Returns the changes of views that are still there.
  func viewDetails() -> [StateChange] {
    guard before.views.map(\.name) == after.views.map(\.name) else { return [] }
    return zip(before.views, after.views).flatMap { old, new -> [StateChange] in
      let name = new.title
      var changes: [StateChange] = []
      if old.appearances != new.appearances {
        changes.append(
          StateChange(.views, "\(name) appeared \(old.appearances) → \(new.appearances)"))
      }
      if old.isHittable != new.isHittable, new.isScreen {
        changes.append(StateChange(.views, "\(name) \(new.isHittable ? uncovered : covered)"))
      }
      if old.controls != new.controls {
        changes += difference(old.controls, new.controls).map { count, control in
          StateChange(.views, "\(count > 0 ? "+" : "−") \(name) offers \(control)")
        }
      }
      return changes
    }
  }

  func records() -> [StateChange] {
    let old = before.records.map { (name(before: $0.coordinator) + "." + $0.key, $0.value) }
    let new = after.records.map { (name(after: $0.coordinator) + "." + $0.key, $0.value) }
    let known = Set(old.map(\.0))
    // A coordinator that came brings all its records; that it came is what changed.
    let kept = new.filter { known.contains($0.0) }
    return values(old, kept, showingLost: false).map { StateChange(.records, $0) }
  }

  func subscriptions() -> [StateChange] {
    let old = before.subscriptions.map { node in
      ("\(node.coordinator.map(name(before:)) ?? node.holder): \(node.source)", node.count)
    }
    let new = after.subscriptions.map { node in
      ("\(node.coordinator.map(name(after:)) ?? node.holder): \(node.source)", node.count)
    }
    return counts(old, new).map { StateChange(.subscriptions, $0) }
  }

  func work() -> [StateChange] {
    var lines = difference(before.work.runnable, after.work.runnable).map { count, kind in
      "\(count > 0 ? "+" : "−") \(waiting(kind))\(times(abs(count)))"
    }
    lines += difference(
      before.work.tickets.map(pending), after.work.tickets.map(pending)
    ).map { count, text in "\(count > 0 ? "+" : "−") \(text)\(times(abs(count)))" }
    if lines.isEmpty { lines = [otherWork] }
    return lines.map { StateChange(.work, $0) }
  }

  private func pending(_ ticket: TicketNode) -> String {
    "\(ticket.label) pending" + (ticket.isRevoked ? ", revoked" : "")
  }

  func facts() -> [StateChange] {
    values(
      before.facts.map { ($0.name, $0.value) }, after.facts.map { ($0.name, $0.value) },
      separator: ": ", showingLost: true
    ).map { StateChange(.facts, $0) }
  }

  func lifetimes() -> [StateChange] {
    counts(
      before.lifetimes.map { ("\($0.role) still alive", $0.count) },
      after.lifetimes.map { ("\($0.role) still alive", $0.count) }
    ).map { StateChange(.lifetimes, $0) }
  }

  func unobserved() -> [StateChange] {
    values(
      before.unobserved.map { ($0.path.description, $0.value) },
      after.unobserved.map { ($0.path.description, $0.value) }, showingLost: true
    ).map { StateChange(.unobserved, $0) }
  }

  private func name(before position: Int) -> String { namesBefore[position] ?? "?" }

  private func name(after position: Int) -> String { namesAfter[position] ?? "?" }

  /// Lines for named values that changed, came or, if wanted, went.
  private func values(
    _ old: [(String, String)], _ new: [(String, String)], separator: String = " ",
    showingLost: Bool
  ) -> [String] {
    let oldByName = Dictionary(old, uniquingKeysWith: { first, _ in first })
    let newNames = Set(new.map(\.0))
    var lines: [String] = []
    for (name, value) in new {
      if let previous = oldByName[name] {
        if previous != value { lines.append("\(name)\(separator)\(previous) → \(value)") }
      } else {
        lines.append("\(name) = \(value)")
      }
    }
    if showingLost {
      lines += old.filter { !newNames.contains($0.0) }.map { "− \($0.0)" }
    }
    return lines
  }

  /// Lines for named counts that grew or fell; a count above one is shown.
  private func counts(_ old: [(String, Int)], _ new: [(String, Int)]) -> [String] {
    let oldByName = Dictionary(old, uniquingKeysWith: +)
    let newByName = Dictionary(new, uniquingKeysWith: +)
    var lines: [String] = []
    var met: Set<String> = []
    for name in (new + old).map(\.0) where met.insert(name).inserted {
      let was = oldByName[name] ?? 0
      let now = newByName[name] ?? 0
      if now > was { lines.append("+ \(name)\(times(now))") }
      if now < was { lines.append("− \(name)\(now > 0 ? " ×\(now) left" : "")") }
    }
    return lines
  }

  /// The elements that came (above zero) or went (below), with how many, in the order met.
  private func difference(_ old: [String], _ new: [String]) -> [(Int, String)] {
    var count: [String: Int] = [:]
    for element in new { count[element, default: 0] += 1 }
    for element in old { count[element, default: 0] -= 1 }
    var met: Set<String> = []
    return (new + old).filter { met.insert($0).inserted }.compactMap { element in
      let change = count[element] ?? 0
      return change == 0 ? nil : (change, element)
    }
  }

  private func times(_ count: Int) -> String { count > 1 ? " ×\(count)" : "" }
}

private let covered = "can no longer be touched"
private let uncovered = "can be touched again"
private let otherWork = "other work waits to run"

/// Work of a kind, as readers think of it.
private func waiting(_ kind: String) -> String {
  kind == "gesture" ? "gesture under way" : "\(kind) waiting to run"
}
