import ModelChecker
import NavigationModel

extension EventOrigin {
  /// The word before an event that says who causes it; empty where the name says so itself, as it
  /// does for what the app is sent.
  func word(for event: EventKind) -> String {
    switch event {
    case .doubleTap, .begin, .wait: return ""
    default: break
    }
    let word = plainWord(for: event)
    return event.name.hasPrefix(word + " ") ? "" : word
  }

  private func plainWord(for event: EventKind) -> String {
    switch self {
    case .tap: "tap"
    case .external: ""
    case .platform: event.gesture == nil ? "platform" : "gesture"
    case .completion: "completion"
    case .programmatic: "call"
    }
  }
}

extension NavigationSystem {
  /// Returns an event with the word before it that says who causes it, such as `tap pay`.
  package func words(for event: EventLabel) -> String {
    [origin(of: event).word(for: kind(of: event)), event.name].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension ResultDocument {
  /// Returns the forms in which pictures may name an event: with or without the word that says who
  /// causes it.
  ///
  /// - Parameter origin: that of the event, as documents name it.
  static func words(forEvent name: String, of origin: String) -> [String] {
    let prefixes =
      switch origin {
      case "tap": ["tap"]
      case "platform": ["gesture", "platform"]
      case "completion": ["completion"]
      case "programmatic": ["call"]
      default: [String]()
      }
    return [name] + prefixes.map { "\($0) \(name)" }
  }
}
