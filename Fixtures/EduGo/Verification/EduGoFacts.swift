import NavigationHarness
import NavigationModel

/// The facts of the app, and declarations about them.
@MainActor
struct EduGoFacts {
  let scope: Scope
  let fixes: Fixes

  func declare(in it: inout LiveDeclarations<EduGoSubject>) {
    declareSession(in: &it)
    declareScreens(in: &it)
    declareLinks(in: &it)
    declareRuns(in: &it)
    declareWaits(in: &it)
    it.profile.viewless = ["app"]
    it.profile.uniqueRoles = ["app", "auth", "dashboard", "materials", "assessment"]
    it.profile.startMakes = ["app": []]
    it.profile.notApplicable = [
      "ModesExclusive": "it has no modes",
      "StateForcesScreen": "no state of the domain forces a screen",
      "CollapseExpandRoundTrips": "it has no split",
      "TabsStayInScope": "it has no tabs",
    ]
    // The results of an assessment are to be seen, whatever would cover them.
    it.profile.dismissals = [
      .init("material assigned arrives", closes: ["MaterialAssignmentView"]),
      .init(
        "submission succeeds", closes: Set(Screen.samples.map(\.viewName))),
    ]
    it.profile.accepted = [
      "AuthCoordinator.start()": "it does what showLogin does, which is called",
      "MaterialsCoordinator.start()": "it does what the tap showMaterials does",
      "AssessmentCoordinator.start()": "it does nothing",
      "AssessmentCoordinator.showAssessment(assessmentId:userId:)":
        "it does what the tap showAssessment does",
    ]
  }

  private func declareSession(in it: inout LiveDeclarations<EduGoSubject>) {
    it.fact(.isLaunched) { $0.app != nil }
    it.fact(.isSignedIn) { $0.coordinator?.isAuthenticated == true }
    it.fact(.linkWaits) { $0.app?.deeplinks.lastDeeplink != nil }
    it.fact(.linkWaitsForSignIn) {
      $0.app?.deeplinks.lastDeeplink != nil && $0.coordinator?.isAuthenticated == false
    }
    it.profile.authentication = .init(
      signedIn: .isSignedIn,
      publicScreens: ["LoginView", "WelcomeView", "PermissionsView", "TutorialView"],
      privateRoles: ["dashboard", "materials", "assessment"], loginScreen: "LoginView")
    it.profile.agreements.append(
      .init(
        about: "the link for which somebody has to sign in", recorded: .linkWaits,
        actual: .linkWaitsForSignIn))
  }

  /// Declares the screens that are recorded, and those that are really there.
  private func declareScreens(in it: inout LiveDeclarations<EduGoSubject>) {
    it.fact(.currentScreen, text: { $0.coordinator?.currentScreen.viewName ?? "none" })
    it.fact(.topOfPath, text: { $0.levels.last ?? "none" })
    it.fact(.activeSheet, text: { $0.coordinator?.activeSheet?.word ?? "none" })
    it.fact(.sheet, text: { $0.presented("sheet")?.word ?? "none" })
    it.fact(
      .activeFullScreenCover, text: { $0.coordinator?.activeFullScreenCover?.word ?? "none" })
    it.fact(.cover, text: { $0.presented("cover")?.word ?? "none" })
    it.profile.agreements += [
      .init(
        about: "the current screen", recorded: .currentScreen, actual: .topOfPath,
        when: .isLaunched),
      .init(about: "the sheet", recorded: .activeSheet, actual: .sheet),
      .init(about: "the cover", recorded: .activeFullScreenCover, actual: .cover),
    ]
    it.destinations(of: Screen.self) { $0.viewName }
    it.profile.identities.append(
      RouteIdentity(
        of: PresentedScreen.self,
        samples: Screen.samples.map { PresentedScreen($0, fixes: fixes) }
      ) { $0.screen.word })
    it.fact(.isAtRoot) { subject in
      subject.levels.count == 1 && subject.presented("sheet") == nil
        && subject.presented("cover") == nil
    }
    it.profile.home = .init(fact: .isAtRoot, when: .isLaunched)
    it.profile.backToRootEvents = [
      "call popToRoot": .isAtRoot, "context switched arrives": .isAtRoot,
    ]
  }

  private func declareLinks(in it: inout LiveDeclarations<EduGoSubject>) {
    it.fact(.foreignAssessmentIsShown) { subject in
      guard let coordinator = subject.coordinator, let user = coordinator.currentUserId else {
        return false
      }
      return (coordinator.trail + [coordinator.activeFullScreenCover].compactMap { $0 })
        .contains { if case .assessment(_, let owner) = $0 { owner != user } else { false } }
    }
    for (address, screen) in EduGoEvents.links {
      it.profile.deepLinks.append(
        .init(
          event: "open \(address)", target: screen.map { .screen($0.viewName) } ?? .refusal,
          // A link that was followed may be on record, too, which is no excuse for where it led.
          parked: .linkWaitsForSignIn, recorded: .linkWaits,
          foreign: .foreignAssessmentIsShown))
    }
    for (event, screen) in [
      ("material uploaded arrives", Screen.materialList),
      ("assessment submitted arrives", .assessmentResults(assessmentId: .midterm)),
    ] {
      it.profile.deepLinks.append(
        .init(
          event: event, target: .screen(screen.viewName),
          foreign: .foreignAssessmentIsShown))
    }
  }

  /// Declares the waits that must end, whatever people do.
  private func declareWaits(in it: inout LiveDeclarations<EduGoSubject>) {
    for (about, screen, control) in [
      ("the login", "LoginView", "login"), ("the upload", "MaterialUploadView", "upload"),
      ("the assignment", "MaterialAssignmentView", "assign"),
      ("the change of the school", "ContextSwitchView", "switchContext"),
      ("the submission", "AssessmentView", "submit"),
    ] {
      let waits = it.fact("\(screen) waits") { $0.waits(screen) }
      it.profile.waits.append(
        .init(
          about: about, fact: waits, begunBy: [control, "double tap \(control)"]))
    }
  }

  /// Declares the runs that are compared: starts again, and intents that are taken twice.
  private func declareRuns(in it: inout LiveDeclarations<EduGoSubject>) {
    it.profile.restarts = [.init(role: "app", start: "call setup", stop: "call cleanup")]
    it.fact(.dashboardIsOnTop) { $0.levels.last == "DashboardView" }
    it.fact(.loginIsOnTop) { $0.levels.last == "LoginView" }
    it.profile.repetitions += [
      .init("call popToRoot", fulfilledWhen: .isAtRoot),
      .init("call dashboard.start", fulfilledWhen: .dashboardIsOnTop),
      .init("call auth.showLogin", fulfilledWhen: .loginIsOnTop),
    ]
  }
}

extension Fact {
  static let isLaunched = Fact("launched")
  static let isSignedIn = Fact("signed in")
  static let linkWaits = Fact("a link waits")
  static let linkWaitsForSignIn = Fact("a link waits for a sign-in")
  static let currentScreen = Fact("currentScreen")
  static let topOfPath = Fact("the top of the path")
  static let activeSheet = Fact("activeSheet")
  static let sheet = Fact("the sheet")
  static let activeFullScreenCover = Fact("activeFullScreenCover")
  static let cover = Fact("the cover")
  static let isAtRoot = Fact("at the root")
  static let foreignAssessmentIsShown = Fact("somebody else's assessment is shown")
  static let dashboardIsOnTop = Fact("the dashboard is on top")
  static let loginIsOnTop = Fact("the login is on top")
}
