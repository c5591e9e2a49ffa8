import ModelChecker

/// A system whose states are navigation states: live objects, or a value model of them.
public protocol NavigationSystem<State, Effect>: TransitionSystem
where State == NavigationState, Effect == NavigationEffect {
  /// The system's name.
  var name: String { get }

  /// The variant, such as `asPublished`; empty when there is only one.
  var variant: String { get }

  /// The bounds on the environment within which an exploration is exhaustive.
  var scope: Scope { get }

  /// The declared events, in the order of their ordinals.
  var events: [NavigationEvent] { get }

  /// What the system declares for the sake of invariants.
  var profile: NavigationProfile { get }

  /// What is not seen or controlled where the system was started last; mostly nothing.
  var limitations: [Limitation] { get }

  /// Says who causes an event, declared or not.
  func origin(of event: EventLabel) -> EventOrigin
}

extension NavigationSystem {
  public var catalogue: EventCatalogue { EventCatalogue(events.map(\.name)) }

  public var limitations: [Limitation] { [] }

  public func origin(of event: EventLabel) -> EventOrigin {
    events.indices.contains(event.ordinal) ? events[event.ordinal].origin : .platform
  }
}

public typealias NavigationStep = Step<NavigationState, NavigationEffect>
public typealias NavigationProperty = Property<NavigationState, NavigationEffect>
public typealias NavigationGraph = StateGraph<NavigationState, NavigationEffect>
