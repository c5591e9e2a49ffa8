import NavigationModel

extension Unexercised {
  /// The part with what was missing: `event pay never enabled`.
  package var words: String {
    switch kind {
    case .invariant: "\(name) vacuous"
    case .event: "event \(name) never enabled"
    case .role: "role \(name) never met"
    case .method: "method \(name) never called"
    case .view: "view \(name) left empty"
    }
  }
}
