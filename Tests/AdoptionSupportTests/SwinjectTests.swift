import AdoptionSupport
import Testing

/// The types of Swinject that come prepared.
struct SwinjectTests {
  private protocol Store: AnyObject {}
  private final class Shelf: Store {}
  private final class Reader {
    let store: any Store
    var shelf: Shelf?
    init(store: any Store) { self.store = store }
  }
  private final class Page {
    let reader: Reader
    let number: Int
    let text: String
    init(reader: Reader, number: Int, text: String) {
      (self.reader, self.number, self.text) = (reader, number, text)
    }
  }

  private final class Parts: SwinjectAssembly {
    var isLoaded = false
    func assemble(container: SwinjectContainer) {
      container.register((any Store).self) { _ in Shelf() }.inObjectScope(.container)
      container.autoregister(Reader.self, initializer: Reader.init)
        .initCompleted { $1.shelf = $0.resolve((any Store).self) as? Shelf }
      container.register(Page.self) { resolver, number, text in
        Page(reader: resolver.resolve(Reader.self)!, number: number, text: text)
      }
    }
    func loaded(resolver: any SwinjectResolver) { isLoaded = true }
  }

  @Test func anAssemblerGivesWhatItsAssembliesRegistered() throws {
    let parts = Parts()
    let resolver = SwinjectAssembler([parts]).resolver
    #expect(parts.isLoaded)
    let page = try #require(resolver.resolve(Page.self, arguments: 3, "a"))
    #expect(page.number == 3 && page.text == "a")
    #expect(page.reader.shelf === page.reader.store)
    #expect(resolver.resolve(Page.self) == nil)
    #expect(resolver.resolve(Page.self, argument: 3) == nil)
    #expect(resolver.resolve(Page.self, name: "other") == nil)
  }

  @Test func anInitializerTakesAnArgumentThatIsHandedOver() throws {
    final class Note {
      let store: any Store
      let text: String
      init(store: any Store, text: String) { (self.store, self.text) = (store, text) }
    }
    let container = SwinjectContainer()
    container.register((any Store).self) { _ in Shelf() }
    container.autoregister(Note.self, argument: String.self, initializer: Note.init)
    #expect(container.resolve(Note.self, argument: "a")?.text == "a")
    #expect(container.resolve(Note.self) == nil)
  }

  @Test func overloadsOfAnAppCallThoseOfTheLibrary() throws {
    let container = SwinjectContainer()
    container.register(Shelf.self, place: .hall) { _ in Shelf() }
    container.register(Page.self) { _, number, text in
      Page(reader: Reader(store: Shelf()), number: number, text: text)
    }
    let resolver: any SwinjectResolver = container
    #expect(resolver.resolve(Shelf.self, place: .hall) != nil)
    #expect(resolver.resolve(Shelf.self, place: .attic) == nil)
    #expect(resolver.resolve(Page.self, place: nil, arguments: 3, "a")?.number == 3)
  }

  @Test func whatIsMadeLivesAsLongAsItsScope() throws {
    let container = SwinjectContainer()
    container.register([Shelf].self) { [$0.resolve(Shelf.self)!, $0.resolve(Shelf.self)!] }
    func isShared(_ scope: SwinjectObjectScope) throws -> [Bool] {
      container.register(Shelf.self) { _ in Shelf() }.inObjectScope(scope)
      let first = try #require(container.resolve([Shelf].self))
      let next = try #require(container.resolve([Shelf].self))
      return [first[0] === first[1], first[0] === next[0]]
    }
    #expect(try isShared(.transient) == [false, false])
    #expect(try isShared(.graph) == [true, false])
    #expect(try isShared(.container) == [true, true])
    #expect(try isShared(.weak) == [true, true])
    weak let held = container.resolve(Shelf.self)
    #expect(held == nil)
  }

  @Test func whatIsRegisteredForTwoTypesIsOne() throws {
    let container = SwinjectContainer()
    container.register(Shelf.self) { _ in Shelf() }.inObjectScope(.container)
      .implements((any Store).self)
    let child = SwinjectContainer(parent: container)
    #expect(child.resolve((any Store).self) === child.resolve(Shelf.self))
    container.register(Shelf.self, name: "other") { _ in Shelf() }
    #expect(child.resolve(Shelf.self, name: "other") !== child.resolve(Shelf.self))
  }
}

/// Overloads as apps add them, which have defaults of their own.
private enum Place: String { case hall, attic }

extension SwinjectContainer {
  @discardableResult
  fileprivate func register<Service>(
    _ service: Service.Type, place: Place,
    factory: @escaping (any SwinjectResolver) -> Service
  ) -> SwinjectServiceEntry<Service> {
    _register(service, factory: factory, name: place.rawValue)
  }
}

extension SwinjectResolver {
  fileprivate func resolve<Service>(_ service: Service.Type, place: Place? = nil) -> Service? {
    resolve(service, name: place?.rawValue)
  }

  fileprivate func resolve<Service, A, B>(
    _ service: Service.Type, place: Place? = nil, arguments first: A, _ second: B
  ) -> Service? {
    resolve(service, arguments: first, second)
  }
}
