import NavigationModel

/// The tickets and the clock that the harness gives to a subject when it is made.
public struct SubjectContext {
  /// The place where the stand-ins of asynchronous services leave their results open.
  public let tickets: TicketOffice

  /// A clock that advances by events only.
  public let clock: HarnessClock
}

/// A live system's factory and declarations, checked and ready to run.
final class LiveDefinition<Subject: AnyObject>: @unchecked Sendable {
  // Unchecked: nothing in it changes after it was made, and its closures run on the main actor.

  let name: String
  let make: @MainActor (SubjectContext) throws -> Subject
  let declarations: LiveDeclarations<Subject>
  let events: [LiveEvent<Subject>]

  /// The key by which the scope bounds the work that events leave; nil where it says nothing of it,
  /// and events always wait for each other's work.
  let raceCap: String?

  /// A Boolean value that indicates whether some event is a tap on a screen that it names.
  let namesTappedScreens: Bool

  init(
    name: String, scope: Scope, make: @escaping @MainActor (SubjectContext) throws -> Subject,
    declarations: LiveDeclarations<Subject>
  ) throws {
    if let problem = declarations.problems.first { throw problem }
    if declarations.roots.isEmpty { throw DeclarationError.noRoot(name) }
    self.name = name
    self.make = make
    self.declarations = declarations
    raceCap = scope.bounds.first { $0.key == "race" }?.key
    // Work can be left over only where events may be left unfinished.
    events =
      declarations.events
      + (declarations.race > 0
        ? [
          LiveEvent(
            declaration: NavigationEvent(.settle, origin: .completion), action: .settle)
        ] : [])
      + declarations.doubleTaps
    namesTappedScreens = events.contains {
      if case .tap(.some) = $0.declaration.origin { true } else { false }
    }
    try Self.checkCounterparts(
      of: events.map(\.declaration.name), interchanging: declarations.interchangeable)
  }

  /// Checks that each event has a counterpart for each permutation of interchangeable payloads.
  private static func checkCounterparts(
    of events: [String], interchanging domains: [PayloadDomain]
  ) throws {
    let names = Set(events)
    for renaming in PayloadRenaming.all(of: domains) {
      for event in events {
        let counterpart = renaming.renamed(event)
        if !names.contains(counterpart) {
          throw DeclarationError.noCounterpart(event: event, counterpart: counterpart)
        }
      }
    }
  }

  /// The declared role of an object's class, or of the nearest superclass that has one.
  func declaration(of object: AnyObject) -> CoordinatorDeclaration? {
    declaration(ofClass: Swift.type(of: object))
  }

  /// The declared role of a class, or of the nearest superclass that has one.
  func declaration(ofClass type: AnyObject.Type) -> CoordinatorDeclaration? {
    var type: AnyClass? = type
    while let current = type {
      if let declared = declarations.coordinators[ObjectIdentifier(current)] { return declared }
      type = _getSuperclass(current)
    }
    return nil
  }
}

/// An event of a live system: what a person, the environment or code does to the subject.
struct LiveEvent<Subject: AnyObject> {
  /// The change that an event makes.
  enum Action {
    /// Runs code on the subject.
    case perform(@MainActor (Subject) throws -> Void)
    /// Touches something, and maybe something else, or the same, within one transition.
    case touch(Touch, then: Touch?)
    /// Ends the n-th open ticket with the label, with one of its outcomes.
    case complete(label: String, position: Int, outcome: Int)
    /// Lets everything runnable run.
    case settle
  }

  var declaration: NavigationEvent
  var action: Action

  /// The reason why the event is disabled, or nil when it can happen.
  var guardReason: @MainActor (Subject) -> String? = { _ in nil }

  /// The places, such as `Flow.swift:192`, where the app ends the run since it takes the event for
  /// impossible there.
  var refusals: Set<String> = []

  /// The labels of the tickets that nobody waits for any more once the event has happened.
  var revokes: @MainActor (Subject) -> Set<String> = { _ in [] }

  /// A Boolean value that indicates whether the event is two touches.
  var touchesTwice: Bool {
    if case .touch(_, then: _?) = action { true } else { false }
  }
}

/// Something that a finger touches.
enum Touch {
  /// A control that a screen shows; nil: any screen.
  case control(String, screen: String?)
  /// The platform's back button: of the container with this address, or of the first that shows one.
  case back(container: String?)
}
