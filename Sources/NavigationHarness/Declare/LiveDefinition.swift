import NavigationModel

/// What a subject gets from the harness when it is made.
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

  init(
    name: String, make: @escaping @MainActor (SubjectContext) throws -> Subject,
    declarations: LiveDeclarations<Subject>
  ) throws {
    if let problem = declarations.problems.first { throw problem }
    if declarations.roots.isEmpty { throw DeclarationError.noRoot(name) }
    self.name = name
    self.make = make
    self.declarations = declarations
    // Work can be left over only where events may be left unfinished.
    events =
      declarations.events
      + (declarations.race > 0
        ? [
          LiveEvent(
            declaration: NavigationEvent(.settle, origin: .completion), action: .settle)
        ] : [])
      + declarations.doubleTaps
    if let (event, counterpart) = PayloadSymmetry.eventWithoutCounterpart(
      declarations.interchangeable, events: events.map(\.declaration.name))
    {
      throw DeclarationError.noCounterpart(event: event, counterpart: counterpart)
    }
  }

  /// The declared role of an object's class, or of the nearest superclass that has one.
  func declaration(of object: AnyObject) -> CoordinatorDeclaration? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let declared = declarations.coordinators[ObjectIdentifier(current)] { return declared }
      type = _getSuperclass(current)
    }
    return nil
  }
}
