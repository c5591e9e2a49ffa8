#if Adopt
import Testing

@testable import Adoption

/// Classes that give what they are asked for by its type.
struct DependencyContainerTests {
  @Test func whatGivesWhatItWasToldToMakeIsKept() throws {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        let container: Container
        let client: Client
        init(container: Container, client: Client) { self.container = container; self.client = client }
        func start() { stack.pushViewController(Page(container.resolve(Shop.self)), animated: true) }
        func load() async throws { _ = try await client.fetch(Item.self); _ = client.decode(Item.self) }
      }
      protocol Shop {}
      struct Item: Decodable {}
      final class Container {
        private var makers: [String: () -> Any] = [:]
        func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers["\\(type)"] = make }
        func resolve<T>(_ type: T.Type) -> T { makers["\\(type)"]!() as! T }
      }
      final class Client {
        func fetch<T>(_ type: T.Type) async throws -> T { fatalError() }
        func decode<T: Decodable>(_ type: T.Type) -> T { fatalError() }
      }
      final class Page: UIViewController { init(_ shop: Shop) { super.init(nibName: nil, bundle: nil) } }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept.contains(try #require(project.type("Container")).id))
    // What asks a server is not: nobody told it what to make.
    #expect(slice.edge["Client"] == .hollow)
  }

  @Test func whatGivesTheTypeThatItIsToldToMakeIsKept() throws {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        let plans: Plans
        init(plans: Plans) { self.plans = plans }
        func start() { stack.pushViewController(Page(plans.find(Shop.self).init()), animated: true) }
      }
      class Shop { required init() {} }
      final class Plans {
        private var types: [String: Any.Type] = [:]
        func add<T>(_ type: T.Type) { types["\\(type)"] = type }
        func find<T: Shop>(_ type: T.Type) -> T.Type { types["\\(type)"] as! T.Type }
      }
      final class Page: UIViewController { init(_ shop: Shop) { super.init(nibName: nil, bundle: nil) } }
      """)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    #expect(slice.kept.contains(try #require(project.type("Plans")).id))
  }
}
#endif
