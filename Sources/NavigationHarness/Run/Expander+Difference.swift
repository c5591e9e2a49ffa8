import NavigationModel
import ObjectObservation

extension Expander {
  /// Looks for what differs after traces that lead to states that look equal, in everything that is
  /// stored.
  func compare(_ traces: ComparedTraces) -> SeenExpansion {
    var seen = SeenExpansion()
    let observer = ObjectObserver(options: .everything(like: bench.options))
    guard let first = everything(after: traces.first, seenBy: observer, in: &seen),
      let second = everything(after: traces.second, seenBy: observer, in: &seen)
    else { return seen }
    seen.differences = first.differences(from: second)
    return seen
  }

  private func everything(
    after trace: [ScriptedEvent], seenBy observer: ObjectObserver, in seen: inout SeenExpansion
  ) -> ObservedGraph? {
    guard let run = replay(trace, trackingFrom: 0, in: &seen) else { return nil }
    defer { discard(run) }
    note(.observing)
    return run.everything(seenBy: observer)
  }
}

extension SubjectRun {
  /// Describes what is stored, whether it is part of the state or not.
  fileprivate func everything(seenBy observer: ObjectObserver) -> ObservedGraph {
    let sight = look()
    defer { _ = observer.observe([]) }
    return observer.describe(sight.starts + [subject, window], then: sight.work)
  }
}

extension ObservationOptions {
  /// Options for all that is stored, where others leave something out.
  fileprivate static func everything(like options: ObservationOptions) -> ObservationOptions {
    var everything = ObservationOptions(
      modules: options.modules, exclusions: Self.meaningless, readers: options.readers)
    everything.quietModules = options.quietModules
    everything.readTask = options.readTask
    everything.seesEverything = true
    return everything
  }

  /// What differs from one history to the next, and no event depends on.
  private static let meaningless: Set<Exclusion> = [
    // They count up from one subject of the process to the next.
    .field("app", of: "UIWindow"), .field("turn", of: "UIWindow"),
    // What was seen at a revision of the window, to be looked up while that stays.
    .field("kept", of: "HeadlessWindow"), .field("kept", of: "UIWindow"),
    .field("screens", of: "HeadlessWindow"),
  ]
}
