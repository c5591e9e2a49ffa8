import NavigationModel

extension Expander {
  /// The events that a state offers, and those that a guard disables, by ordinal.
  ///
  /// Declared events come first; then the platform's, ordered by name.
  func offeredEvents(
    of run: SubjectRun<Subject>, _ seen: Seen
  ) -> (enabled: [RunnableEvent], disabled: [(ordinal: Int, reason: String)]) {
    var enabled: [RunnableEvent] = []
    var disabled: [(ordinal: Int, reason: String)] = []
    if run.hasToBegin {
      return ([beginning], definition.events.indices.map { ($0, .notBegun) })
    }
    let touchable = run.touchableElements(asSeen: seen)
    for index in definition.events.indices {
      if let reason = guardReason(index, of: run, touchable: touchable) {
        disabled.append((index, reason))
      } else {
        enabled.append(declaredEvents[index])
      }
    }
    for (offset, gesture) in run.gestures().enumerated() {
      enabled.append(
        RunnableEvent(
          kind: gesture.kind, ordinal: definition.events.count + offset, source: .gesture))
    }
    return (enabled, disabled)
  }

  /// The event of the platform that comes before all others.
  private var beginning: RunnableEvent {
    RunnableEvent(kind: .begin, ordinal: definition.events.count, source: .beginning)
  }

  /// The event of a trace, if the state offers it.
  func scriptedEvent(_ step: ScriptedEvent, of run: SubjectRun<Subject>) -> RunnableEvent? {
    if run.hasToBegin { return step.ordinal == beginning.ordinal ? beginning : nil }
    if declaredEvents.indices.contains(step.ordinal) { return declaredEvents[step.ordinal] }
    return run.gesture(at: step.ordinal - definition.events.count).map {
      RunnableEvent(kind: $0.kind, ordinal: step.ordinal, source: .gesture)
    }
  }

  private func guardReason(
    _ index: Int, of run: SubjectRun<Subject>, touchable: [(name: String, controls: [String])]
  ) -> String? {
    switch definition.events[index].action {
    case .perform:
      if let reason = placeReason(index, touchable: touchable) { return reason }
    case .touch(let first, let second):
      for touch in [first, second].compactMap(\.self) {
        if let reason = touchReason(touch, of: run, touchable: touchable) { return reason }
      }
    case .complete(let label, let position, _):
      if run.ticketIndex(label: label, position: position) == nil { return .notPending(label) }
    case .settle:
      if bench.queue.isEmpty { return .nothingToSettle }
    }
    return definition.events[index].guardReason(run.subject)
  }

  /// The reason why something cannot be touched, or nil.
  private func touchReason(
    _ touch: Touch, of run: SubjectRun<Subject>, touchable: [(name: String, controls: [String])]
  ) -> String? {
    switch touch {
    case .control(let control, let screen):
      let controls = touchable.lazy.filter { screen == nil || $0.name == screen }
        .flatMap(\.controls)
      if controls.contains(control) { return nil }
      return .notShown(control, on: screen, but: controls.first { $0.isSpelledLike(control) })
    case .back(let container):
      return run.backButton(of: container) == nil ? .noBackButton(of: container) : nil
    }
  }

  /// The reason why a tap that runs code cannot happen where the user is, or nil.
  private func placeReason(
    _ index: Int, touchable: [(name: String, controls: [String])]
  ) -> String? {
    switch definition.events[index].declaration.origin {
    case .tap(let screen?):
      return touchable.contains { $0.name == screen } ? nil : .notSeen(screen)
    case .tap(nil):
      return definition.declarations.window != nil && touchable.isEmpty ? .nothingSeen : nil
    case .external, .platform, .completion, .programmatic: return nil
    }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the texts differ in nothing but capital
  /// letters.
  fileprivate func isSpelledLike(_ other: String) -> Bool {
    utf8.count == other.utf8.count && lowercased() == other.lowercased()
  }

  // Not all that is shown: in each state that is something else, and would be another reason.
  fileprivate static func notShown(
    _ control: String, on screen: String?, but near: String?
  ) -> String {
    (screen.map { "'\($0)' does not show '\(control)'" } ?? "no screen shows '\(control)'")
      + (near.map { ", but '\($0)'" } ?? "")
  }

  fileprivate static func noBackButton(of container: String?) -> String {
    container.map { "'\($0)' shows no back button" } ?? "no back button is shown"
  }

  fileprivate static func notSeen(_ screen: String) -> String {
    "'\(screen)' cannot be touched"
  }

  fileprivate static let nothingSeen = "no screen can be touched"

  fileprivate static func notPending(_ label: String) -> String { "no '\(label)' is pending" }

  fileprivate static let notBegun = "the work that began with the subject runs first"

  fileprivate static let nothingToSettle = "nothing is under way"
}
