import ModelChecker
import NavigationModel

/// The events that a map means by a text: declared ones, and those of the platform that were met.
struct EventNames {
  /// The full names of events, by what they may be called, in small letters.
  private var called: [String: Set<String>] = [:]

  init(_ result: CheckResult) {
    let system = result.system
    var labels = result.graph.catalog.names.enumerated().map { EventLabel($1, ordinal: $0) }
    var met = Set(labels.map(\.name))
    for edge in result.graph.edges where met.insert(edge.event.name).inserted {
      labels.append(edge.event)
    }
    for label in labels {
      let kind = system.kind(of: label)
      var names = [label.name, system.words(for: label), kind.shortName]
      // What a tap may do, a second one on the same screen may do.
      if case .doubleTap(let tap) = kind { names.append(tap) }
      if let action = kind.gesture?.action { names.append(action.rawValue) }
      for name in names { called[name.lowercased(), default: []].insert(label.name) }
    }
  }

  /// Returns the full names of the events that a text means; none where no event was met that has it.
  func named(_ text: String) -> Set<String> { called[text.lowercased()] ?? [] }

  /// Returns a Boolean value that indicates whether a text names an event, be it one of the platform
  /// that was not met.
  func know(_ text: String) -> Bool {
    if called[text.lowercased()] != nil || EventKind.mayBeOfPlatform(text) { return true }
    let movement = text.prefix { $0 != "(" && $0 != "." }
    return Gesture.Action.known.contains { $0.rawValue == movement }
  }
}
