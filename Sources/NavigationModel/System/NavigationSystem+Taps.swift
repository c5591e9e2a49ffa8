import ModelChecker

extension NavigationSystem {
  /// Returns a Boolean value that indicates whether a user or the environment can cause a step: it
  /// is no call, and a tap meets the screen and the control that its event names.
  public func isOrdinary(_ step: NavigationStep) -> Bool {
    isOrdinary(step.transition.event, in: step.source)
  }

  /// Returns a Boolean value that indicates whether a user or the environment can cause an event in
  /// a state.
  package func isOrdinary(_ event: EventLabel, in state: NavigationState) -> Bool {
    let origin = origin(of: event)
    guard case .tap(let screen) = origin else { return origin.isOrdinary }
    let control = events.indices.contains(event.ordinal) ? events[event.ordinal].control : nil
    if screen == nil, control == nil { return true }
    return state.views.contains { view in
      view.isHittable && screen.map { $0 == view.name || $0 == view.title } ?? true
        && control.map(view.controls.contains) ?? true
    }
  }
}

extension CheckResult {
  /// The faults of taps that are declared on screens which no state shows, one for each screen.
  ///
  /// None before every state was seen, and none where a cap ended a path: the screen may turn up in a
  /// later state.
  var faultsOfPlaces: [Fault] {
    guard graph.completeness == .exhaustive, graph.cut.isEmpty, !(system is any PartOfSystem)
    else { return [] }
    var taps: [(screen: String, events: [String])] = []
    for event in system.events {
      guard case .tap(let screen?) = event.origin else { continue }
      if let index = taps.firstIndex(where: { $0.screen == screen }) {
        taps[index].events.append(event.name)
      } else {
        taps.append((screen, [event.name]))
      }
    }
    guard !taps.isEmpty else { return [] }
    var names: [String] = []
    var known: Set<String> = []
    var facets: Set<UInt32> = []
    for state in graph.states where facets.insert(state.number(of: .views)).inserted {
      for view in state.views where known.insert(view.name).inserted {
        known.insert(view.title)
        names.append(view.name)
      }
    }
    return taps.filter { !known.contains($0.screen) }.map {
      .neverShown(
        $0.screen, events: $0.events, suggestion: suggestion(for: $0.screen, among: names))
    }
  }
}

extension Fault {
  fileprivate static func neverShown(
    _ screen: String, events: [String], suggestion: String
  ) -> Fault {
    let taps =
      events.count == 1 ? "'\(events[0])' is a tap" : "\(listed(events.map { "'\($0)'" })) are taps"
    return Fault(
      .unsupported,
      "\(taps) on '\(screen)', but no state shows a screen of that name.\(suggestion) Correct the "
        + "name, or leave the event out.")
  }
}
