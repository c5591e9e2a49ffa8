import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A screen of the app: a name, and buttons.
class NewsScreen: DisplayedViewController {
  /// The name of the screen.
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Adds a button that does something when touched.
  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// Returns a Boolean value that indicates whether the screen shows a button.
  func hasButton(_ title: String) -> Bool {
    viewIfLoaded?.subviews.contains { ($0 as? UIButton)?.currentTitle == title } ?? false
  }
}
