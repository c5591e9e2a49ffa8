#if Adopt
import Testing

@testable import Adoption

/// The screens that screens make and hand a navigator.
struct MadeScreensTests {
  /// The calls of a screen whose code shows what it makes by a router.
  private func calls(_ code: String) throws -> [String] {
    let app = Sample.app(
      """
      @MainActor final class Router {
        static let shared = Router()
        func show(_ page: UIViewController, from screen: UIViewController) {
          screen.navigationController?.pushViewController(page, animated: true)
        }
      }
      struct Book { let id: Int; let title: String }
      final class BookController: UIViewController {
        init(book: Book, title: String) { super.init(nibName: nil, bundle: nil) }
      }
      struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
      final class ShelfController: UIViewController {
        private var books: [Book] = []
        @objc func tap() { \(code) }
      }
      """)
    var knowledge = Knowledge()
    knowledge.needed = ["ShelfController"]
    let standIns = try Draft(app, Findings(in: app), knowledge).standIns
    let shelf = try #require(standIns.types.first { $0.name == "ShelfController" })
    return shelf.callbacks.map { "\($0.control) \($0.call)" }
  }

  private let book =
    "ShelfController:show(BookController) _ = Router.shared.show("
    + "BookController(book: Book(id: 1, title: \"a\"), title: \"a\"), from: self)"

  @Test func aScreenIsMadeOfItsClass() throws {
    #expect(
      try calls("Router.shared.show(BookController(book: books[0], title: name), from: self)")
        == [book])
  }

  @Test func soIsOneThatAConstantHolds() throws {
    let code = """
      let page = BookController(book: books[0], title: name)
          if isOpen { Router.shared.show(page, from: self) }
      """
    #expect(try calls(code) == [book])
    let cast = """
      let page = board.make("Book") as! BookController
          Router.shared.show(page, from: self)
      """
    #expect(try calls(cast) == [book])
  }

  @Test func whatWrapsAScreenOrAViewIsMadeOfIt() throws {
    #expect(
      try calls(
        "Router.shared.show(UINavigationController(rootViewController: BookController(book: b, "
          + "title: t)), from: self)") == [
          "ShelfController:show(UINavigationController) _ = Router.shared.show("
            + "UINavigationController(rootViewController: BookController(book: Book(id: 1, title: "
            + "\"a\"), title: \"a\")), from: self)"
        ])
    #expect(
      try calls(
        "Router.shared.show(UIHostingController(rootView: BookView(book: b).padding()), from: self)"
      ) == [
        "ShelfController:show(UIHostingController) _ = Router.shared.show("
          + "UIHostingController(rootView: BookView(book: Book(id: 1, title: \"a\"))), from: self)"
      ])
  }

  @Test func whatIsNotToldIsAnyScreen() throws {
    #expect(
      try calls("Router.shared.show(next(), from: self)")
        == ["ShelfController:show _ = Router.shared.show(UIViewController(), from: self)"])
  }
}
#endif
