import AdaptiveCoordinator

extension Mends {
  /// Those of the runtime, as it takes them.
  var runtime: RuntimeMends {
    var mends = RuntimeMends()
    mends.routersAwaitContainer = contains(.routersAwaitContainer)
    mends.routersKeepNothing = contains(.routersKeepNothing)
    mends.pullbackEndsWithChild = contains(.pullbackEndsWithChild)
    mends.cancelledSwipeStays = contains(.cancelledSwipeStays)
    mends.dragReportsItsSheet = contains(.dragReportsItsSheet)
    mends.longPressIsReported = contains(.longPressIsReported)
    mends.presentNeedsFreeSlot = contains(.presentNeedsFreeSlot)
    mends.presentingEndsWithReport = contains(.presentingEndsWithReport)
    mends.backToRootPopsAll = contains(.backToRootPopsAll)
    mends.backToRootDismissesToo = contains(.backToRootDismissesToo)
    mends.dropPopsAll = contains(.dropPopsAll)
    mends.dropDismisses = contains(.dropDismisses)
    mends.setKeepsItsCoordinator = contains(.setKeepsItsCoordinator)
    mends.newcomersStay = contains(.newcomersStay)
    mends.removalReachesDescendants = contains(.removalReachesDescendants)
    mends.columnsGoBack = contains(.columnsGoBack)
    mends.adaptationReachesDescendants = contains(.adaptationReachesDescendants)
    return mends
  }
}
