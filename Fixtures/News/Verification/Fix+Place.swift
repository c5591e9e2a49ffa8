extension Fix {
  /// The place in the code that the fix changes.
  public var place: String {
    switch self {
    case .tasksHoldWeakly: "Coordinator.schedule"
    case .routesKeepOrder: "Coordinator.take"
    case .stepsAwaitTransition: "Coordinator.perform"
    case .routersAwaitContainer: "Coordinator.transferFromScreen"
    case .routersKeepNothing: "UnownedRouter, WeakRouter"
    case .pullbackEndsWithChild: "Coordinator.pullback"
    case .cancelledSwipeStays: "StackContainer.popEnded"
    case .dragReportsItsSheet: "ReportingContainer.sheetDidDismiss"
    case .longPressIsReported: "StackContainer"
    case .presentNeedsFreeSlot: "AnyCoordinator.present"
    case .presentingEndsWithReport: "AnyCoordinator.remove"
    case .backToRootPopsAll: "AnyCoordinator.goBackToRoot"
    case .backToRootDismissesToo: "AnyCoordinator.goBackToRoot"
    case .dropPopsAll: "AnyCoordinator.drop"
    case .dropDismisses: "AnyCoordinator.drop"
    case .setKeepsItsCoordinator: "AnyCoordinator.perform"
    case .newcomersStay: "AnyCoordinator.holdsAtMost"
    case .removalReachesDescendants: "AnyCoordinator.holdsAtMost"
    case .columnsGoBack: "SplitCoordinator.perform"
    case .columnsKeepMeaning: "SplitCoordinator.goBackToRoot"
    case .adaptationReachesDescendants: "SplitCoordinator.adapt"
    case .listIsPushedOnce: "NewsListCoordinator"
    case .articleReplacesArticle: "NewsCoordinator"
    case .articleKnowsTheWidth: "NewsDetailCoordinator"
    case .discussionIsTakenUp: "NewsDetailCoordinator"
    }
  }
}
