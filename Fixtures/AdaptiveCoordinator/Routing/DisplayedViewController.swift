#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view controller that a coordinator shows.
open class DisplayedViewController: UIViewController {
  /// The coordinator that put it among its children.
  final weak var displayer: AnyCoordinator?
}
