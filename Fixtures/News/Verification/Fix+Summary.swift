extension Fix {
  /// What the fix changes, in one sentence.
  public var summary: String {
    switch self {
    case .tasksHoldWeakly: "A route's task holds its coordinator weakly."
    case .routesKeepOrder: "A coordinator performs its routes in the order in which they were sent."
    case .stepsAwaitTransition: "A route waits for the end of a transition that is under way."
    case .routersAwaitContainer: "Routers ignore screens while their container is under way."
    case .routersKeepNothing: "Routers keep no strong router."
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
    case .setKeepsItsCoordinator:
      "A coordinator has its new screens before it replaces those on the stack."
    case .newcomersStay:
      "A coordinator that has not shown anything yet is not taken for one that has nothing left."
    case .removalReachesDescendants:
      "A coordinator that has nothing but what leaves goes, and so do those above that had only it."
    case .columnsGoBack: "Going back to the root works in a column, too."
    case .columnsKeepMeaning:
      "Going back in a column means the screens that were meant when it was asked for."
    case .adaptationReachesDescendants:
      "Collapsing and expanding give every coordinator below a child its stack."
    case .listIsPushedOnce: "The list is pushed once; asked for again it is gone back to."
    case .articleReplacesArticle: "In a narrow window a new article drops the one that is there."
    case .articleKnowsTheWidth:
      "An article looks at the width when it is shown, not when it is asked for."
    case .discussionIsTakenUp: "An article that has a discussion asks it, and makes no second one."
    }
  }
}
