import ModelChecker
import NavigationModel

/// The transitions of a graph, by what their events have in common.
struct EventFamilies {
  /// The part that transitions of one kind have in common.
  struct Family: Hashable {
    /// The event, without what it carries.
    var event: String
    /// The coordinator in front of which a person causes it; nil where it comes from elsewhere.
    var coordinator: String?
  }

  private let families: [Family]
  private let members: [Family: [Int]]

  /// Sorts the transitions of a result's graph.
  init(in result: CheckResult) {
    var names: [EventLabel: String] = [:]
    families = result.graph.edges.map { edge in
      let event = names[edge.event] ?? result.system.source(of: edge.event)
      names[edge.event] = event
      switch result.system.origin(of: edge.event) {
      case .external, .completion, .programmatic: return Family(event: event)
      case .tap, .platform:
        let source = result.graph.states[edge.source]
        let front = source.views.last { $0.isScreen && $0.isHittable }
        return Family(
          event: event, coordinator: front?.owner.map { source.coordinators[$0].title })
      }
    }
    members = Dictionary(grouping: families.indices, by: { [families] in families[$0] })
  }

  /// The family of a transition.
  subscript(edge: Int) -> Family { families[edge] }

  /// Returns the other transitions of the family, in the order of the graph.
  func alike(_ edge: Int) -> [Int] { members[families[edge], default: []].filter { $0 != edge } }
}

extension NavigationSystem {
  /// Returns the name of what an event has in common with others: its route, its control, what a
  /// person does to a container, or the declaration that makes several events.
  fileprivate func source(of label: EventLabel) -> String {
    guard events.indices.contains(label.ordinal) else { return family(of: label) }
    let event = events[label.ordinal]
    switch event.kind {
    case .result(let request, _, let outcome): return "\(request) \(outcome)"
    case .doubleTap: return event.name
    case .begin, .settle, .wait, .gesture, .rerender, .platform: return family(of: label)
    case .declared: break
    }
    if let known = event.route ?? event.control { return known }
    guard let location = event.location else { return event.name }
    return events.first { $0.location == location }?.name ?? event.name
  }
}
