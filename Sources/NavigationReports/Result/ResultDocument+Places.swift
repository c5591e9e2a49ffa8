import NavigationModel

extension ResultDocument {
  /// Where an event is declared, if known.
  func place(ofEvent name: String) -> Location? {
    events.first { $0.name == name }?.location
  }

  /// Where to look first for what a verdict says: at the last declared event of the way to it.
  func place(of verdict: Verdict) -> Location? {
    guard let finding = verdict.finding else { return verdict.location }
    if let location = finding.location { return location }
    for step in finding.run.steps.reversed() {
      if let place = step.event.flatMap(place(ofEvent:)) { return place }
    }
    return verdict.location ?? events.lazy.compactMap(\.location).first
  }

  /// A place for hosts that show nothing without one: the first declared event, else the manifest.
  var anyPlace: Location {
    events.lazy.compactMap(\.location).first ?? Location(file: "Package.swift", line: 1)
  }

  /// What a finding keeps while its wording, its length and line numbers change: the system, the
  /// property and the screen on which it is violated.
  public func key(of verdict: Verdict) -> String {
    "\(title)/\(keyInSystem(verdict))"
  }

  /// What a finding keeps in every form of its system: the property and the screen.
  func keyInSystem(_ verdict: Verdict) -> String {
    let steps = verdict.finding?.run.steps ?? []
    var place = steps.last?.state?.screen ?? ""
    if let last = steps.last, last.state == nil {
      // NB: A trap leaves no screen; the event that traps tells it from others.
      place = "\(steps.dropLast().last?.state?.screen ?? "")!\(last.event ?? "")"
    }
    return "\(verdict.property)/\(place)"
  }

  /// How far the search came, in one line.
  var searchWords: String {
    "\(title): \(counted(search.states, "state")), "
      + "\(counted(search.transitions, "transition")), depth \(search.depth); \(search.words)"
  }

  /// What the picture of the screen graph shows, for who can't see it.
  public var pictureWords: String {
    let names = screens.map {
      ([$0.words] + $0.presented.suffix(1).map { "(\($0))" }).joined(separator: " ")
    }
    return "\(title): \(headline). \(counted(names.count, "screen")): \(listed(names))."
  }
}
