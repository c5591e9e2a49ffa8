import NavigationModel

/// What a navigation bar shows while a view controller is on top of its stack.
@MainActor @preconcurrency
open class UINavigationItem: UIResponder {
  /// The title in the bar.
  open var title: String?

  /// Whether the bar has no back button; then there is usually no swipe back either.
  open var hidesBackButton = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// The items on the left, which take the back button's place.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The items on the right.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// Whether the back button stays beside the items on the left.
  open var leftItemsSupplementBackButton = false {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// Makes an item with a title.
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

  /// Sets the one item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the one item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether the bar would show a back button, given that there is somewhere to go.
  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }

  var barButtonItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
  }
}
