import ModelChecker

/// A system whose states are navigation states: live objects, or a value model of them.
public protocol NavigationSystem<State, Effect>: TransitionSystem
where State == NavigationState, Effect == NavigationEffect {
  /// The system's name.
  var name: String { get }

  /// The name of the variant; empty when there is only one.
  var variant: String { get }

  /// The bounds on the environment within which an exploration is exhaustive.
  var scope: Scope { get }

  /// The declared events, in the order of their ordinals.
  var events: [NavigationEvent] { get }

  /// The declarations that the system makes for the sake of invariants.
  var profile: NavigationProfile { get }

  /// The limitations under which the system was started last; mostly none.
  var limitations: [Limitation] { get }

  /// The stored properties of the observed objects that no state shows, as far as they were met.
  var unseen: [UnseenProperty] { get }

  /// The methods of declared coordinators that nothing has called so far, such as `Desk.tidy()`; none
  /// where calls are not watched.
  var uncalledMethods: [String] { get }

  /// Replays a trace that ends in a trap, and returns the innermost call of the app at that moment;
  /// nil where it cannot be told.
  func appFrame(ofTrap trace: Trace) -> StackFrame?

  /// Gives back what only a search needs, such as processes, until the next one.
  func rest()

  /// Returns who causes an event, declared or not.
  func origin(of event: EventLabel) -> EventOrigin

  /// Returns the kind of an event, declared or not.
  func kind(of event: EventLabel) -> EventKind

  /// Runs a body that uses the system, and gives up where that waits and a condition does not hold.
  ///
  /// - Parameter mayGoOn: asked now and then while the system waits for something, as for another
  ///   process; a no stays a no.
  /// - Throws: what the body throws; an error where the system gave up.
  func waiting<Result>(
    while mayGoOn: () -> Bool, perform body: () throws -> Result
  ) throws -> Result
}

extension NavigationSystem {
  public var catalog: EventCatalog { EventCatalog(events.map(\.name)) }

  public var limitations: [Limitation] { [] }

  public var unseen: [UnseenProperty] { [] }

  public var uncalledMethods: [String] { [] }

  public func appFrame(ofTrap trace: Trace) -> StackFrame? { nil }

  /// By default there is nothing to give back.
  public func rest() {}

  /// By default a system waits for nothing.
  public func waiting<Result>(
    while mayGoOn: () -> Bool, perform body: () throws -> Result
  ) throws -> Result { try body() }

  public func origin(of event: EventLabel) -> EventOrigin {
    events.indices.contains(event.ordinal) ? events[event.ordinal].origin : .platform
  }

  public func kind(of event: EventLabel) -> EventKind {
    events.indices.contains(event.ordinal) ? events[event.ordinal].kind : .platform(event.name)
  }

  /// Returns the part that an event has in common with those that differ only in what they carry: the
  /// route that it takes, the movement of a gesture, or else its name.
  public func family(of event: EventLabel) -> String {
    let declared = events.indices.contains(event.ordinal) ? events[event.ordinal] : nil
    return declared?.route ?? kind(of: event).family
  }

  /// Returns a Boolean value that indicates whether nobody does anything in a step: it only ends the
  /// work of the steps before.
  public func isSettling(_ step: NavigationStep) -> Bool {
    [.begin, .settle].contains(kind(of: step.transition.event))
  }

  /// Returns what a person does to a container in a step, if that is what happens.
  public func gesture(in step: NavigationStep) -> Gesture? {
    kind(of: step.transition.event).gesture
  }
}

public typealias NavigationStep = Step<NavigationState, NavigationEffect>
public typealias NavigationProperty = Property<NavigationState, NavigationEffect>
public typealias NavigationGraph = StateGraph<NavigationState, NavigationEffect>

extension NavigationSystem {
  /// The system's name, with its variant where it has several.
  package var title: String { variant.isEmpty ? name : "\(name) (\(variant))" }
}

/// A part of a system that is explored by itself: what it lacks, the whole system may have.
package protocol PartOfSystem: NavigationSystem {
  /// The whole system.
  var original: any NavigationSystem { get }
}

extension PartOfSystem {
  package var name: String { original.name }
  package var variant: String { original.variant }
  package var scope: Scope { original.scope }
  package var events: [NavigationEvent] { original.events }
  package var profile: NavigationProfile { original.profile }
  package var catalog: EventCatalog { original.catalog }

  package func appFrame(ofTrap trace: Trace) -> StackFrame? { original.appFrame(ofTrap: trace) }
  package func origin(of event: EventLabel) -> EventOrigin { original.origin(of: event) }
  package func kind(of event: EventLabel) -> EventKind { original.kind(of: event) }
}
