import HeadlessSwiftUI
import NavigationModel

/// The app as the verifier drives it: before its launch, then with a window.
@MainActor
final class EduGoSubject {
  private let backend: TicketedBackend
  private let fixes: Fixes

  private(set) var app: EduGoApp?
  private(set) var window: HeadlessWindow<RootView>?
  private var kept: (revision: UInt64, views: [SeenView])?

  /// The part of a view that the facts read; it holds none of the app's objects.
  struct SeenView {
    var depth: Int
    var name: String
    var role: PlatformView.Role
    var isHittable: Bool
    var item: Screen?
    var controls: [String]
    var isWaiting: Bool

    var isScreen: Bool { role == .screen }
  }

  init(backend: TicketedBackend, fixes: Fixes) {
    self.backend = backend
    self.fixes = fixes
  }

  /// Launches the app, for the first time or again.
  func launch(isFirst: Bool) {
    let app = EduGoApp(backend: backend, fixes: fixes)
    self.app = app
    window = HeadlessWindow(rootView: RootView(app: app))
    app.setup()
    if isFirst { app.appCoordinator.startOnboardingFlow() }
  }
}

extension EduGoSubject {
  var coordinator: AppCoordinator? { app?.appCoordinator }

  /// The views on screen; asked for by many facts of one state.
  var views: [SeenView] {
    guard let window, let revision = window.revision else { return [] }
    if let kept, kept.revision == revision { return kept.views }
    let views = window.hierarchy().map { view in
      SeenView(
        depth: view.depth, name: view.name, role: view.role, isHittable: view.isHittable,
        item: view.state.lazy.compactMap { ($0.value as? PresentedScreen)?.screen }.first,
        controls: view.isHittable ? view.controls : [],
        isWaiting: view.objects.contains {
          ($0 as? LoginViewModel)?.isLoading ?? ($0 as? Errand)?.isUnderWay ?? false
        })
    }
    kept = (revision, views)
    return views
  }

  /// The names of the screens of the path, root first.
  var levels: [String] {
    let views = views
    guard let stack = views.firstIndex(where: { $0.role == .stack }) else { return [] }
    return views[(stack + 1)...].prefix { $0.depth > views[stack].depth }
      .filter { $0.depth == views[stack].depth + 1 && $0.isScreen }.map(\.name)
  }

  /// Returns the screen that is presented in a style.
  func presented(_ style: String) -> Screen? {
    views.first { $0.role == .presentation(style) }?.item
  }

  /// Returns a Boolean value that indicates whether a screen is live, visible or covered.
  func hasScreen(_ name: String) -> Bool { window?.hasScreen(named: name) ?? false }

  /// Returns a Boolean value that indicates whether a screen tells that it waits for the servers,
  /// and no finger keeps it from going on.
  func waits(_ screen: String) -> Bool {
    window?.gesturesInProgress == 0 && views.contains { $0.name == screen && $0.isWaiting }
  }

  /// Returns a Boolean value that indicates whether a visible screen offers an action.
  func offers(_ control: String) -> Bool { views.contains { $0.controls.contains(control) } }

  /// The number of setups without a clean-up, as far as the subscriptions tell.
  var setups: Int { (coordinator?.subscriptions.count ?? 0) / 5 }
}

extension Screen: Route {
  static let samples: [Screen] = [
    .login, .dashboard, .materialList, .materialUpload, .materialAssignment(materialId: .algebra),
    .materialDetail(materialId: .algebra), .assessment(assessmentId: .midterm, userId: .ada),
    .assessment(assessmentId: .midterm, userId: .ben),
    .assessmentResults(assessmentId: .midterm), .userProfile, .contextSwitch, .settings, .welcome,
    .permissions, .tutorial,
  ]

  /// The name of the view that shows it.
  var viewName: String {
    switch self {
    case .login: "LoginView"
    case .dashboard: "DashboardView"
    case .materialList: "MaterialListView"
    case .materialUpload: "MaterialUploadView"
    case .materialAssignment: "MaterialAssignmentView"
    case .materialDetail: "MaterialDetailView"
    case .assessment: "AssessmentView"
    case .assessmentResults: "AssessmentResultsView"
    case .userProfile: "UserProfileView"
    case .contextSwitch: "ContextSwitchView"
    case .settings: "SettingsView"
    case .welcome: "WelcomeView"
    case .permissions: "PermissionsView"
    case .tutorial: "TutorialView"
    }
  }

  /// A Boolean value that indicates whether it is a step of the onboarding.
  var isOnboarding: Bool {
    switch self {
    case .welcome, .permissions, .tutorial: true
    default: false
    }
  }

  /// The screen in facts, with whom it belongs to.
  var word: String {
    if case .assessment(_, let user) = self { "\(viewName) of \(user)" } else { viewName }
  }
}
