import ModelChecker
import NavigationModel

/// The fields that a step changes, by names that are the same for all instances of a class.
struct ChangedFields {
  /// The names: first what coordinators record, then the tree, the screens and the rest.
  let names: [String]

  init(_ step: NavigationStep) {
    guard let target = step.target else {
      names = []
      return
    }
    let facets = Set(target.differences(from: step.source))
    let before = Fields(of: step.source, in: facets)
    let after = Fields(of: target, in: facets)
    names =
      before.names.filter { before.values[$0] != after.values[$0] }
      + after.names.filter { before.values[$0] == nil }
  }
}

/// The values of some facets of a state, by names.
private struct Fields {
  /// The names, in the order in which they were met.
  private(set) var names: [String] = []
  private(set) var values: [String: [String]] = [:]

  init(of state: NavigationState, in facets: Set<Facet>) {
    let coordinators = state.coordinators
    for facet in Self.order where facets.contains(facet) {
      switch facet {
      case .records:
        for record in state.records {
          add("\(coordinators[record.coordinator].title).\(record.key)", record.value)
        }
      case .coordinators:
        for node in coordinators {
          let parent = node.parent.map { coordinators[$0].title } ?? ""
          add(node.title, "\(node.holder) \(node.phase) \(parent)")
        }
      case .views:
        for view in state.views where view.isScreen {
          add("the screens", "\(view.depth) \(view.name)")
        }
      case .subscriptions:
        for node in state.subscriptions {
          let holder = node.coordinator.map { coordinators[$0].title } ?? node.holder
          add("subscriptions of \(holder) to \(node.source)", "\(node.count)")
        }
      case .unobserved:
        for node in state.unobserved { add(node.path.property, node.value) }
      case .facts:
        for fact in state.facts { add(fact.name, fact.value) }
      case .lifetimes:
        for node in state.lifetimes { add("instances of \(node.role)", "\(node.count)") }
      case .work:
        for ticket in state.work.tickets { add("pending results", ticket.label) }
        for job in state.work.runnable { add("work under way", job) }
      }
    }
  }

  private static let order: [Facet] = [
    .records, .coordinators, .views, .subscriptions, .unobserved, .facts, .lifetimes, .work,
  ]

  private mutating func add(_ name: String, _ value: String) {
    if values[name] == nil { names.append(name) }
    values[name, default: []].append(value)
  }
}
