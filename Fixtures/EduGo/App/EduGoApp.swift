/// The app's objects, made once when it is launched.
@MainActor
final class EduGoApp {
  let eventBus: EventBus
  let mediator: Mediator
  let appCoordinator: AppCoordinator
  let deeplinks: DeeplinkHandler

  init(backend: any Backend, mends: Mends) {
    eventBus = EventBus(mends: mends)
    mediator = Mediator(backend: backend, eventBus: eventBus, mends: mends)
    appCoordinator = AppCoordinator(mediator: mediator, eventBus: eventBus, mends: mends)
    deeplinks = DeeplinkHandler(appCoordinator: appCoordinator, mends: mends)
  }

  /// Lets the coordinator listen, which takes a moment.
  func setup() {
    Task { await appCoordinator.setup() }
  }
}
