#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The start for somebody who is signed in.
struct DashboardView: View {
  @State private var dashboardCoordinator: DashboardCoordinator
  @Environment(\.appCoordinator) private var appCoordinator

  init(appCoordinator: AppCoordinator, mediator: Mediator) {
    _dashboardCoordinator = State(
      initialValue: CoordinatorFactory.makeDashboardCoordinator(
        appCoordinator: appCoordinator, mediator: mediator))
  }

  var body: some View {
    VStack {
      Button("Materials") { appCoordinator?.navigate(to: .materialList) }
        .accessibilityIdentifier("showMaterials")
      Button("Assessment") {
        if let assessment { appCoordinator?.navigate(to: assessment) }
      }
      .accessibilityIdentifier("showAssessment")
      Button("Assessment without distraction") {
        if let assessment { appCoordinator?.presentFullScreenCover(assessment) }
      }
      .accessibilityIdentifier("showAssessmentFullScreen")
      Button("Profile") { dashboardCoordinator.showProfile() }
        .accessibilityIdentifier("showProfile")
      Button("Change school") { dashboardCoordinator.showContextSwitch() }
        .accessibilityIdentifier("showContextSwitch")
      Button("Settings") { dashboardCoordinator.showSettings() }
        .accessibilityIdentifier("showSettings")
    }
  }

  private var assessment: Screen? {
    appCoordinator?.currentUserId.map { .assessment(assessmentId: .midterm, userId: $0) }
  }
}
