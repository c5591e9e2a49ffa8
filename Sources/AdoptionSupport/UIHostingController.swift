import HeadlessSwiftUI
import HeadlessUIKit
import NavigationModel

/// A controller that shows a view of SwiftUI, with the stacks, tabs and presentations within it.
///
/// The view's `dismiss` dismisses the controller, or pops it. What the view presents is within the
/// controller, and not over the screens around it.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, HostsWindow {
  private var shown: HeadlessWindow<AnyView>?

  /// The view.
  open var rootView: Content { didSet { shown?.replace(rootView: content) } }

  /// What the controller shows; nil before it appears.
  nonisolated public var hosted: (any PlatformWindow)? { Isolation.assumed { shown } }

  /// The name of its view, where that is one of the app's.
  nonisolated public var expectedScreen: String? {
    Isolation.assumed { HeadlessWindow<Content>.viewName }
  }

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let shown { shown.show(true) } else { shown = HeadlessWindow(rootView: self.content) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.show(false)
  }

  private var content: AnyView {
    AnyView(
      rootView.environment(\.dismiss, DismissAction { [weak self] in self?.close() })
        .environment(\.isPresented, presentingViewController != nil))
  }

  /// Dismisses the controller, or pops it.
  private func close() {
    if let stack = navigationController, stack.viewControllers.count > 1,
      stack.topViewController.map({ $0.contains(self) }) == true
    {
      stack.popViewController(animated: true)
    } else if presentingViewController != nil {
      dismiss(animated: true)
    }
  }
}
