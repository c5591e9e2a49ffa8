import NavigationModel

/// The methods by which an app hears of a search bar. All are optional.
///
/// A method that only a subclass of the conforming class implements is not called; the conforming class
/// must implement it, too.
///
/// Source: Apple's documentation of `UISearchBarDelegate`.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Asks whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when a person, or the cancel button of a search controller, has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks whether text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the search key was touched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button was touched, which is not offered.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was chosen, which is not offered.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A bar into which a person types what to search for.
///
/// A touch of the bar is the event `beginSearch`. Then a person types (`typeSearch`), which makes the text `a`,
/// touches the search key of the keyboard (`submitSearch`), or the cancel button (`cancelSearch`) where there
/// is one. The bar of a search controller has one while the search lasts.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The looks of a bar. None differs from another here.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The delegate, which hears of what a person does.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The text. The delegate does not hear of one that the app sets.
  open var text: String? = "" { didSet { HeadlessPlatform.windowsChanged() } }

  /// The text that is shown while there is none.
  open var placeholder: String?

  /// A Boolean value that indicates whether there is a cancel button.
  open var showsCancelButton = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// The titles of the scopes, of which none is chosen by a person.
  open var scopeButtonTitles: [String]?

  /// The index of the scope.
  open var selectedScopeButtonIndex = 0

  /// A Boolean value that indicates whether the scopes are shown.
  open var showsScopeBar = false

  /// The looks of the bar.
  open var searchBarStyle = Style.default

  /// The field of the bar.
  public final let searchTextField = UISearchTextField()

  /// The controller to whose search the bar belongs.
  final weak var searchController: UISearchController?

  /// A Boolean value that indicates whether the keyboard writes into the bar.
  final private(set) var isEditing = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets an image of the bar, which is not kept.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// The images of a bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open override func becomeFirstResponder() -> Bool { begin() }

  open override func resignFirstResponder() -> Bool { end() }

  open override var isFirstResponder: Bool { isEditing }

  // MARK: - What a person does

  private var hasCancelButton: Bool { searchController?.isActive ?? showsCancelButton }

  final func begin() -> Bool {
    guard !isEditing, delegate?.searchBarShouldBeginEditing(self) != false else { return isEditing }
    isEditing = true
    searchController?.begin()
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  final func end() -> Bool {
    guard isEditing, delegate?.searchBarShouldEndEditing(self) != false else { return !isEditing }
    isEditing = false
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  final func type(_ text: String) {
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    guard
      delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) != false
    else { return }
    change(to: text)
  }

  /// Changes the text as a person does.
  final func change(to text: String) {
    guard text != self.text else { return }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    searchController?.textChanged()
  }

  private func submit() {
    delegate?.searchBarSearchButtonClicked(self)
    if searchController != nil { _ = end() }
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  /// What a person can do with the bar.
  final var gestures: [(action: Gesture.Action, perform: @MainActor () -> Void)] {
    var gestures: [(action: Gesture.Action, perform: @MainActor () -> Void)] = []
    if !isEditing { gestures.append((.beginSearch, { [weak self] in _ = self?.begin() })) }
    if isEditing, text?.isEmpty != false {
      gestures.append((.typeSearch, { [weak self] in self?.type("a") }))
    }
    if isEditing, text?.isEmpty == false {
      gestures.append((.submitSearch, { [weak self] in self?.submit() }))
    }
    if hasCancelButton {
      gestures.append((.cancelSearch, { [weak self] in self?.cancel() }))
    }
    return gestures
  }

  /// What is state of the bar.
  final var words: String? {
    let words = [isEditing ? "editing" : nil, text?.isEmpty == false ? "'\(text!)'" : nil]
      .compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
