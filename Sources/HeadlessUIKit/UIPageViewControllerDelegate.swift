/// The methods by which an app provides the pages to which a person can swipe.
///
/// They are called as a swipe begins. A page that is not there is told by nil, and the swipe has no effect.
/// Unlike here, the platform may ask before, and keep the answer.
///
/// Source: Apple's documentation of `UIPageViewControllerDataSource`.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots below the pages, which are not shown. It is not called.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the dot that is selected. It is not called.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The methods by which an app is notified of swipes between pages. All are optional.
///
/// The delegate is not notified of pages that the app sets. A method that only a subclass of the conforming
/// class implements is not called; the conforming class must implement it, too.
///
/// Source: Apple's documentation of `UIPageViewControllerDelegate`.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called as a swipe to other pages begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called after a swipe.
  ///
  /// - Parameter completed: `false` where the person let the page go back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
