import ModelChecker
import NavigationModel

extension EventLabel {
  /// A Boolean value that indicates whether an event of the platform is one that a finger causes.
  ///
  /// A gesture names the container that it is made on; what the platform does by itself does not,
  /// but for the evaluation of the views around a screen, which names the screen.
  var isGesture: Bool { name.contains("@") && !name.hasPrefix("rerender@") }
}

extension EventOrigin {
  /// The word before an event that says who causes it; empty where the name says so itself, as it
  /// does for what the app is sent.
  package func word(for event: EventLabel) -> String {
    let word = plainWord(for: event)
    return event.name.hasPrefix(word + " ") || event.name.hasPrefix("double tap ") ? "" : word
  }

  private func plainWord(for event: EventLabel) -> String {
    switch self {
    case .tap: "tap"
    case .external: ""
    case .platform: event.isGesture ? "gesture" : "platform"
    case .completion: "completion"
    case .programmatic: "call"
    }
  }
}
