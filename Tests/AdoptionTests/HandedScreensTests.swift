#if Adopt
import Testing

@testable import Adoption

/// Routers that hold nothing, and lead on from the screens that they are handed.
struct HandedScreensTests {
  private let app = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ s: UIScene, willConnectTo o: UISceneSession, options c: UIScene.ConnectionOptions) {
        window = UIWindow(windowScene: s as! UIWindowScene)
        window?.rootViewController = UINavigationController(rootViewController: ShelfRouter.module())
        window?.makeKeyAndVisible()
      }
    }
    protocol ShelfViewing: AnyObject {}
    protocol ShelfRouting { func showBook(from view: ShelfViewing); func close(_ screen: UIViewController) }
    final class ShelfRouter: ShelfRouting {
      static func module() -> UIViewController {
        let controller = ShelfController()
        let presenter = ShelfPresenter()
        controller.presenter = presenter
        presenter.view = controller
        presenter.router = ShelfRouter()
        return controller
      }
      func showBook(from view: ShelfViewing) {
        guard let controller = view as? UIViewController else { return }
        controller.navigationController?.pushViewController(BookController(), animated: true)
      }
      func close(_ screen: UIViewController) { screen.dismiss(animated: true) }
    }
    final class ShelfPresenter {
      weak var view: ShelfViewing?
      var router: ShelfRouting?
      func didTapBook() {
        guard let view = view else { return }
        router?.showBook(from: view)
      }
    }
    final class ShelfController: UIViewController, ShelfViewing {
      var presenter: ShelfPresenter?
      let router = ShelfRouter()
      @objc func didTap() { presenter?.didTapBook() }
      @objc func didTapClose() { router.close(self) }
    }
    final class BookController: UIViewController {}
    final class Dispatcher {
      func present(_ screen: UIViewController) { screen.present(screen, animated: true) }
    }
    final class RequestRouter { func request(_ path: String) -> String { path } }
    """

  @Test func theyAreRouters() {
    let project = Sample.app(app)
    let findings = Findings(in: project)
    #expect(findings.names(.router) == ["ShelfRouter"])
    #expect(findings.names(.coordinator) == [])
    #expect(
      findings.reasons["ShelfRouter"] == [
        "calls dismiss", "calls pushViewController", "is handed the screens from which it leads on",
      ])
    #expect(NavigatingViews.orCoordinators(areIn: project, findings))
  }

  @Test func aCallHandsOnTheScreenThatItsOwnerHolds() throws {
    let project = Sample.app(app)
    let draft = try Draft(project, Findings(in: project), Knowledge())
    func text(_ name: String) throws -> String {
      try #require(draft.standIns.files.first { $0.name == name }?.file.text)
    }
    #expect(
      try text("ShelfPresenter").contains(
        "OfferedCallback(\"ShelfPresenter:showBook\") { [weak self] in guard let self else { return }; "
          + "if let held0 = self.view { _ = self.router?.showBook(from: held0) } },"))
    #expect(
      try text("ShelfController").contains(
        "OfferedCallback(\"ShelfController:close\") { [weak self] in guard let self else { return }; "
          + "_ = self.router.close(self) },"))
  }
}
#endif
