import NavigationHarness
import NavigationModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The events of the app besides gestures: launches, taps, links, events of the bus, results and
/// calls.
@MainActor
struct EduGoEvents {
  let scope: Scope

  func declare(in it: inout LiveDeclarations<EduGoSubject>) {
    declareLaunches(in: &it)
    declareTaps(in: &it)
    declareLinks(in: &it)
    declareBusEvents(in: &it)
    declareResults(in: &it)
    declareCalls(in: &it)
  }

  private func declareLaunches(in it: inout LiveDeclarations<EduGoSubject>) {
    let isRunning: @MainActor (EduGoSubject) -> String? = {
      $0.app == nil ? nil : "the app runs already"
    }
    it.event("launch", .external, unless: isRunning) { $0.launch(isFirst: false) }
    it.event("first launch", .external, route: "Screen.welcome", unless: isRunning) {
      $0.launch(isFirst: true)
    }
  }

  private func declareTaps(in it: inout LiveDeclarations<EduGoSubject>) {
    for (control, route) in [
      ("completeWelcome", "permissions"), ("completePermissions", "tutorial"),
      ("completeTutorial", "dashboard"), ("showMaterials", "materialList"),
      ("showAssessment", "assessment"), ("showAssessmentFullScreen", "assessment"),
      ("showProfile", "userProfile"), ("showContextSwitch", "contextSwitch"),
      ("showSettings", "settings"), ("showDetail", "materialDetail"),
      ("showInSheet", "materialDetail"), ("showUpload", "materialUpload"),
      ("showAssignment", "materialAssignment"),
    ] {
      it.tap(control, route: "Screen.\(route)", twice: true, unless: isHeld)
    }
    for control in ["login", "switchContext", "upload", "assign", "submit", "complete", "logOut"] {
      it.tap(control, twice: true, unless: isHeld)
    }
  }

  /// The links that are opened, and where they lead; nowhere from another domain.
  static let links: [(url: String, screen: Screen?)] = [
    ("edugo://dashboard", .dashboard),
    ("edugo://materials", .materialList),
    ("edugo://materials/algebra", .materialDetail(materialId: .algebra)),
    ("edugo://assessments/midterm/ada", .assessment(assessmentId: .midterm, userId: .ada)),
    ("edugo://assessments/midterm/ben", .assessment(assessmentId: .midterm, userId: .ben)),
    ("edugo://assessments/midterm/results", .assessmentResults(assessmentId: .midterm)),
    ("edugo://profile", .userProfile),
    ("edugo://login", .login),
    ("https://edugo.app/materials", .materialList),
    ("https://example.com/materials", nil),
  ]

  /// Links take no route: signed out they lead to the login, and refuse nothing. Where they land
  /// is said with the facts.
  private func declareLinks(in it: inout LiveDeclarations<EduGoSubject>) {
    for (address, _) in Self.links {
      let url = URL(string: address)!
      it.event("open \(address)", .external, unless: cannotBe) { _ = $0.window?.open(url) }
    }
  }

  private func declareBusEvents(in it: inout LiveDeclarations<EduGoSubject>) {
    func arrives<E: DomainEvent>(
      _ name: String, _ event: E, route: String? = nil, line: Int = #line
    ) {
      it.event(
        "\(name) arrives", .external, route: route.map { "Screen.\($0)" }, unless: cannotBe,
        line: line
      ) { $0.app?.eventBus.publish(event) }
    }
    arrives("context switched", ContextSwitched())
    arrives(
      "material uploaded", MaterialUploaded(materialId: .algebra), route: "materialList")
    arrives("material assigned", MaterialAssigned(materialId: .algebra))
    arrives(
      "assessment submitted", AssessmentSubmitted(assessmentId: .midterm),
      route: "assessmentResults")
  }

  private func declareResults(in it: inout LiveDeclarations<EduGoSubject>) {
    let open = scope["pending"]
    it.ticket(
      "login", outcomes: TicketedBackend.logins(of: TicketedBackend.users(scope["users"])),
      open: open, awaited: { $0.hasScreen("LoginView") }, unless: { subject, _ in isHeld(subject) })
    for (label, screen) in [
      ("context switch", "ContextSwitchView"), ("upload", "MaterialUploadView"),
      ("assignment", "MaterialAssignmentView"), ("submission", "AssessmentView"),
    ] {
      it.ticket(
        label, open: open, awaited: { $0.hasScreen(screen) },
        unless: { subject, _ in isHeld(subject) })
    }
  }

  /// Declares the events that only code causes.
  private func declareCalls(in it: inout LiveDeclarations<EduGoSubject>) {
    func call(
      _ name: String, route: String? = nil, offeredBy control: String? = nil, line: Int = #line,
      _ body: @escaping @MainActor (AppCoordinator, Mediator) -> Void
    ) {
      it.event(
        "call \(name)", .programmatic, route: route.map { "Screen.\($0)" },
        unless: { subject in
          if let reason = cannotBe(subject) { return reason }
          return control.map(subject.offers) == true ? "a screen offers it" : nil
        }, line: line
      ) { subject in
        if let app = subject.app { body(app.appCoordinator, app.mediator) }
      }
    }
    it.event(
      "call setup", .programmatic,
      unless: { [scope] subject in
        if let reason = cannotBe(subject) { return reason }
        return subject.setups < scope["setups"] ? nil : "it was set up often enough"
      }
    ) { $0.app?.setup() }
    call("cleanup") { app, _ in app.cleanup() }
    call("goBack") { app, _ in app.goBack() }
    call("popToRoot") { app, _ in app.popToRoot() }
    call("dismissModal") { app, _ in app.dismissModal() }
    call("auth.showLogin", route: "login") {
      CoordinatorFactory.makeAuthCoordinator(appCoordinator: $0, mediator: $1).showLogin()
    }
    call("auth.handleLogout", offeredBy: "logOut") {
      CoordinatorFactory.makeAuthCoordinator(appCoordinator: $0, mediator: $1).handleLogout()
    }
    call("dashboard.start", route: "dashboard") {
      CoordinatorFactory.makeDashboardCoordinator(appCoordinator: $0, mediator: $1).start()
    }
    call("dashboard.showSettings", route: "settings", offeredBy: "showSettings") {
      CoordinatorFactory.makeDashboardCoordinator(appCoordinator: $0, mediator: $1).showSettings()
    }
    for user in UserID.allCases {
      call("assessment.showFullScreen(\(user))", route: "assessment") {
        CoordinatorFactory.makeAssessmentCoordinator(appCoordinator: $0, mediator: $1)
          .showAssessmentFullScreen(assessmentId: .midterm, userId: user)
      }
    }
  }

  private func cannotBe(_ subject: EduGoSubject) -> String? {
    subject.app == nil ? "the app is not running" : isHeld(subject)
  }

  /// Where no event comes while another is under way, none comes while a finger holds a screen.
  private func isHeld(_ subject: EduGoSubject) -> String? {
    scope["race"] == 0 && subject.window?.gesturesInProgress ?? 0 > 0
      ? "a finger holds a screen" : nil
  }
}
