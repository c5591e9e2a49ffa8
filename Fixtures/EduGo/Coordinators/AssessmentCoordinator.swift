/// Leads through an assessment.
@MainActor
final class AssessmentCoordinator: FeatureCoordinator {
  let appCoordinator: AppCoordinator
  private let mediator: Mediator
  private let fixes: Fixes

  init(appCoordinator: AppCoordinator, mediator: Mediator) {
    self.appCoordinator = appCoordinator
    self.mediator = mediator
    fixes = mediator.fixes
  }

  /// Does nothing: an assessment is somebody's, and begins where it is shown.
  func start() {}

  func showAssessment(assessmentId: AssessmentID, userId: UserID) {
    appCoordinator.navigate(to: .assessment(assessmentId: assessmentId, userId: userId))
  }

  func showAssessmentFullScreen(assessmentId: AssessmentID, userId: UserID) {
    appCoordinator.presentFullScreenCover(.assessment(assessmentId: assessmentId, userId: userId))
  }

  func handleAssessmentComplete() {
    if fixes.contains(.completeClosesCover), appCoordinator.activeFullScreenCover != nil {
      appCoordinator.dismissModal()
    } else {
      appCoordinator.goBack()
    }
  }
}
