import NavigationModel

/// A container that shows one of several pages, or two side by side, between which a person swipes.
///
/// The pages that are shown are its children. A swipe is an event, `swipePage(forward).begin`, which asks the
/// data source for the page, and ends with `finish` or `cancel`.
///
/// Source: Apple's documentation of the class and of its
/// `setViewControllers(_:direction:animated:completion:)`.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// The ways in which pages turn.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  /// The directions in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// The directions in which pages turn.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// The places of the spine.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// The names of options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine, as a number.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The distance between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The object that provides the pages to which a person can swipe; without it there is no swipe.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The delegate, which is notified of swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The way in which pages turn.
  public final let transitionStyle: TransitionStyle

  /// The direction in which pages follow each other.
  public final let navigationOrientation: NavigationOrientation

  /// The place of the spine. Two pages are shown where it is in the middle.
  public final let spineLocation: SpineLocation

  /// A Boolean value that indicates whether pages have a back.
  open var isDoubleSided = false

  /// The pages that are shown, or will be when the transition ends.
  final var pages: [UIViewController] = []

  /// The pages that go, while a transition runs.
  final var goingPages: [UIViewController] = []

  /// The running transition. The job that ends it holds it, or the window while a finger drives it.
  final weak var transition: TransitionContext?

  /// The direction of the swipe that was begun last.
  final var swiped = NavigationDirection.forward

  final var pendingCompletion: ((Bool) -> Void)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// A Boolean value that indicates whether something runs when the transition has ended.
  final var hasPendingCompletion: Bool { pendingCompletion != nil }

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    spineLocation =
      (spine as? SpineLocation) ?? (spine as? Int).flatMap(SpineLocation.init)
      ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container that turns pages like those of a book.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// The pages that are shown, or will be when the transition ends.
  open var viewControllers: [UIViewController]? { pages }

  /// The recognizers of the platform, which the app does not need: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows other pages. The delegate is not notified.
  ///
  /// - Parameter completion: what runs when they are shown, with `false` where another change came before.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let required = spineLocation == .mid ? 2 : 1
    if new.count != required, !(isDoubleSided && new.count == 2) {
      fatalError(.wrongCount(new.count, required))
    }
    endTransition()
    HeadlessPlatform.record(.replaced, new[0], new.map(\.screenName).joined(separator: ", "))
    guard animated, isInSight, !new.agrees(with: pages) else {
      show(new)
      completion?(true)
      return
    }
    pendingCompletion = completion
    schedule(begin(new, interactive: false))
  }

  // MARK: - Turning pages

  private func schedule(_ context: TransitionContext) {
    HeadlessPlatform.schedule(.transition, for: context) { [weak self] in
      Isolation.assumed { self?.finish(context, finished: true) }
    }
  }

  private func show(_ new: [UIViewController]) {
    let old = pages
    let (leaving, arriving) = (old.without(new), new.without(old))
    admit(arriving)
    for page in leaving { page.sendWillMove(toParent: nil) }
    pages = new
    HeadlessPlatform.windowsChanged()
    exchange(old, for: new)
    release(leaving)
    arrive(arriving)
  }

  private func begin(_ new: [UIViewController], interactive: Bool) -> TransitionContext {
    let old = pages
    let context = TransitionContext(
      from: old.first, to: new[0], animated: true, interactive: interactive)
    transition = context
    admit(new.without(old))
    goingPages = old.without(new)
    for page in goingPages { page.sendWillMove(toParent: nil) }
    pages = new
    HeadlessPlatform.windowsChanged()
    for page in goingPages {
      page.isMovingFromParent = true
      page.beginDisappearing(animated: true)
    }
    for page in new.without(old) {
      page.isMovingToParent = true
      page.beginAppearing(animated: true)
    }
    return context
  }

  private func finish(_ context: TransitionContext, finished: Bool) {
    guard transition === context else { return }
    if context.isCancelled { return takeBack(context) }
    transition = nil
    let (gone, shown) = (goingPages, pages)
    goingPages = []
    for page in gone { page.endDisappearing(animated: true) }
    for page in shown where isInSight { page.endAppearing(animated: true) }
    release(gone)
    arrive(shown.filter(\.awaitsMove))
    for page in shown { page.isMovingToParent = false }
    HeadlessPlatform.windowsChanged()
    if context.initiallyInteractive {
      HeadlessPlatform.record(
        .replaced, shown.first, shown.map(\.screenName).joined(separator: ", "))
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: gone, transitionCompleted: true)
    }
    context.complete()
    completePending(finished)
  }

  private func takeBack(_ context: TransitionContext) {
    transition = nil
    let (kept, pending) = (goingPages, pages)
    goingPages = []
    pages = kept
    for page in pending { page.beginDisappearing(animated: true) }
    for page in kept {
      page.isMovingFromParent = false
      if isInSight { page.beginAppearing(animated: true) }
    }
    for page in pending { page.endDisappearing(animated: true) }
    for page in kept where isInSight { page.endAppearing(animated: true) }
    release(pending)
    HeadlessPlatform.windowsChanged()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: kept, transitionCompleted: false)
    context.complete()
  }

  private func completePending(_ finished: Bool) {
    let completion = pendingCompletion
    pendingCompletion = nil
    completion?(finished)
  }

  /// Ends a transition that something else follows.
  private func endTransition() {
    guard let context = transition else { return }
    if context.isInteractive { context.endInteraction(cancelled: true) }
    HeadlessPlatform.withdrawWork(for: context)
    finish(context, finished: false)
  }

  private func admit(_ new: [UIViewController]) {
    for page in new where page.parent !== self {
      page.sendWillMove(toParent: self)
      page.parent?.surrender(page)
      page.parent = self
      page.awaitsMove = true
    }
  }

  private func release(_ old: [UIViewController]) {
    for page in old where page.parent === self && !pages.has(page) {
      page.parent = nil
      page.awaitsMove = false
      page.isMovingFromParent = false
      page.isMovingToParent = false
      page.sendDidMove(toParent: nil)
    }
  }

  private func arrive(_ new: [UIViewController]) {
    for page in new where page.awaitsMove {
      page.awaitsMove = false
      page.sendDidMove(toParent: self)
    }
  }

  // MARK: - Swiping

  /// A Boolean value that indicates whether a person can begin a swipe.
  final var canSwipe: Bool { dataSource != nil && transition == nil && !pages.isEmpty }

  final func beginSwipe(_ direction: NavigationDirection) {
    guard let dataSource, let first = pages.first, let last = pages.last else { return }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: last)
      : dataSource.pageViewController(self, viewControllerBefore: first)
    guard let next, !pages.has(next) else { return }
    swiped = direction
    delegate?.pageViewController(self, willTransitionTo: [next])
    begin([next], interactive: true).beginInteraction(in: treeWindow)
  }

  final func endSwipe(cancelled: Bool) {
    guard let context = transition, context.isHeld else { return }
    context.endInteraction(cancelled: cancelled)
    schedule(context)
  }

  // MARK: - Containing pages

  override var contained: [UIViewController] { pages + goingPages }

  override var childrenInSight: [UIViewController] { pages }

  override func shows(_ child: UIViewController) -> Bool {
    pages.has(child) || goingPages.has(child)
  }

  override func didLeaveSight() { endTransition() }

  override var runningTransition: TransitionContext? { transition ?? super.runningTransition }

  override func surrender(_ child: UIViewController) {
    guard contained.has(child) else { return super.surrender(child) }
    child.beginDisappearing(animated: false)
    pages.remove(child)
    goingPages.remove(child)
    child.parent = nil
    child.endDisappearing(animated: false)
    HeadlessPlatform.windowsChanged()
  }
}

extension UIPageViewController.NavigationDirection {
  fileprivate var name: String { self == .forward ? "forward" : "reverse" }
}

extension WindowWalker {
  mutating func addGestures(of container: UIPageViewController, _ place: Place) {
    if container.transition?.isHeld == true {
      for phase in [Gesture.Phase.finish, .cancel] {
        addOfFinger(
          Gesture(.swipePage, container.swiped.name, phase: phase, on: place.container)
        ) { [weak container] in container?.endSwipe(cancelled: phase == .cancel) }
      }
    }
    guard place.offersGestures, container.canSwipe else { return }
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse] {
      offer(.swipePage, direction.name, phase: .begin, at: place) { [weak container] in
        container?.beginSwipe(direction)
      }
    }
  }

  mutating func visitPages(of container: UIPageViewController, _ place: Place) {
    if purpose == .gestures { addGestures(of: container, place) }
    let pages = container.contained
    for (index, page) in pages.enumerated() {
      var inner = place.extended(":", pages.count > 1 ? "page(\(index))" : "page")
      if container.transition != nil { inner.isCalm = false }
      if container.transition?.isInteractive == true { inner.isCovered = true }
      inner.isLeaving = container.goingPages.has(page)
      inner.isInSight = place.isInSight && container.shows(page)
      visit(page, inner)
    }
  }
}

extension String {
  fileprivate static func wrongCount(_ count: Int, _ required: Int) -> String {
    "The number of view controllers provided (\(count)) doesn't match the number required "
      + "(\(required)) for the requested transition"
  }
}
