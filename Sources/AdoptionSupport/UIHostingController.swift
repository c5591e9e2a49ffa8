import HeadlessSwiftUI
import HeadlessUIKit

/// A controller that shows a view of SwiftUI as one screen: what the view presents and pushes
/// itself is not followed.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    offerCallbacks()
  }
}
