#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// An assessment, on the path or over the whole screen.
struct AssessmentView: View {
  let assessmentId: AssessmentID
  let userId: UserID
  @State private var assessmentCoordinator: AssessmentCoordinator
  @State private var errand: Errand

  init(
    assessmentId: AssessmentID, userId: UserID, appCoordinator: AppCoordinator, mediator: Mediator
  ) {
    self.assessmentId = assessmentId
    self.userId = userId
    _assessmentCoordinator = State(
      initialValue: CoordinatorFactory.makeAssessmentCoordinator(
        appCoordinator: appCoordinator, mediator: mediator))
    _errand = State(initialValue: Errand(mediator: mediator))
  }

  var body: some View {
    VStack {
      Button("Submit") { errand.run(SubmitAssessmentCommand(assessmentId: assessmentId)) }
        .accessibilityIdentifier("submit")
      Button("Done") { assessmentCoordinator.handleAssessmentComplete() }
        .accessibilityIdentifier("complete")
    }
  }
}
