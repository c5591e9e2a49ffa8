import NavigationModel

/// An event of a live system: what a person, the environment or code does to the subject.
struct LiveEvent<Subject: AnyObject> {
  /// What happens when the event does.
  enum Action {
    /// Runs code on the subject.
    case perform(@MainActor (Subject) throws -> Void)
    /// Touches a control that a screen shows, maybe once more before the screen has gone.
    case touch(control: String, screen: String?, twice: Bool)
    /// Ends the n-th open ticket with the label, with one of its outcomes.
    case complete(label: String, position: Int, outcome: Int)
    /// Lets everything runnable run.
    case settle
  }

  var declaration: NavigationEvent
  var action: Action

  /// The reason why the event is disabled, or nil when it can happen.
  var guardReason: @MainActor (Subject) -> String? = { _ in nil }

  /// The labels of the tickets that nobody waits for any more once the event has happened.
  var revokes: @MainActor (Subject) -> Set<String> = { _ in [] }
}
