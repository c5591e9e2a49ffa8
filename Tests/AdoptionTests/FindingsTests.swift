#if Adopt
import Testing

@testable import Adoption

/// What the types of an app do.
struct FindingsTests {
  @Test func typesAreFoundByWhatTheyDo() throws {
    let findings = Findings(in: try Sample.parcels)
    #expect(
      findings.names(.coordinator) == ["AppCoordinator", "BaseCoordinator", "InboxCoordinator"])
    #expect(findings.names(.router) == ["RouterImp"])
    #expect(findings.names(.builder) == ["ScreenFactoryImp"])
    #expect(findings.names(.screen) == ["InboxController", "ParcelController", "SignInController"])
    #expect(findings.names(.entry) == ["AppDelegate"])
    #expect(findings["Analytics"] == .other)
  }

  @Test func aTypeThatNavigatesIsACoordinatorWhateverItsName() {
    let findings = Findings(
      in: Sample.app(
        """
        final class Onboarding {
          let stack = UINavigationController()
          func next() { stack.pushViewController(Page(), animated: true) }
        }
        final class Page: UIViewController {}
        final class MockCoordinator { func start() {} }
        final class CoordinateAnimator { var path = 1 }
        struct PageBar: ToolbarContent { var body: some ToolbarContent { ToolbarItem {} } }
        """))
    #expect(findings.names(.swiftUIView) == ["PageBar"])
    #expect(findings.names(.coordinator) == ["Onboarding"])
    #expect(findings.reasons["Onboarding"] == ["calls pushViewController", "holds stack"])
  }

  /// It decides about no screen.
  @Test func whatAnimatesAStackAndGoesBackIsNoCoordinator() {
    func role(_ member: String) -> Role {
      let findings = Findings(
        in: Sample.app(
          """
          class StackAnimator: NSObject, UINavigationControllerDelegate {
            weak var navigationController: UINavigationController?
            func pulled() { navigationController?.popViewController(animated: true) }
            \(member)
          }
          """))
      return findings["StackAnimator"]
    }
    #expect(role("") == .router)
    #expect(
      role("func open() { navigationController?.pushViewController(Page(), animated: true) }")
        == .coordinator)
  }

  @Test func whoNavigatesByAGenericParameterHoldsARouter() {
    let findings = Findings(
      in: Sample.app(
        """
        protocol ShelfRouter: AnyObject { func open(_ page: Int) }
        final class PagesCoordinator<R: ShelfRouter> {
          private let router: R
          init(router: R) { self.router = router }
          func next() { router.open(1) }
        }
        final class ListCoordinator<R> where R: ShelfRouter {
          private let router: R
          init(router: R) { self.router = router }
        }
        final class LostCoordinator<R: AnyObject> { var router: R? }
        """))
    #expect(findings.names(.coordinator) == ["ListCoordinator", "PagesCoordinator"])
    #expect(findings.reasons["ListCoordinator"] == ["holds router"])
  }

  /// Views are bound to such a router by functions of its own.
  @Test func aRouterThatIsObservedAndMakesViewsNavigates() {
    let findings = Findings(
      in: Sample.app(
        """
        protocol ListDelegate: AnyObject { func open() }
        struct ListView<Router: ListDelegate>: View {
          weak var router: Router?
          var body: some View { Button("Open") { router?.open() } }
        }
        final class Router: ObservableObject {
          @Published private var isOpen = false
          func makeList() -> some View { ListView(router: self) }
          func link() -> Binding<Bool> { Binding(get: { self.isOpen }, set: { self.isOpen = $0 }) }
        }
        extension Router: ListDelegate { func open() { isOpen = true } }
        final class PlainRouter { func makeList() -> some View { ListView(router: Router()) } }
        """))
    #expect(findings.names(.coordinator) == ["Router"])
    #expect(findings.reasons["Router"] == ["makes ListView", "is observed"])
    #expect(findings["PlainRouter"] == .builder)
    #expect(findings.standsForNavigation("ListDelegate"))
  }

  /// What RxFlow's apps go on by.
  @Test func whatSendsStepsOrCallsBackWithFlowsIsKept() {
    let findings = Findings(
      in: Sample.app(
        """
        protocol Flow: AnyObject { var root: UIViewController { get } }
        protocol Stepper { var steps: PublishRelay<Int> { get } }
        final class ShelfFlow: Flow {
          let stack = UINavigationController()
          var root: UIViewController { stack }
          func go() { stack.pushViewController(Page(), animated: true) }
        }
        final class Page: UIViewController, Stepper { let steps = PublishRelay<Int>() }
        class OneStepper: Stepper { let steps = PublishRelay<Int>() }
        final class FirstStepper: OneStepper {}
        enum Flows {
          static func use(_ flows: [Flow], block: @escaping ([UIViewController]) -> Void) {
            block(flows.map(\\.root))
          }
        }
        enum Log { static func note(_ flow: Flow) {} }
        """))
    #expect(findings.names(.router) == ["FirstStepper", "Flows", "OneStepper"])
    #expect(findings.reasons["Flows"] == ["is handed what navigates, and calls back"])
    #expect(findings.reasons["OneStepper"] == ["sends steps"])
    #expect(findings["Page"] == .screen)
    #expect(findings["Log"] == .other)
  }

  /// It is kept, since it knows where to go.
  @Test func aModelThatAsksItsRouterIsNoCoordinator() {
    let findings = Findings(
      in: Sample.app(
        """
        final class ShelfModel {
          let router: UnownedRouter<ShelfRoute>
          func open() { router.trigger(.book) }
        }
        final class ShelfCoordinator {
          let router: UnownedRouter<ShelfRoute>
          func open() { router.trigger(.book) }
        }
        """))
    #expect(findings["ShelfModel"] == .router)
    #expect(findings["ShelfCoordinator"] == .coordinator)
  }

  @Test func whoHandsOutViewsIsABuilder() {
    let findings = Findings(
      in: Sample.app(
        """
        class Flow { var path: [Int] = []; func open() { path.append(1) } }
        struct PageView: View { var body: some View { Text("1") } }
        struct Pages { @ViewBuilder func page(_ number: Int) -> some View { PageView() } }
        class Tabs { let homeRouter: HomeRouter; func tab() -> AnyView { homeRouter.entry() } }
        class Titles { func title() -> some View { Text("1") } }
        struct Look: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { PageView() }
        }
        """))
    #expect(findings.names(.builder) == ["Pages", "Tabs"])
    #expect(findings.reasons["Pages"] == ["makes PageView"])
    #expect(findings.reasons["Tabs"] == ["holds homeRouter"])
  }

  @Test func whereNothingElseNavigatesTheObjectsDoByWhichViewsShowSomething() {
    let models = """
      class Catalog: ObservableObject { @Published var page: Page?; @Published var count = 0 }
      class Filter: ObservableObject { @Published var isOn = false }
      class Bar: ObservableObject { @Published var tab = 0 }
      class Plain: ObservableObject { @Published var text = "" }
      struct Page {}
      struct CatalogView: View {
        @ObservedObject var catalog: Catalog
        @ObservedObject var filter: Filter
        @ObservedObject var bar: Bar
        @State private var text = ""
        var body: some View {
          TabView(selection: $bar.tab) {
            NavigationLink(destination: A(), isActive: $filter.isOn) { B() }
              .sheet(item: $catalog.page) { _ in C() }.sheet(isPresented: $text) { D() }
          }
        }
      }
      """
    let findings = Findings(in: Sample.app(models))
    #expect(findings.names(.coordinator) == ["Bar", "Catalog", "Filter"])
    #expect(findings.reasons["Catalog"] == ["holds page, by which views show something"])
    let flow = """

      class Flow {
        let stack = UINavigationController()
        func next() { stack.pushViewController(UIViewController(), animated: true) }
      }
      """
    #expect(Findings(in: Sample.app(models + flow)).names(.coordinator) == ["Flow"])
  }

  @Test func evidenceHoldsForSubclassesAndWhoMakesBuildersIsOne() {
    let findings = Findings(
      in: Sample.app(
        """
        class Flow { var children: [Flow] = []; func start() { children.first?.start() } }
        class Settings: Flow {}
        class Container { func make() -> Settings { Settings() } }
        class Outer { func make() -> Container { Container() } }
        """))
    #expect(findings.names(.coordinator) == ["Flow", "Settings"])
    #expect(findings.reasons["Settings"] == ["is a Flow"])
    #expect(findings.names(.builder) == ["Container", "Outer"])
  }

  @Test func whatShowsAPreviewIsTheAppsOwn() {
    let app = Sample.app(
      """
      class MoviePreviewCoordinator {
        let stack: UINavigationController
        func start() { stack.pushViewController(x, animated: true) }
      }
      class CoordinatorPreview {
        let stack: UINavigationController
        func start() { stack.pushViewController(x, animated: true) }
      }
      """)
    let findings = Findings(in: app)
    #expect(findings.names(.coordinator) == ["MoviePreviewCoordinator"])
  }

  @Test func aCoordinatorMayLeaveItToAnotherOneToShowWhatItMakes() {
    let findings = Findings(
      in: Sample.app(
        """
        protocol StackCoordinatorProtocol { var stack: UINavigationController { get } }
        extension StackCoordinatorProtocol {
          func show(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
        }
        final class PageCoordinator {
          private let inner: StackCoordinatorProtocol
          func open() { inner.show(Page()) }
        }
        final class PageViewModel { var coordinator: PageCoordinator? }
        final class Page: UIViewController {}
        """))
    #expect(findings.names(.coordinator) == ["PageCoordinator"])
    #expect(
      findings.reasons["PageCoordinator"] == ["leaves it to a coordinator that it holds"])
    #expect(findings["PageViewModel"] == .other)
  }

  @Test func aRouterMayLeaveItToACoordinatorThatItHolds() {
    let findings = Findings(
      in: Sample.app(
        """
        protocol PageFlow: AnyObject { func show(_ page: Int) }
        final class PageRouter {
          private var current: PageFlow?
          func show(_ page: Int) { current?.show(page) }
        }
        final class PagePresenter { var flow: PageFlow? }
        """))
    #expect(findings.names(.router) == ["PageRouter"])
    #expect(findings.reasons["PageRouter"] == ["leaves it to a coordinator that it holds"])
    #expect(findings["PagePresenter"] == .other)
  }

  @Test func whatAnInitializerSetsOfItsOwnShowsNothing() {
    let findings = Findings(
      in: Sample.app(
        """
        final class PageModel {
          let isPresented: Bool
          init(isPresented: Bool) { self.isPresented = isPresented }
        }
        final class Start {
          let window: UIWindow
          init(window: UIWindow) {
            self.window = window
            window.rootViewController = UIViewController()
          }
        }
        """))
    #expect(findings.names(.coordinator) == ["Start"])
  }

  @Test func aRouterThatMakesScreensDecidesWhich() {
    let findings = Findings(
      in: Sample.app(
        """
        class Router<Route> {
          let viewController: UIViewController
          func navigate(to route: Route) {}
        }
        final class ShelfRouter: Router<Int> {
          override func navigate(to route: Int) {
            viewController.navigationController?.pushViewController(Page(), animated: true)
          }
        }
        final class Page: UIViewController {}
        """))
    #expect(findings.names(.coordinator) == ["ShelfRouter"])
    #expect(
      findings.reasons["ShelfRouter"] == ["calls pushViewController", "holds viewController"])
  }

  @Test func aRouterThatHoldsItsPathIsACoordinator() {
    let app = Sample.app(
      """
      final class PagesRouter {
        var path: [Int] = []
        func open(_ id: Int) { path.append(id) }
      }
      final class StackRouter {
        weak var stack: UINavigationController?
        func open(_ page: UIViewController) { stack?.pushViewController(page, animated: true) }
      }
      """)
    let findings = Findings(in: app)
    #expect(findings.names(.coordinator) == ["PagesRouter"])
    #expect(findings.names(.router) == ["StackRouter"])
  }
}
#endif
