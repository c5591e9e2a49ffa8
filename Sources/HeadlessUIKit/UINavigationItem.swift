import NavigationModel

/// The items that a navigation bar displays when the associated view controller is visible.
@MainActor @preconcurrency
open class UINavigationItem: UIResponder {
  /// The title in the bar.
  open var title: String?

  /// A Boolean value that indicates whether the back button is hidden, which usually disables the
  /// swipe back as well.
  open var hidesBackButton = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// The search that the bar offers.
  open var searchController: UISearchController? {
    didSet {
      searchController?.page = controller
      HeadlessPlatform.windowsChanged()
    }
  }

  /// The controller that the item represents.
  final weak var controller: UIViewController?

  /// The items on the left, which replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The items on the right.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// A Boolean value that indicates whether the left items are displayed in addition to the back
  /// button.
  open var leftItemsSupplementBackButton = false {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The title of the back button that leads back to the screen: none. What is set is not kept.
  public final var backButtonTitle: String? {
    get { nil }
    set {}
  }

  /// The button that leads back to the screen: none. What is set is not kept.
  public final var backBarButtonItem: UIBarButtonItem? {
    get { nil }
    set {}
  }

  /// The line of text above the title: none. What is set is not kept.
  public final var prompt: String? {
    get { nil }
    set {}
  }

  /// The sizes of titles.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// The size of the title: that of the screen before. What is set is not kept.
  public final var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { .automatic }
    set {}
  }

  /// The ways to show the back button.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// The way to show the back button. What is set is not kept.
  public final var backButtonDisplayMode: BackButtonDisplayMode {
    get { .default }
    set {}
  }

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the only item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the only item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// A Boolean value that indicates whether the bar shows a back button if there is a screen to go
  /// back to.
  var showsBackButton: Bool {
    !hidesBackButton && !isHiddenBySearch
      && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }

  var barButtonItems: [UIBarButtonItem] {
    isHiddenBySearch ? [] : (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
  }
}
