/// The screens of the app.
enum Screen: Hashable, Sendable {
  case login
  case dashboard
  case materialList
  case materialUpload
  case materialAssignment(materialId: MaterialID)
  case materialDetail(materialId: MaterialID)
  case assessment(assessmentId: AssessmentID, userId: UserID)
  case assessmentResults(assessmentId: AssessmentID)
  case userProfile
  case contextSwitch
  case settings

  // MARK: onboarding

  case welcome
  case permissions
  case tutorial
}

extension Screen {
  /// A Boolean value that indicates whether somebody who is not signed in may see it.
  var isPublic: Bool {
    switch self {
    case .login, .welcome, .permissions, .tutorial: true
    case .dashboard, .materialList, .materialUpload, .materialAssignment, .materialDetail,
      .assessment, .assessmentResults, .userProfile, .contextSwitch, .settings:
      false
    }
  }
}
