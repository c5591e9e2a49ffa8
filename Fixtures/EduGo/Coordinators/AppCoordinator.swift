import CoordinatorHooks

#if canImport(SwiftUI)
  import Combine
  import SwiftUI
#else
  import HeadlessCombine
  import HeadlessSwiftUI
  import Observation
#endif

/// The root: the path, what is presented over it, and who is signed in.
@MainActor @Observable
final class AppCoordinator {
  // MARK: the state that all screens share

  var navigationPath = NavigationPath() { didSet { pathDidChange() } }
  private(set) var currentScreen: Screen = .login
  private(set) var isAuthenticated = false
  private(set) var currentUserId: UserID?
  var activeSheet: Screen?
  var activeFullScreenCover: Screen?

  /// The screens on the path, of which the path itself tells only the number.
  private(set) var trail: [Screen] = []

  @ObservationIgnored private let mediator: Mediator
  @ObservationIgnored private let eventBus: EventBus
  @ObservationIgnored private let fixes: Fixes
  @ObservationIgnored private(set) var subscriptions: [AnyCancellable] = []

  init(mediator: Mediator, eventBus: EventBus, fixes: Fixes) {
    self.mediator = mediator
    self.eventBus = eventBus
    self.fixes = fixes
  }

  // MARK: starting and stopping

  func setup() async {
    Lifecycle.started(self)
    if fixes.contains(.setupOnce), !subscriptions.isEmpty { return }
    await subscribeToNavigationEvents()
  }

  func cleanup() {
    subscriptions.removeAll()
    if fixes.contains(.cleanupResets) { reset() }
    Lifecycle.stopped(self)
  }

  // MARK: navigation

  func navigate(to screen: Screen) {
    guard admits(screen) else { return Lifecycle.refused("\(screen)") }
    if fixes.contains(.navigateGoesBack), goBack(to: screen) { return }
    trail.append(screen)
    navigationPath.append(screen)
    currentScreen = screen
  }

  func goBack() {
    guard !navigationPath.isEmpty else { return }
    navigationPath.removeLast()
  }

  func popToRoot() {
    if fixes.contains(.rootIsUncovered) { dismissModal() }
    navigationPath.removeLast(navigationPath.count)
    currentScreen = rootScreen
  }

  func presentSheet(_ screen: Screen) {
    guard canPresent(screen) else { return Lifecycle.refused("\(screen)") }
    activeSheet = screen
  }

  func presentFullScreenCover(_ screen: Screen) {
    guard canPresent(screen) else { return Lifecycle.refused("\(screen)") }
    activeFullScreenCover = screen
  }

  func dismissModal() {
    activeSheet = nil
    activeFullScreenCover = nil
  }

  /// Clears everything and signs out.
  func reset() {
    navigationPath = NavigationPath()
    dismissModal()
    isAuthenticated = false
    currentUserId = nil
    currentScreen = .login
  }
}

extension AppCoordinator {
  /// The screen under the path.
  private var rootScreen: Screen { isAuthenticated ? .dashboard : .login }

  /// Takes note of what left the path, whoever took it off.
  private func pathDidChange() {
    trail.removeLast(max(0, trail.count - navigationPath.count))
    if fixes.contains(.currentScreenFollowsPath) {
      currentScreen = trail.last ?? rootScreen
    }
  }

  /// Goes back to a screen that is there already; refused for the one on top where it is covered.
  ///
  /// - Returns: whether it is there.
  private func goBack(to screen: Screen) -> Bool {
    guard let level = ([rootScreen] + trail).firstIndex(of: screen) else { return false }
    if level == navigationPath.count, activeSheet != nil || activeFullScreenCover != nil {
      Lifecycle.refused("\(screen)")
    }
    navigationPath.removeLast(navigationPath.count - level)
    return true
  }

  /// Returns a Boolean value that indicates whether a screen may be on the path for whoever is, or
  /// is not, signed in.
  private func admits(_ screen: Screen) -> Bool {
    if fixes.contains(.privateScreensNeedUser), !isAuthenticated, !screen.isPublic { return false }
    if fixes.contains(.loginNeedsNobody), isAuthenticated, screen == .login { return false }
    return !fixes.contains(.assessmentsNeedTheirUser) || !isOfAnotherUser(screen)
  }

  private func canPresent(_ screen: Screen) -> Bool {
    if fixes.contains(.privateModalsNeedUser), !isAuthenticated { return false }
    if fixes.contains(.coversNeedTheirUser), isOfAnotherUser(screen) { return false }
    if fixes.contains(.presentNeedsNewScreen), trail.contains(screen) { return false }
    if fixes.contains(.presentNeedsFreeSlot) {
      return activeSheet == nil && activeFullScreenCover == nil
    }
    return true
  }
}

extension AppCoordinator {
  /// Returns a Boolean value that indicates whether it is an assessment of somebody else than who
  /// is signed in.
  private func isOfAnotherUser(_ screen: Screen) -> Bool {
    if case .assessment(_, let user) = screen { user != currentUserId } else { false }
  }
}

// MARK: - What the platform sees

extension AppCoordinator {
  var presentedSheet: PresentedScreen? {
    get { activeSheet.map { PresentedScreen($0, fixes: fixes) } }
    set { activeSheet = newValue?.screen }
  }

  var presentedCover: PresentedScreen? {
    get { activeFullScreenCover.map { PresentedScreen($0, fixes: fixes) } }
    set { activeFullScreenCover = newValue?.screen }
  }
}

// MARK: - Onboarding

extension AppCoordinator {
  func startOnboardingFlow() { navigate(to: .welcome) }

  func completeWelcome() { navigate(to: .permissions) }

  func completePermissions() { navigate(to: .tutorial) }

  func completeTutorial() {
    popToRoot()
    navigate(to: .dashboard)
  }
}

// MARK: - Events

extension AppCoordinator {
  private func subscribeToNavigationEvents() async {
    subscribe(to: LoginSucceeded.self) { $0.handle($1) }
    subscribe(to: ContextSwitched.self) { coordinator, _ in coordinator.popToRoot() }
    subscribe(to: MaterialUploaded.self) { coordinator, _ in
      coordinator.dismissModal()
      coordinator.navigate(to: .materialList)
    }
    subscribe(to: MaterialAssigned.self) { $0.handle($1) }
    subscribe(to: AssessmentSubmitted.self) { $0.handle($1) }
  }

  private func subscribe<E: DomainEvent>(
    to type: E.Type, handler: @escaping @MainActor (AppCoordinator, E) -> Void
  ) {
    subscriptions.append(
      eventBus.subscribe(to: type, as: .coordinator) { [weak self] event in
        if let self { handler(self, event) }
      })
  }

  private func handle(_ event: LoginSucceeded) {
    isAuthenticated = true
    currentUserId = event.userId
    popToRoot()
    navigate(to: .dashboard)
  }

  private func handle(_ event: MaterialAssigned) {
    if fixes.contains(.assignmentClosesItsOwn), !isPresentingAssignment { return }
    dismissModal()
  }

  private var isPresentingAssignment: Bool {
    if case .materialAssignment? = activeSheet { true } else { false }
  }

  private func handle(_ event: AssessmentSubmitted) {
    if fixes.contains(.resultsAreUncovered) { dismissModal() }
    navigate(to: .assessmentResults(assessmentId: event.assessmentId))
  }
}
