#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The window's content: the path, and what is presented over it.
struct RootView: View {
  @State private var appCoordinator: AppCoordinator
  private let mediator: Mediator
  private let deeplinks: DeeplinkHandler

  init(app: EduGoApp) {
    _appCoordinator = State(initialValue: app.appCoordinator)
    mediator = app.mediator
    deeplinks = app.deeplinks
  }

  var body: some View {
    @Bindable var coordinator = appCoordinator
    NavigationStack(path: $coordinator.navigationPath) {
      Group {
        if coordinator.isAuthenticated {
          view(for: .dashboard)
        } else {
          view(for: .login)
        }
      }
      .navigationDestination(for: Screen.self) { view(for: $0) }
    }
    .sheet(item: $coordinator.presentedSheet) { view(for: $0.screen) }
    .fullScreenCover(item: $coordinator.presentedCover) { view(for: $0.screen) }
    .environment(\.appCoordinator, appCoordinator)
    .onOpenURL { deeplinks.handle($0) }
  }

  @ViewBuilder
  private func view(for screen: Screen) -> some View {
    switch screen {
    case .login:
      LoginView(appCoordinator: appCoordinator, mediator: mediator, deeplinks: deeplinks)
    case .dashboard:
      DashboardView(appCoordinator: appCoordinator, mediator: mediator)
    case .materialList:
      MaterialListView(appCoordinator: appCoordinator, mediator: mediator)
    case .materialUpload:
      MaterialUploadView(mediator: mediator)
    case .materialAssignment(let material):
      MaterialAssignmentView(materialId: material, mediator: mediator)
    case .materialDetail(let material):
      MaterialDetailView(materialId: material)
    case .assessment(let assessment, let user):
      AssessmentView(
        assessmentId: assessment, userId: user, appCoordinator: appCoordinator, mediator: mediator)
    case .assessmentResults(let assessment):
      AssessmentResultsView(assessmentId: assessment)
    case .userProfile:
      UserProfileView()
    case .contextSwitch:
      ContextSwitchView(mediator: mediator)
    case .settings:
      SettingsView(appCoordinator: appCoordinator, mediator: mediator)
    case .welcome:
      WelcomeView()
    case .permissions:
      PermissionsView()
    case .tutorial:
      TutorialView()
    }
  }
}
