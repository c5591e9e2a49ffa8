import NavigationModel

/// An object that updates the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins, when its text changes, and when it ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods by which an app is notified of a search. All are optional.
///
/// A method that only a subclass of the conforming class implements is not called; the conforming class
/// must implement it, too.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search was presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A controller that searches what another one shows.
///
/// While the search is active it is presented over the page, or over the nearest controller around it that
/// defines a presentation context. So the page can present nothing else, and to dismiss what it presents
/// ends the search. The controller for results is visible while there is text. Where there is none, and the
/// page is not obscured, the page can be touched.
///
/// Source: Apple's documentation of `UISearchController`, of its `isActive` and of
/// `UISearchResultsUpdating`.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate, which is notified of the presentation.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The controller that shows the results; the page itself where it is nil.
  public final let searchResultsController: UIViewController?

  /// A Boolean value that indicates whether the page is dimmed while there are no results: a touch of it
  /// ends the search.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// A Boolean value that indicates whether the navigation bar is hidden while the search is active, and its
  /// buttons with it.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// A Boolean value that indicates whether the results are visible without text.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// A Boolean value that indicates whether the cancel button comes by itself, which it does.
  open var automaticallyShowsCancelButton = true

  /// A Boolean value that indicates whether the scopes come by themselves, which are not chosen.
  open var automaticallyShowsScopeBar = true

  /// The bar into which a person types.
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar()

  /// The page whose navigation item has the search.
  final weak var page: UIViewController?

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
    bar.searchController = self
    if let searchResultsController { addChild(searchResultsController) }
  }

  /// Creates a search whose results the page itself shows.
  public convenience init() { self.init(searchResultsController: nil) }

  /// A Boolean value that indicates whether the search is presented. To set it begins or ends the search.
  open var isActive: Bool {
    get { presenter != nil && !isBeingDismissed }
    set {
      guard newValue != isActive else { return }
      if newValue {
        present()
      } else {
        presenter?.startDismissing(animated: true)
      }
    }
  }

  private func present() {
    var view: UIView? = bar
    while let next = view, next.controller == nil { view = next.superview }
    (page ?? view?.controller)?.present(self, animated: true)
  }

  /// Begins the search as its bar is touched.
  final func begin() {
    isActive = true
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func textChanged() {
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// A Boolean value that indicates whether the results are visible.
  private var showsResults: Bool {
    searchResultsController != nil
      && (showsSearchResultsController || bar.text?.isEmpty == false)
  }

  /// A Boolean value that indicates whether the page can't be touched.
  final var covers: Bool { obscuresBackgroundDuringPresentation || showsResults }

  private func showResults() {
    HeadlessPlatform.windowsChanged()
    guard let results = searchResultsController else { return }
    let isShown = results.viewIfLoaded?.superview != nil
    guard isShown != showsResults else { return }
    if isShown { results.view.removeFromSuperview() } else { view.addSubview(results.view) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { delegate?.willPresentSearchController(self) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isBeingPresented { delegate?.didPresentSearchController(self) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed else { return }
    delegate?.willDismissSearchController(self)
    _ = bar.end()
    if bar.text?.isEmpty == false {
      bar.change(to: "")
    } else {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.didDismissSearchController(self) }
  }
}

extension UINavigationItem {
  /// A Boolean value that indicates whether the bar hides while a person scrolls, which nobody does.
  public final var hidesSearchBarWhenScrolling: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether an active search hides the navigation bar.
  final var isHiddenBySearch: Bool {
    guard let searchController else { return false }
    return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
  }
}

extension WindowWalker {
  /// Offers what a person can do with search bars.
  mutating func addSearch(_ bar: UISearchBar?, at place: Place) {
    for (action, perform) in bar?.gestures ?? [] {
      offerOnce(action, "", at: place, perform)
    }
  }

  /// Offers what a person can do with the search of a page, or with one that is active.
  mutating func addSearch(of controller: UIViewController, at place: Place) {
    if let search = controller as? UISearchController { addSearch(search.searchBar, at: place) }
    guard let bar = controller.parent as? UINavigationController, bar.showsBar,
      let search = controller.navigationItem.searchController, search.presenter == nil
    else { return }
    addSearch(search.searchBar, at: place)
  }
}
