/// The app's objects, made once when it is launched.
@MainActor
final class EduGoApp {
  let eventBus: EventBus
  let mediator: Mediator
  let appCoordinator: AppCoordinator
  let deeplinks: DeeplinkHandler

  init(backend: any Backend, fixes: Fixes) {
    eventBus = EventBus(fixes: fixes)
    mediator = Mediator(backend: backend, eventBus: eventBus, fixes: fixes)
    appCoordinator = AppCoordinator(mediator: mediator, eventBus: eventBus, fixes: fixes)
    deeplinks = DeeplinkHandler(appCoordinator: appCoordinator, fixes: fixes)
  }

  /// Lets the coordinator listen, which takes a moment.
  func setup() {
    Task { await appCoordinator.setup() }
  }
}
