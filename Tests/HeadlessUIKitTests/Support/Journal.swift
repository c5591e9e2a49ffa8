import HeadlessUIKit
import NavigationModel

/// The calls that a test's objects received, in order.
@MainActor
final class Journal {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func flush() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen with a name that notes its life.
@MainActor
final class Screen: UIViewController {
  let name: String
  private weak var journal: Journal?

  /// Is told of each call, to answer with calls of its own.
  var onEvent: (String) -> Void = { _ in }

  init(_ name: String, _ journal: Journal? = nil) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
  }

  private func note(_ event: String, _ extra: String = "") {
    journal?.note("\(name).\(event)\(extra)")
    onEvent(event)
  }

  private var movement: String {
    var words: [String] = []
    if isMovingToParent { words.append("toParent") }
    if isMovingFromParent { words.append("fromParent") }
    if isBeingPresented { words.append("presented") }
    if isBeingDismissed { words.append("dismissed") }
    return words.isEmpty ? "" : " \(words.joined(separator: " "))"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", movement)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", movement)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", movement)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", movement)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove", parent == nil ? " nowhere" : "")
  }
}

/// A navigation controller and its delegate that note what they hear.
@MainActor
final class NotingStack: UINavigationController, UINavigationControllerDelegate {
  var journal: Journal?

  static func make(_ journal: Journal?, root: UIViewController) -> NotingStack {
    let stack = NotingStack(rootViewController: root)
    stack.journal = journal
    stack.delegate = stack
    return stack
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    journal?.note("popViewController")
    return super.popViewController(animated: animated)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    journal?.note("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal?.note("willShow \((viewController as? Screen)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal?.note("didShow \((viewController as? Screen)?.name ?? "?")")
  }
}

extension UIWindow {
  /// The only window of an app, which shows a controller.
  static func showing(_ root: UIViewController) -> UIWindow {
    HeadlessPlatform.appBegins()
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}

/// The names of some screens.
@MainActor
func names(_ controllers: [UIViewController]?) -> [String]? {
  controllers?.map { ($0 as? Screen)?.name ?? "\(type(of: $0))" }
}
