#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// Something that has happened, and that others may want to know.
@MainActor
protocol DomainEvent: Sendable {
  /// The publisher to which those listen who want to know of it.
  static func subject(in bus: EventBus) -> PassthroughSubject<Self, Never>
}

/// Somebody has signed in.
struct LoginSucceeded: DomainEvent {
  let userId: UserID

  static func subject(in bus: EventBus) -> PassthroughSubject<Self, Never> { bus.loginSucceeded }
}

/// Somebody goes on in another school.
struct ContextSwitched: DomainEvent {
  static func subject(in bus: EventBus) -> PassthroughSubject<Self, Never> { bus.contextSwitched }
}

/// A material is there.
struct MaterialUploaded: DomainEvent {
  let materialId: MaterialID

  static func subject(in bus: EventBus) -> PassthroughSubject<Self, Never> { bus.materialUploaded }
}

/// A material has been given to a class.
struct MaterialAssigned: DomainEvent {
  let materialId: MaterialID

  static func subject(in bus: EventBus) -> PassthroughSubject<Self, Never> { bus.materialAssigned }
}

/// An assessment has been handed in.
struct AssessmentSubmitted: DomainEvent {
  let assessmentId: AssessmentID

  static func subject(in bus: EventBus) -> PassthroughSubject<Self, Never> {
    bus.assessmentSubmitted
  }
}
