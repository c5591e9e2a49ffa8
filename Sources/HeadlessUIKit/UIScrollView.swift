import NavigationModel

/// A view whose content can be moved, which shows it all.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The control that refreshes the content when a person pulls it down.
  open var refreshControl: UIRefreshControl? { didSet { HeadlessPlatform.windowsChanged() } }

  /// The place of the content: that at the top. What is set is not kept.
  public final var contentOffset: CGPoint {
    get { .zero }
    set {}
  }

  /// The size of the content: none. What is set is not kept.
  public final var contentSize: CGSize {
    get { .zero }
    set {}
  }

  /// A Boolean value that indicates whether content moves beyond its end: `true`.
  public final var bounces: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether content moves beyond its end though it is small: `false`.
  public final var alwaysBounceVertical: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether content moves page by page: `false`.
  public final var isPagingEnabled: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether content moves: `true`.
  public final var isScrollEnabled: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether a bar shows how far the content is: `true`.
  public final var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether a bar shows how far the content is: `true`.
  public final var showsHorizontalScrollIndicator: Bool {
    get { true }
    set {}
  }

  /// Moves the content, which has no effect.
  public final func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}

  /// Moves the content, which has no effect.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

/// A control that refreshes content when a person pulls it down, the event `pullToRefresh`.
///
/// The pull runs the actions for a changed value. It can be repeated when the app has ended the refreshing.
///
/// Source: Apple's documentation of the class.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether content is being refreshed.
  public private(set) final var isRefreshing = false {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The title of the control, which is looks.
  open var attributedTitle: NSAttributedString?

  /// Begins the refreshing, without actions.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends the refreshing.
  open func endRefreshing() { isRefreshing = false }

  override func touch() {}

  final func pull() {
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

extension WindowWalker {
  /// Offers the pull that refreshes a view.
  mutating func addRefreshing(_ view: UIView, at place: Place) {
    guard let control = (view as? UIScrollView)?.refreshControl, control.isEnabled,
      control.actionCount > 0, !control.isRefreshing
    else { return }
    offerOnce(.pullToRefresh, "", at: place) { [weak control] in control?.pull() }
  }
}
