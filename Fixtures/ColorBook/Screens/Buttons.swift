#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIViewController {
  /// Adds a button to the view.
  func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }
}
