import ModelCheckerTestSupport

/// The navigation family as an app writes it: a dozen objects that hold one another, with some sixty
/// fields, most of which say nothing new.
///
/// Every event can be sent in every state; where it is not meant to happen it changes nothing.
@MainActor
final class TabApp {
  private(set) var session = Session()
  private(set) var tabs: [TabCoordinator]
  private(set) var selected = 0
  private(set) var sheet: SheetCoordinator?
  private(set) var isDriving = false
  private(set) var title = "Rider"
  private(set) var badges: [Int]
  private let nav: Nav

  init(_ nav: Nav) {
    self.nav = nav
    badges = Array(repeating: 0, count: nav.tabs)
    tabs = (0..<nav.tabs).map { TabCoordinator(number: $0, limit: nav.depth) }
  }

  func send(_ event: TabEvent) {
    switch event {
    case .login: if !session.isSignedIn { session.signIn() }
    case .select(let tab): if isFree { selected = tab }
    case .push(let route): if isFree { change { $0.push(route) } }
    case .pop: if isFree { change { $0.pop() } }
    case .popToRoot: if isFree { change { $0.popToRoot() } }
    case .present(let number): if isFree { sheet = SheetCoordinator(number: number) }
    case .dismiss: sheet = nil
    case .logout:
      guard session.isSignedIn else { return }
      restart()
      session = Session()
    case .switchMode:
      guard sheet == nil else { return }
      restart()
      isDriving.toggle()
      title = isDriving ? "Driver" : "Rider"
    }
  }

  private var isFree: Bool { session.isSignedIn && sheet == nil }

  private func change(_ body: (TabCoordinator) -> Void) {
    body(tabs[selected])
    badges[selected] = tabs[selected].screens.count
  }

  private func restart() {
    tabs = (0..<nav.tabs).map { TabCoordinator(number: $0, limit: nav.depth) }
    badges = Array(repeating: 0, count: nav.tabs)
    selected = 0
    sheet = nil
  }
}

/// An event that can be sent to the app.
enum TabEvent: Hashable, Sendable {
  case login
  case select(Int)
  case push(Int)
  case pop, popToRoot
  case present(Int)
  case dismiss, logout, switchMode

  static func all(of nav: Nav) -> [TabEvent] {
    [.login] + (0..<nav.tabs).map(TabEvent.select) + (1...nav.routes).map(TabEvent.push)
      + [.pop, .popToRoot] + (0..<nav.sheets).map(TabEvent.present)
      + [.dismiss, .logout, .switchMode]
  }
}

/// A Boolean value that indicates whether somebody is signed in.
@MainActor
final class Session {
  private(set) var isSignedIn = false
  private(set) var user: String?
  private(set) var token: Int?
  private(set) var isRefreshing = false

  func signIn() {
    isSignedIn = true
    user = "somebody"
    token = 1
  }
}

/// The stack of one tab, with a coordinator for each screen on it.
@MainActor
final class TabCoordinator {
  let number: Int
  private let limit: Int
  private(set) var title: String
  private(set) var isLoaded = false
  private(set) var isRefreshing = false
  private(set) var offset = 0
  private(set) var screens: [ScreenCoordinator] = []

  init(number: Int, limit: Int) {
    self.number = number
    title = "Tab"
    self.limit = limit
  }

  func push(_ route: Int) {
    guard screens.count < limit else { return }
    screens.append(ScreenCoordinator(route: route, parent: self))
  }

  func pop() { _ = screens.popLast() }

  func popToRoot() { screens.removeAll() }
}

/// One screen.
@MainActor
final class ScreenCoordinator {
  let route: Int
  private(set) weak var parent: TabCoordinator?
  private(set) var title: String?
  private(set) var isLoaded = true
  private(set) var isEditing = false
  private(set) var draft = ""
  private(set) var offset = 0

  init(route: Int, parent: TabCoordinator) {
    self.route = route
    self.parent = parent
    title = parent.title
  }
}

/// A sheet.
@MainActor
final class SheetCoordinator {
  let number: Int
  private(set) var isDraft = true
  private(set) var text = ""
  private(set) var detent = 1

  init(number: Int) { self.number = number }
}
