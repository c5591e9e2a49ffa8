extension Fix {
  /// What the fix changes, in one sentence.
  public var summary: String {
    switch self {
    case .tasksHoldWeakly: "A route's task holds its coordinator weakly."
    case .routesKeepOrder: "A coordinator performs its routes in the order in which they were sent."
    case .stepsAwaitTransition:
      "A route waits for the end of a transition that is under way."
    case .routersAwaitContainer: "Routers ignore screens while their container is under way."
    case .pullbackEndsWithChild: "The subscription of a pullback ends with the child."
    case .cancelledSwipeStays: "A swipe that is called off is not reported."
    case .dragReportsItsSheet:
      "The end of a sheet drag reports the sheet, not the head of the list."
    case .longPressIsReported: "What leaves the stack by the menu of the back button is reported."
    case .presentNeedsFreeSlot: "Nothing is presented over what is presented already."
    case .presentingEndsWithReport:
      "A coordinator presents no more once the container reports what it presented."
    case .backToRootPopsAll: "Going back to the root takes off all screens above it."
    case .backToRootDismissesToo: "Going back to the root both dismisses and pops."
    case .dropPopsAll: "Dropping takes off all screens above the root."
    case .dropDismisses: "Dropping dismisses what is presented."
    case .emptyLinkIsIgnored: "A link without components is ignored."
    case .linkAwaitsItsChild: "The rest of a link goes to the child that its first component made."
    case .listOpensOneBranch:
      "A list of colours opens one branch at a time: what else is above it goes."
    }
  }
}
