import CoordinatorHooks

#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// The screens of the app as a whole.
enum AppScreen: Hashable, Sendable {
  case launching
  case auth
  case main
}

/// The root: shows the sign-in, or the app to somebody who is signed in.
@MainActor
final class AppCoordinator: ObservableObject, Coordinator {
  @Published private(set) var currentScreen: AppScreen = .launching
  @Published private(set) var authCoordinator: AuthCoordinator?
  @Published private(set) var mainCoordinator: MainCoordinator?

  let stateStore: AppStateStore
  let dependencies: AppDependencies

  private var isStarted = false
  private var cancellables: Set<AnyCancellable> = []
  private var fixes: Fixes { dependencies.fixes }

  init(stateStore: AppStateStore, dependencies: AppDependencies) {
    self.stateStore = stateStore
    self.dependencies = dependencies
    if !fixes.contains(.appSubscribesInStart) {
      observeAuthentication()
    }
  }

  func start() {
    Lifecycle.started(self)
    if fixes.contains(.appStartsOnce), isStarted { return }
    isStarted = true
    if fixes.contains(.appSubscribesInStart) {
      // Subscribing delivers the current value, which shows the first screen.
      observeAuthentication()
    } else {
      show(isAuthenticated: stateStore.isAuthenticated)
    }
  }

  func stop() {
    authCoordinator?.stop()
    mainCoordinator?.stop()
    cancellables.removeAll()
    if fixes.contains(.appStopDropsChildren) {
      currentScreen = .launching
      authCoordinator = nil
      mainCoordinator = nil
    }
    isStarted = false
    Lifecycle.stopped(self)
  }

  private func observeAuthentication() {
    stateStore.$isAuthenticated
      .removeDuplicates()
      .sink { [weak self] isAuthenticated in self?.show(isAuthenticated: isAuthenticated) }
      .store(in: &cancellables)
  }

  private func show(isAuthenticated: Bool) {
    if isAuthenticated {
      showMain()
    } else {
      showAuth()
    }
  }

  private func showAuth() {
    currentScreen = .auth
    if fixes.contains(.authReplacesMain) {
      mainCoordinator?.stop()
      mainCoordinator = nil
    }
    let auth = AuthCoordinator(stateStore: stateStore, dependencies: dependencies)
    authCoordinator = auth
    auth.start()
  }

  private func showMain() {
    currentScreen = .main
    if fixes.contains(.mainReplacesAuth) {
      authCoordinator?.stop()
      authCoordinator = nil
    }
    let main = MainCoordinator(
      user: stateStore.user, stateStore: stateStore, dependencies: dependencies)
    mainCoordinator = main
    main.start()
  }
}
