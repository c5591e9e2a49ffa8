extension Fix {
  /// The place in the code that the fix changes.
  public var place: String {
    switch self {
    case .tasksHoldWeakly: "Coordinator.schedule"
    case .routesKeepOrder: "Coordinator.take"
    case .stepsAwaitTransition: "Coordinator.perform"
    case .routersAwaitContainer: "Coordinator.transferFromScreen"
    case .pullbackEndsWithChild: "Coordinator.pullback"
    case .cancelledSwipeStays: "StackContainer.popEnded"
    case .dragReportsItsSheet: "ReportingContainer"
    case .longPressIsReported: "StackContainer"
    case .presentNeedsFreeSlot: "AnyCoordinator.present"
    case .presentingEndsWithReport: "AnyCoordinator.remove"
    case .backToRootPopsAll: "AnyCoordinator.goBackToRoot"
    case .backToRootDismissesToo: "AnyCoordinator.goBackToRoot"
    case .dropPopsAll: "AnyCoordinator.drop"
    case .dropDismisses: "AnyCoordinator.drop"
    case .emptyLinkIsIgnored: "Coordinator.handle"
    case .linkAwaitsItsChild: "Coordinator.handle"
    case .listOpensOneBranch: "ColorListCoordinator"
    }
  }
}
