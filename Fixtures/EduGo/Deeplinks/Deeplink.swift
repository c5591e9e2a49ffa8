#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place in the app that a link leads to.
enum Deeplink: Hashable, Sendable {
  case dashboard
  case materials
  case material(MaterialID)
  case assessment(AssessmentID, UserID)
  case results(AssessmentID)
  case profile
  case login

  /// Reads a link of the app's own scheme, where the host is the first component, or any other one,
  /// where only the path counts.
  init?(_ url: URL) {
    let own = url.scheme == "edugo" ? [url.host ?? ""] : []
    let parts = own + url.path.split(separator: "/").map(String.init)
    switch (parts.first, parts.dropFirst().first, parts.dropFirst(2).first) {
    case ("dashboard", nil, nil): self = .dashboard
    case ("materials", nil, nil): self = .materials
    case ("materials", let material?, nil):
      guard let material = MaterialID(rawValue: material) else { return nil }
      self = .material(material)
    case ("assessments", let assessment?, "results"):
      guard let assessment = AssessmentID(rawValue: assessment) else { return nil }
      self = .results(assessment)
    case ("assessments", let assessment?, let user?):
      guard let assessment = AssessmentID(rawValue: assessment),
        let user = UserID(rawValue: user)
      else { return nil }
      self = .assessment(assessment, user)
    case ("profile", nil, nil): self = .profile
    case ("login", nil, nil): self = .login
    default: return nil
    }
  }

  /// The target of the link.
  var screen: Screen {
    switch self {
    case .dashboard: .dashboard
    case .materials: .materialList
    case .material(let material): .materialDetail(materialId: material)
    case .assessment(let assessment, let user):
      .assessment(assessmentId: assessment, userId: user)
    case .results(let assessment): .assessmentResults(assessmentId: assessment)
    case .profile: .userProfile
    case .login: .login
    }
  }
}
