import CoordinatorHooks

#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// The sign-in: logs the mock user in by itself.
@MainActor
final class AuthCoordinator: ObservableObject, Coordinator {
  private let stateStore: AppStateStore
  private let dependencies: AppDependencies
  private var loginTask: Task<Void, Never>?
  private var fixes: Fixes { dependencies.fixes }

  init(stateStore: AppStateStore, dependencies: AppDependencies) {
    self.stateStore = stateStore
    self.dependencies = dependencies
  }

  func start() {
    Lifecycle.started(self)
    if fixes.contains(.loginLetsAuthGo) {
      // The login outlives the screen that asked for it; the coordinator need not.
      loginTask = Task { [stateStore, service = dependencies.authService] in
        await Self.logIn(with: service, into: stateStore)
      }
    } else {
      loginTask = Task { await self.logIn() }
    }
  }

  func stop() {
    if fixes.contains(.authStopCancelsLogin) {
      loginTask?.cancel()
    }
    Lifecycle.stopped(self)
  }

  private func logIn() async {
    await Self.logIn(with: dependencies.authService, into: stateStore)
  }

  private static func logIn(with service: any AuthService, into store: AppStateStore) async {
    guard let user = try? await service.login(), !Task.isCancelled else { return }
    store.dispatch(.setUser(user))
  }
}
