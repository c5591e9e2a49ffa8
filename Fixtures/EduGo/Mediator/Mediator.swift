#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// Takes commands to the servers, and what came of them to the bus.
@MainActor
final class Mediator {
  let fixes: Fixes
  private let backend: any Backend
  private let eventBus: EventBus

  init(backend: any Backend, eventBus: EventBus, fixes: Fixes) {
    self.backend = backend
    self.eventBus = eventBus
    self.fixes = fixes
  }

  func send<C: Command>(_ command: C) async throws -> C.Answer {
    try await command.execute(on: backend)
  }

  func publish<E: DomainEvent>(_ event: E) { eventBus.publish(event) }

  /// Lets somebody know of each event of a type, as long as the result is kept.
  func listen<E: DomainEvent>(
    for type: E.Type, handler: @escaping @MainActor (E) -> Void
  ) -> AnyCancellable {
    eventBus.subscribe(to: type, as: .screen, handler: handler)
  }
}
