import NavigationModel

extension ResultDocument {
  /// Returns the place where an event is declared, if known.
  func place(ofEvent name: String) -> Location? {
    events.first { $0.name == name }?.location
  }

  /// Returns the place to look at first for a verdict: the line of the app that traps, else a
  /// declaration.
  func place(of verdict: Verdict) -> Location? {
    verdict.finding?.frame?.location ?? declaration(of: verdict)
  }

  /// Returns the place where the last declared event of the trace to a verdict is declared.
  func declaration(of verdict: Verdict) -> Location? {
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

  /// Returns the key of a finding, which stays while its wording, its length and line numbers
  /// change: the system, the property and the screen on which it is violated.
  public func key(of verdict: Verdict) -> String {
    "\(title)/\(keyInSystem(verdict))"
  }

  /// Returns the key of a finding that is the same in every form of its system: the property and
  /// the screen.
  func keyInSystem(_ verdict: Verdict) -> String {
    let steps = verdict.finding?.run.steps ?? []
    var place = steps.last?.state?.screen ?? ""
    if let last = steps.last, last.state == nil {
      // NB: A trap leaves no screen; the event that traps tells it from others.
      place = "\(steps.dropLast().last?.state?.screen ?? "")!\(last.event ?? "")"
    }
    return "\(verdict.property)/\(place)"
  }

  /// The extent of the search, in one line.
  var searchWords: String {
    "\(title): \(search.size); \(search.words)"
  }

  /// The content of the picture of the screen graph, for readers who can't see it.
  public var pictureWords: String {
    "\(title): \(headline). \(counted(screens.count, "screen")): "
      + "\(listed(screens.map(\.title)))."
  }
}
