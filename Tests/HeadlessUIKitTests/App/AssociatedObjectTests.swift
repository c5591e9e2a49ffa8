import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// What an app associates with a controller is seen as if the controller stored it.
@Suite(.ownsPlatform) struct AssociatedObjectTests {
  @Test func `a coordinator that only an association keeps is found, until it goes`() throws {
    let system = try LiveSystem("Hall", isolation: .inProcess, hiddenStateCheck: .everyTrace) {
      _ in
      Hall()
    } declare: { (it: inout LiveDeclarations<Hall>) in
      it.root { $0 }
      it.appModules = ["HeadlessUIKitTests"]
      it.window { $0.window }
      it.coordinator(Hall.self, role: "hall")
      it.coordinator(Guide.self, role: "guide")
      it.event("hire", .external) { $0.keep(Guide()) }
      it.event("dismiss", .external) { $0.keep(nil) }
      it.event("teach", .external) { $0.guide?.rooms = 1 }
      it.event("refer", .external) { $0.refer() }
    }
    let graph = try explore(system)
    #expect(graph.faults.map(\.fault.message) == [])
    #expect(graph.completeness == .exhaustive)
    // Nobody, a guide who knows no room, and one who knows a room. Who is only referred to is not kept.
    #expect(graph.states.count == 3)
    #expect(
      graph.states.map { $0.coordinators.count { $0.role == "guide" } }.sorted() == [0, 1, 1])
  }

  @Test @MainActor func `values come in the order in which their keys were first used`() {
    let screen = Screen("room")
    for (key, value) in [(0, "a"), (1, "b"), (2, "c"), (0, "d")] {
      objc_setAssociatedObject(screen, Hall.keys + key, value, .OBJC_ASSOCIATION_COPY)
    }
    #expect(screen.associations as? [String] == ["d", "b", "c"])
    objc_setAssociatedObject(screen, Hall.keys + 1, nil, .OBJC_ASSOCIATION_COPY)
    #expect(screen.associations as? [String] == ["d", "c"])
  }
}

@MainActor
private final class Hall {
  nonisolated(unsafe) static let keys = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 3, alignment: 1))

  let window: UIWindow
  private let room = Screen("room")
  private let stranger = NSObject()

  init() { window = UIWindow.showing(room) }

  var guide: Guide? { objc_getAssociatedObject(room, Self.keys) as? Guide }

  func keep(_ guide: Guide?) {
    objc_setAssociatedObject(room, Self.keys, guide, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  func refer() { objc_setAssociatedObject(room, Self.keys + 1, stranger, .OBJC_ASSOCIATION_ASSIGN) }
}

@MainActor
private final class Guide {
  var rooms = 0
}
