extension Fix {
  /// The place in the code that the fix changes.
  public var place: String {
    switch self {
    case .setupOnce: "AppCoordinator.setup"
    case .cleanupResets: "AppCoordinator.cleanup"
    case .navigateGoesBack: "AppCoordinator.navigate"
    case .currentScreenFollowsPath: "AppCoordinator.pathDidChange"
    case .rootIsUncovered: "AppCoordinator.popToRoot"
    case .privateScreensNeedUser, .loginNeedsNobody, .assessmentsNeedTheirUser:
      "AppCoordinator.admits"
    case .privateModalsNeedUser, .coversNeedTheirUser, .presentNeedsFreeSlot,
      .presentNeedsNewScreen:
      "AppCoordinator.canPresent"
    case .resultsAreUncovered: "AppCoordinator.handle"
    case .completeClosesCover:
      "AssessmentCoordinator.handleAssessmentComplete"
    case .busKeepsOrder: "EventBus.publish"
    case .linksAreOfTheApp: "DeeplinkHandler.isOfTheApp"
    case .onlyWaitingLinksAreKept: "DeeplinkHandler.follow"
    case .errandsEndWithScreen: "Errand.deinit"
    case .errandsRunOnce: "Errand.run"
    case .loginRunsOnce: "LoginViewModel.login"
    }
  }
}
