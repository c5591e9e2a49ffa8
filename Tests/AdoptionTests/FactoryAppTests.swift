#if Adopt
import Testing

@testable import Adoption

/// Apps whose coordinators ask a container of Factory for what they show.
struct FactoryAppTests {
  private let app = """
    import Factory
    import UIKit
    class AppDelegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      let flow = PagesCoordinator()
      func begin() { window = UIWindow(); flow.start() }
    }
    class PagesCoordinator {
      let stack = UINavigationController()
      @Injected(\\.store) var store: Store
      func start() { stack.pushViewController(PageController(store), animated: true) }
    }
    class PageController: UIViewController {
      init(_ store: Store) { super.init(nibName: nil, bundle: nil) }
    }
    class Store {}
    class Clock {}
    public extension Container {
      var store: Factory<Store> { self { Store() }.singleton }
    }
    extension Container { var clock: Factory<Clock> { self { Clock() } } }
    extension Container: AutoRegistering {
      public func autoRegister() { registerAll() }
    }
    extension Container { public func registerAll() { store.register { Store() } } }
    """

  @Test func whatTellsAContainerWhatToMakeIsKeptWhereItIsAsked() {
    let project = Sample.app(app)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    let kept = project.foreignExtensions.filter { slice.kept.contains($0.id) }
    #expect(
      kept.flatMap { $0.members.flatMap { HollowMember.names(of: $0.decl) } }
        == ["store", "autoRegister", "registerAll"])
  }

  @Test func theTypesOfFactoryComePrepared() throws {
    let project = Sample.app(app)
    let text = try Draft(project, Findings(in: project), Knowledge()).standIns.files
      .first { $0.name == "Factory" }?.file.text
    #expect(text?.contains("typealias Injected = FactoryInjected\n") == true)
    #expect(text?.contains("typealias Container = FactoryContainer\n") == true)
  }

  @Test func aContainerThatMakesWhatIsNotThereIsNone() throws {
    let other = app.replacing("self { Clock() }", with: "self { AtomicClock() }")
    #expect(!PreparedTypes.factory.areUsed(by: Sample.app(other)))
    #expect(PreparedTypes.factory.areUsed(by: Sample.app(app)))
  }

  @Test func whatFulfilsARequirementOfTheLibraryStaysPublic() {
    let project = Sample.app(app)
    let file = RewrittenFile(
      0, of: project, kept: project.files[0].declarations, cuts: [], isInternal: true)
    let text = file.text ?? ""
    #expect(text.contains("public func autoRegister()"))
    #expect(text.contains("extension Container {  func registerAll()"))
  }
}
#endif
