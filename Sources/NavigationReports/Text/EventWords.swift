import ModelChecker
import NavigationModel

/// The events of one arrow, as a label and in words.
struct EventWords {
  /// The events, with the number of transitions of each.
  let events: [EventCount]

  private let system: any NavigationSystem

  init(_ events: [EventCount], of system: any NavigationSystem) {
    self.events = events
    self.system = system
  }

  /// A short label: the event, the family that all belong to, or how many there are.
  var label: String {
    let names = events.map { system.kind(of: $0.event).shortName }
    if let name = names.first, names.allSatisfy({ $0 == name }) {
      return name.abbreviated(to: String.longestOnArrow)
    }
    let families = Set(events.map { system.family(of: $0.event) })
    if families.count == 1, let family = families.first {
      return "\(family.abbreviated(to: String.longestOnArrow)) ×\(names.count)"
    }
    return "\(names.count) events"
  }

  /// The events: who causes each, and its name.
  var names: [String] { events.map { system.words(for: $0.event) } }

  /// One line for each event: who causes it, its name, how often it occurs.
  var lines: [String] {
    zip(names, events).map { "\($0) (\(counted($1.count, "transition")))" }
  }

  /// A Boolean value that indicates whether nobody causes any of them at that moment: results that
  /// arrive, the platform's own.
  var areInternal: Bool {
    events.allSatisfy { event in
      switch system.origin(of: event.event) {
      case .completion: true
      case .platform:
        switch system.kind(of: event.event) {
        case .gesture, .rerender: false
        case .declared, .doubleTap, .result, .begin, .settle, .wait, .platform: true
        }
      case .tap, .external, .programmatic: false
      }
    }
  }
}
