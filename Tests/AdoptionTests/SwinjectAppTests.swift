#if Adopt
import Testing

@testable import Adoption

/// Apps whose coordinators ask a container of Swinject for what they show.
struct SwinjectAppTests {
  private let app = """
    import Swinject
    import SwinjectAutoregistration
    import UIKit
    class AppDelegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      let assembler = Assembler([PageAssembly()])
      lazy var flow = PagesCoordinator(resolver: assembler.resolver)
      func begin() { window = UIWindow(); flow.start() }
    }
    class PagesCoordinator {
      let stack = UINavigationController()
      let resolver: Resolver
      init(resolver: Resolver) { self.resolver = resolver }
      func start() { stack.pushViewController(resolver.resolve(PageController.self)!, animated: true) }
    }
    class PageController: UIViewController { var model: PageModel! }
    class PageModel { init(store: Store) {} }
    class Store {}
    class PageAssembly: Assembly {
      func assemble(container: Container) {
        container.autoregister(PageModel.self, initializer: PageModel.init)
        container.register(Store.self) { _ in Store() }.inObjectScope(.container)
        container.register(PageController.self) { _ in PageController() }
          .initCompleted { resolver, page in page.model = resolver.resolve(PageModel.self)! }
      }
    }
    """

  private func names(_ text: String) throws -> String? {
    let app = Sample.app(text)
    return try Draft(app, Findings(in: app), Knowledge()).standIns.files
      .first { $0.name == "Swinject" }?.file.text
  }

  @Test func theTypesOfSwinjectComePrepared() throws {
    #expect(
      try names(app) == """
        // Stands in for what Swinject declares. Written by 'verifier adopt'.

        typealias Assembler = SwinjectAssembler
        typealias Assembly = SwinjectAssembly
        typealias Container = SwinjectContainer
        typealias ObjectScope = SwinjectObjectScope
        typealias Resolver = SwinjectResolver
        typealias ServiceEntry = SwinjectServiceEntry

        """)
    #expect(try names(app + "\nclass Container {}")?.contains("typealias Container ") == false)
    let other = app.replacing("import SwinjectAutoregistration\n", with: "")
      .replacing("import Swinject\n", with: "")
    #expect(try names(other) == nil)
  }

  @Test func whatTellsAContainerWhatToMakeIsKept() throws {
    func isKept(_ text: String) throws -> Bool {
      let project = Sample.app(text)
      let slice = Slice(of: project, Findings(in: project), Knowledge())
      return slice.kept.contains(try #require(project.type("PageAssembly")).id)
    }
    #expect(try isKept(app))
    #expect(
      try isKept(
        app.replacing(
          "class PageAssembly: Assembly",
          with: "protocol Part: Assembly {}\nclass PageAssembly: Part")))
  }

  @Test func whatGivesWhatTellsAContainerIsKept() throws {
    let project = Sample.app(
      app.replacing("Assembler([PageAssembly()])", with: "Assembler(Parts().all)") + """

        class Parts { var all: [Assembly] { [PageAssembly()] } }
        """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept.contains(try #require(project.type("Parts")).id))
    #expect(slice.kept.contains(try #require(project.type("PageAssembly")).id))
  }

  @Test func whatAContainerKeepsIsSeen() throws {
    let app = Sample.app(app)
    let system = try #require(Draft(app, Findings(in: app), Knowledge()).system).file.text
    #expect(system.contains(#"it.appModules.append("AdoptionSupport")"#))
  }
}
#endif
