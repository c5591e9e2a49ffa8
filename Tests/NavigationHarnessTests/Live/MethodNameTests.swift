import Testing

@testable import NavigationHarness

/// A method is named with the labels of its parameters.
@Suite struct MethodNameTests {
  @Test(arguments: [
    ("Shop.Desk.tidy() -> ()", "tidy()"),
    ("Shop.Desk.open(Shop.Drawer, in: Swift.Int) -> ()", "open(_:in:)"),
    ("Shop.Desk.open(drawer: Swift.Int, Swift.Int) async throws -> Swift.Int", "open(drawer:_:)"),
    ("Shop.Desk.run(then: (Swift.Int) -> (), or: [Swift.Int : Swift.Int]) -> ()", "run(then:or:)"),
    ("Shop.Desk.show<A where A: Swift.Hashable>(A) -> ()", "show(_:)"),
    (
      "Shop.Desk.keep((Swift.Int, Swift.Int), by: Shop.Map<Swift.Int, Swift.Int>) -> ()",
      "keep(_:by:)"
    ),
    ("Shop.Desk.tell(@escaping () -> (), inout Swift.Int) -> ()", "tell(_:_:)"),
    ("(extension in Club):Shop.Desk.lend(to: Swift.String) -> ()", "lend(to:)"),
  ])
  func namesAreShort(demangled: String, name: String) {
    #expect(MethodName(demangled, of: "Shop.Desk")?.description == name)
  }

  @Test(arguments: [
    "Shop.Desk.Lamp.press() -> ()", "Shop.Desk.count.getter : Swift.Int",
    "inner #1 () -> () in Shop.Desk.tidy() -> ()", "Shop.DeskTop.tidy() -> ()",
    "static Shop.Desk.make() -> Shop.Desk",
  ])
  func otherFunctionsAreNoMethodsOfTheType(demangled: String) {
    #expect(MethodName(demangled, of: "Shop.Desk") == nil)
  }

  @Test func whatObservableMakesIsNobodysToCall() throws {
    let access = try #require(
      MethodName("Shop.Desk.access<A>(keyPath: Swift.KeyPath<Shop.Desk, A>) -> ()", of: "Shop.Desk")
    )
    #expect(access.isOfObservable)
    #expect(
      MethodName("Shop.Desk.access(door: Swift.Int) -> ()", of: "Shop.Desk")?.isOfObservable
        == false)
  }
}
