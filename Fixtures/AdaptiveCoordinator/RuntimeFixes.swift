/// The places of the runtime that are not as they were published, but fixed.
///
/// A container carries them, so that whoever navigates on it finds them there.
public struct RuntimeFixes: Hashable, Sendable {
  // MARK: routes and tasks

  /// A route's task holds its coordinator weakly.
  public var tasksHoldWeakly = false
  /// A coordinator performs its routes in the order in which they were sent.
  public var routesKeepOrder = false
  /// A route is prepared and performed in one turn of the main actor.
  public var routesAreWhole = false
  /// A route waits for the end of a transition that is under way.
  public var stepsAwaitTransition = false
  /// Routers ignore screens while their container is under way.
  public var routersAwaitContainer = false
  /// Routers keep no strong router.
  public var routersKeepNothing = false
  /// The subscription of a pullback ends with the child.
  public var pullbackEndsWithChild = false

  // MARK: what containers report

  /// A swipe that is called off is not reported.
  public var cancelledSwipeStays = false
  /// The end of a sheet drag reports the sheet, not the head of the list.
  public var dragReportsItsSheet = false
  /// Screens that leave the stack by the menu of the back button are reported.
  public var longPressIsReported = false

  // MARK: transfers

  /// Nothing is presented over what is presented already.
  public var presentNeedsFreeSlot = false
  /// A coordinator presents no more once the container reports what it presented.
  public var presentingEndsWithReport = false
  /// Going back to the root takes off all screens above it.
  public var backToRootPopsAll = false
  /// Going back to the root both dismisses and pops.
  public var backToRootDismissesToo = false
  /// Dropping takes off all screens above the root.
  public var dropPopsAll = false
  /// Dropping dismisses what is presented.
  public var dropDismisses = false

  /// Whoever has nothing but what leaves goes with it, and so do those above that had only that.
  public var removalReachesDescendants = false

  // MARK: columns

  /// Going back to the root works in a column, too.
  public var columnsGoBack = false
  /// Going back in a column means the screens that were meant when it was asked for.
  public var columnsKeepMeaning = false
  /// Collapsing and expanding give every coordinator below a child its stack.
  public var adaptationReachesDescendants = false

  // MARK: deep links

  /// A link without components is ignored.
  public var emptyLinkIsIgnored = false
  /// The rest of a link goes to the child that its first component made.
  public var linkAwaitsItsChild = false

  /// The published runtime.
  public init() {}
}
