/// A screen that is presented over the path, as the platform tells it apart from others.
struct PresentedScreen: Hashable, Identifiable, Sendable {
  let screen: Screen
  private let namesUser: Bool

  init(_ screen: Screen, fixes: Fixes) {
    self.screen = screen
    namesUser = fixes.contains(.identityNamesUser)
  }

  /// The case's name, followed by the first payload, or by all that the screen shows.
  var id: String {
    switch screen {
    case .materialAssignment(let material): "materialAssignment\(material.rawValue)"
    case .materialDetail(let material): "materialDetail\(material.rawValue)"
    case .assessment(let assessment, let user):
      "assessment\(assessment.rawValue)" + (namesUser ? "/\(user.rawValue)" : "")
    case .assessmentResults(let assessment): "assessmentResults\(assessment.rawValue)"
    case .login, .dashboard, .materialList, .materialUpload, .userProfile, .contextSwitch,
      .settings, .welcome, .permissions, .tutorial:
      "\(screen)"
    }
  }
}
