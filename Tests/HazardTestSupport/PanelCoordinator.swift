import HeadlessUIKit

/// A stack of screens, with a lamp of which too much is remembered, and buttons that go wrong.
@MainActor
public final class PanelCoordinator {
  /// Draws on a screen for its parent.
  final class Pencil {
    unowned let panel: PanelCoordinator.Paper
    init(panel: Paper) { self.panel = panel }
  }

  /// A paper to draw on.
  final class Paper {
    var lines = 0
  }

  let window = UIWindow()
  let stack: UINavigationController
  let hazards: Set<Hazard>

  var isLit = false
  var isLitOnRecord = false
  private var paper: Paper?
  private var pencil: Pencil?
  private var page = 0
  private let pages = ["one", "two"]
  private let details = UIViewController()

  init(_ hazards: Set<Hazard>) {
    self.hazards = hazards
    let home = UIViewController()
    home.title = "Home"
    details.title = "Details"
    stack = UINavigationController(rootViewController: home)
    let paper = Paper()
    self.paper = paper
    pencil = Pencil(panel: paper)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  /// The number of screens above home; below zero where there is no home.
  var depth: Int { stack.viewControllers.count - 1 }

  /// Why no button can be touched, or nil.
  var nothingShown: String? { depth < 0 ? "nothing is on screen" : nil }

  func open() {
    let screen = UIViewController()
    screen.title = "Screen\(depth + 1)"
    stack.pushViewController(screen, animated: true)
  }

  /// The record is not told that the lamp goes out.
  func light() {
    isLit.toggle()
    if isLit { isLitOnRecord = true }
  }

  func tearOff() { paper = nil }

  func draw() { pencil?.panel.lines = 1 }

  func turn() {
    page += 1
    stack.topViewController?.navigationItem.title = pages[page]
  }

  func showDetails() { stack.pushViewController(details, animated: true) }

  func clear() { stack.setViewControllers([], animated: false) }

  func refresh() { Task { @MainActor in refresh() } }
}
