import NavigationModel
import Testing

@Suite("A kept hierarchy")
struct KeptHierarchyTests {
  private final class Object: PlatformElement {
    var attribution: ScreenAttribution?
  }

  private func view(of held: Object, _ element: Object) -> PlatformView {
    PlatformView(
      depth: 0, name: "Home", role: .screen, objects: [held], named: [held], element: element,
      state: [("count", 2), ("title", "a")], controls: ["go"])
  }

  @Test func tellsTheSameViews() throws {
    let (held, element) = (Object(), Object())
    let kept = try #require(KeptHierarchy([view(of: held, element)]))
    let told = kept.views[0]
    #expect(told.name == "Home" && told.controls == ["go"])
    #expect(told.objects[0] === held && told.named[0] === held && told.element === element)
    #expect(told.state.map { "\($0.name) \($0.value)" } == ["count 2", "title a"])
  }

  @Test func keepsNoObjectAlive() {
    weak var last: Object?
    let kept = {
      let object = Object()
      last = object
      return KeptHierarchy([view(of: object, object)])
    }()
    #expect(kept != nil && last == nil)
  }

  @Test func isNotMadeOfValuesThatMayHoldObjects() {
    for value: Any in [Object(), [Object()], Optional(Object()) as Any, { 1 }] {
      let view = PlatformView(depth: 0, name: "Home", role: .screen, state: [("value", value)])
      #expect(KeptHierarchy([view]) == nil)
    }
  }
}
