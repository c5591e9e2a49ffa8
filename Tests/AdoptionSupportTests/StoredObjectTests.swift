import AdoptionSupport
import Testing

/// The objects that properties hold, found by the properties' names.
struct StoredObjectTests {
  private final class Flow {}
  private class Container {
    private lazy var flow: Flow? = Flow()
    let name = "flow"
    func start() { _ = flow }
  }
  private final class Delegate {
    private let container: Container? = Container()
    var held: Container? { container }
  }
  private struct Holder { let held: Delegate }

  @Test func aPathLeadsFromOneObjectToTheNext() {
    let delegate = Delegate()
    #expect(storedObject("container", of: delegate) === delegate.held)
    #expect(storedObject("container.flow", of: delegate) == nil)
    delegate.held?.start()
    #expect(storedObject("container.flow", of: delegate) is Flow)
    #expect(storedObject("container.name", of: delegate) == nil)
    #expect(storedObject("other.flow", of: delegate) == nil)
    #expect(storedObject("held", of: Holder(held: delegate)) === delegate)
    #expect(storedObject("held", of: nil as Holder?) == nil)
  }
}
