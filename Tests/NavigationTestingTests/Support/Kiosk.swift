import NavigationTesting

/// A kiosk with live screens and a way back that trusts whoever calls it.
@MainActor
final class Kiosk {
  enum Screen: Route {
    case paper(Int)
    static let samples: [Screen] = [.paper(1)]
  }

  var path: [Screen] = []
  let isFixed: Bool

  /// The number of kiosks that were made in this process.
  static var made = 0

  init(isFixed: Bool) {
    self.isFixed = isFixed
    Self.made += 1
  }

  func back() {
    if isFixed, path.isEmpty { return }
    guard path.popLast() != nil else { fatalError("no paper is open") }
  }

  /// The wares that it sells besides, of which one was forgotten.
  enum Ware: Route {
    case sweets
    case stamps(Int)
    static let samples: [Ware] = [.sweets]
  }

  /// A kiosk that sells wares of one kind.
  nonisolated static func system<R: Route>(sells type: R.Type) throws -> LiveSystem<Kiosk> {
    try LiveSystem("Kiosk") { _ in
      Kiosk(isFixed: true)
    } declare: { it in
      it.root { $0 }
      it.routes(type, .tap(on: nil)) { _, _ in }
    }
  }

  /// The kiosk as the verifier meets it.
  nonisolated static func system(
    isFixed: Bool = false, name: String = "Kiosk", papers: Int = 1
  ) throws -> LiveSystem<Kiosk> {
    try LiveSystem(name, scope: Scope([.init("stack", papers, "papers")])) { _ in
      Kiosk(isFixed: isFixed)
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
