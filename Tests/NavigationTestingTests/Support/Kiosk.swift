import NavigationTesting

/// A kiosk with live screens and a way back that trusts whoever calls it.
@MainActor
final class Kiosk {
  enum Screen: Route {
    case paper(Int)
    static let samples: [Screen] = [.paper(1)]
  }

  var path: [Screen] = []
  let isMended: Bool

  /// How many were made in this process.
  static var made = 0

  init(isMended: Bool) {
    self.isMended = isMended
    Self.made += 1
  }

  func back() {
    if isMended, path.isEmpty { return }
    guard path.popLast() != nil else { fatalError("no paper is open") }
  }

  /// The kiosk as the verifier meets it.
  nonisolated static func system(
    isMended: Bool = false, name: String = "Kiosk", papers: Int = 1
  ) throws -> LiveSystem<Kiosk> {
    try LiveSystem(name, scope: Scope([.init("stack", papers, "papers")])) { _ in
      Kiosk(isMended: isMended)
    } declare: { it in
      it.root { $0 }
      it.coordinator(Kiosk.self, role: "kiosk") { $0.stack(\.path, root: "Papers") }
      it.routes(Screen.self, .tap(on: nil), prefix: "open ") { kiosk, _ in
        kiosk.path.count < papers ? nil : "the stack is full"
      } perform: { kiosk, screen in
        kiosk.path.append(screen)
      }
      it.event("back", .tap(on: nil)) { $0.back() }
    }
  }
}
