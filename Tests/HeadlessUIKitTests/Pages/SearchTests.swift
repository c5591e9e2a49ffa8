import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// Hears of a search.
@MainActor
private final class SearchListener: UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  let journal: Journal
  var mayBegin = true

  init(_ journal: Journal) { self.journal = journal }

  func updateSearchResults(for searchController: UISearchController) {
    journal.note("update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    journal.note("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    journal.note("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    journal.note("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    journal.note("didDismiss")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { journal.note("begin editing") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { journal.note("end editing") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    journal.note("text '\(searchText)'")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { journal.note("submit") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.note("cancel") }
}

extension UIKitTests {
  @MainActor
  @Suite final class SearchTests: StackScene {
    private lazy var listener = SearchListener(journal)
    private let results = Screen("results")

    private func search(_ results: UIViewController? = nil) -> UISearchController {
      let search = UISearchController(searchResultsController: results)
      search.searchResultsUpdater = listener
      search.delegate = listener
      search.searchBar.delegate = listener
      a.navigationItem.searchController = search
      a.definesPresentationContext = true
      return search
    }

    private func perform(_ names: String...) {
      for name in names {
        #expect(window.perform(name), "\(name) of \(window.gestureNames())")
        driver.settle()
      }
    }

    @Test("A touch of the bar presents the search over the page, which is dimmed")
    func begins() {
      let search = search()
      #expect(window.gestureNames() == ["beginSearch@root"])
      perform("beginSearch@root")
      #expect(search.isActive)
      #expect(
        journal.flush() == ["willPresent", "update '' true", "begin editing", "didPresent"])
      #expect(driver.log() == ["presented search UISearchController"])
      #expect(
        window.text() == ["stack*", "  a", "    ▸search*", "      UISearchController/*"])
      #expect(window.stateText().contains("search: editing"))
      #expect(a.presentedViewController === search)
      #expect(
        window.gestureNames() == ["typeSearch@search", "cancelSearch@search"])
    }

    @Test("Results are visible while there is text, and go with it")
    func resultsController() {
      _ = search(results)
      perform("beginSearch@root", "typeSearch@search")
      #expect(
        window.text() == [
          "stack*", "  a", "    ▸search*", "      UISearchController/*", "        results*",
        ])
      #expect(journal.flush().suffix(2) == ["text 'a'", "update 'a' true"])
      #expect(
        window.gestureNames() == ["submitSearch@search", "cancelSearch@search"])
      perform("submitSearch@search")
      #expect(journal.flush() == ["submit", "end editing"])
      #expect(
        window.gestureNames() == ["beginSearch@search", "cancelSearch@search"])
      perform("cancelSearch@search")
      #expect(
        journal.flush() == ["cancel", "willDismiss", "text ''", "update '' false", "didDismiss"])
      #expect(window.text() == ["stack*", "  a*"])
      #expect(results.parent != nil)
      #expect(window.gestureNames() == ["beginSearch@root"])
      #expect(window.stateText() == ["delegate: NotingStack", "definesPresentationContext: true"])
    }

    @Test("A page that is not obscured can be touched, but not the hidden bar")
    func notObscured() {
      let search = search()
      search.obscuresBackgroundDuringPresentation = false
      a.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", primaryAction: UIAction { _ in })
      #expect(window.text() == ["stack*", "  a* [Add]"])
      perform("beginSearch@root")
      #expect(
        window.text() == ["stack*", "  a*", "    ▸search*", "      UISearchController/*"])
      search.hidesNavigationBarDuringPresentation = false
      #expect(window.text()[1] == "  a* [Add]")
    }

    @Test("While a search is active the page can't present, and dismiss ends the search")
    func presentation() {
      let search = search()
      search.obscuresBackgroundDuringPresentation = false
      search.isActive = true
      driver.settle()
      #expect(journal.flush() == ["willPresent", "didPresent"])
      forget()
      a.present(Screen("m"), animated: true)
      #expect(
        driver.log() == ["presentIgnored sheet m (UISearchController is already presented)"])
      a.dismiss(animated: true)
      driver.settle()
      #expect(!search.isActive)
      #expect(journal.flush() == ["willDismiss", "update '' false", "didDismiss"])
    }

    @Test("A push from a search leaves it active below; without a context it stays on top")
    func push() {
      let search = search()
      search.isActive = true
      driver.settle()
      stack.pushViewController(b, animated: false)
      #expect(window.touchable() == ["b"])
      _ = stack.popViewController(animated: false)
      #expect(search.isActive)
      search.isActive = false
      driver.settle()
      a.definesPresentationContext = false
      search.isActive = true
      driver.settle()
      stack.pushViewController(b, animated: false)
      #expect(window.touchable() == [])
    }

    @Test("The bar may refuse, and no navigation bar offers no search")
    func refused() {
      let search = search()
      listener.mayBegin = false
      perform("beginSearch@root")
      #expect(!search.isActive)
      #expect(journal.flush() == [])
      stack.isNavigationBarHidden = true
      #expect(window.gestureNames() == [])
    }

    @Test("A bar of its own tells its delegate, and has a cancel button where the app shows one")
    func bar() {
      let bar = UISearchBar()
      bar.delegate = listener
      a.view.addSubview(bar)
      perform("beginSearch@root", "typeSearch@root")
      #expect(journal.flush() == ["begin editing", "text 'a'"])
      #expect(window.stateText().contains("search: editing 'a'"))
      #expect(window.gestureNames() == ["submitSearch@root"])
      bar.setShowsCancelButton(true, animated: true)
      perform("submitSearch@root", "cancelSearch@root")
      #expect(journal.flush() == ["submit", "cancel"])
      _ = bar.resignFirstResponder()
      bar.text = nil
      #expect(journal.flush() == ["end editing"])
      #expect(window.gestureNames() == ["beginSearch@root", "cancelSearch@root"])
    }

    @Test("Responders lead from a view to its controller, its superviews and its parent")
    func responders() {
      let label = UILabel()
      a.view.addSubview(label)
      #expect(label.next === a.view)
      #expect(a.view.next === a)
      #expect(a.next === stack)
      #expect(stack.next === window)
      #expect(!label.becomeFirstResponder())
      #expect(a.view.endEditing(true))
    }
  }
}
