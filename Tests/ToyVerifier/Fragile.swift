import NavigationHarness
import NavigationModel

/// A live coordinator that takes a screen away that may not be there.
struct Fragile: VerifiableSystem {
  let name = "Fragile"
  let summary = "Live objects, of which one traps."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let scope = try Scope([Scope.Bound("stack", 2, "screens on the stack")])
      .overriding(configuration.scope)
    return try LiveSystem(name, scope: scope, isolation: configuration.isolation) { _ in
      FragileCoordinator()
    } declare: { it in
      it.root { $0 }
      it.coordinator(FragileCoordinator.self, role: "fragile") { $0.stack(\.path, root: "Root") }
      it.event(
        "open", .tap(on: nil),
        unless: { $0.path.count < scope["stack"] ? nil : "the stack is full" },
        perform: { $0.open() })
      it.event("close", .tap(on: nil)) { $0.close() }
    }
  }
}

@MainActor
private final class FragileCoordinator {
  var path: [String] = []

  func open() {
    // What a subject prints must not get between the lines of a report.
    print("opening")
    path.append("Detail")
  }

  func close() { path.removeLast() }
}
