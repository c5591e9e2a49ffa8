import CoordinatorHooks

#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// Tells what has happened to whoever listens, each of them in a task of its own.
@MainActor
final class EventBus {
  let loginSucceeded = PassthroughSubject<LoginSucceeded, Never>()
  let contextSwitched = PassthroughSubject<ContextSwitched, Never>()
  let materialUploaded = PassthroughSubject<MaterialUploaded, Never>()
  let materialAssigned = PassthroughSubject<MaterialAssigned, Never>()
  let assessmentSubmitted = PassthroughSubject<AssessmentSubmitted, Never>()

  private let fixes: Fixes
  private var due: [Delivery] = []

  /// The listeners; where the bus keeps an order, in this one.
  enum Listener: CaseIterable {
    case coordinator
    case screen
  }

  private struct Delivery {
    let listener: Listener
    let perform: @MainActor () -> Void
  }

  init(fixes: Fixes) { self.fixes = fixes }

  /// Calls a handler, a little later, for each event of a type, as long as the result is kept.
  func subscribe<E: DomainEvent>(
    to type: E.Type, as listener: Listener, handler: @escaping @MainActor (E) -> Void
  ) -> AnyCancellable {
    E.subject(in: self).sink { [unowned self] event in
      due.append(Delivery(listener: listener) { handler(event) })
    }
  }

  func publish<E: DomainEvent>(_ event: E) {
    E.subject(in: self).send(event)
    let deliveries = due
    due = []
    if deliveries.isEmpty { return Lifecycle.refused("\(E.self)") }
    if fixes.contains(.busKeepsOrder) {
      Task {
        for listener in Listener.allCases {
          for delivery in deliveries where delivery.listener == listener { delivery.perform() }
        }
      }
    } else {
      for delivery in deliveries {
        Task { delivery.perform() }
      }
    }
  }
}
