import NavigationModel

/// A window without a display, which offers what a person would see and could do.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private var root: UIViewController?

  /// The former roots whose presentations are still visible.
  final var formerRoots: [UIViewController] = []

  /// A Boolean value that indicates whether the window is visible. It is not at first.
  final var isShown = false

  /// A Boolean value that indicates whether the window is too narrow for columns.
  final var isNarrow = false

  // The window holds interactive transitions: if the app drops the window, nothing can end them.
  final var gestureContexts: [TransitionContext] = []

  /// A Boolean value that indicates whether the window receives keyboard input.
  public private(set) var isKeyWindow = false

  /// Creates a window that is not visible.
  public override init() { super.init() }

  open override var isHidden: Bool {
    get { !isShown }
    set {
      guard newValue == isShown else { return }
      isShown = !newValue
      HeadlessPlatform.windowsChanged()
      guard let root else { return }
      let seen = [root] + root.presentedChain
      if isShown {
        for controller in seen { controller.beginAppearing(animated: false) }
        for controller in seen { controller.endAppearing(animated: false) }
      } else {
        for controller in seen { controller.beginDisappearing(animated: false) }
        for controller in seen { controller.endDisappearing(animated: false) }
      }
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  open override var window: UIWindow? { self }

  /// The controller that fills the window.
  ///
  /// A presentation by a former root may stay visible, or end with it.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(newValue) }
  }

  private func replaceRoot(_ new: UIViewController?) {
    let old = root
    guard new !== old else { return }
    if let new, new.parent != nil { fatalError(.rootWithParent(new)) }
    if let old {
      HeadlessPlatform.record(
        .replaced, new ?? self, new.map { "root \($0.screenName)" } ?? "root")
      if let presentation = old.presentation, presentation.phase != .leaving,
        HeadlessPlatform.choose(2, .outcome(UIWindow.rootQuestion)) == 0
      {
        old.startDismissing(animated: false)
      }
      if old.presentation == nil { old.hostWindow = nil } else { formerRoots.append(old) }
    }
    root = new
    new?.hostWindow = self
    if let new { formerRoots.remove(new) }
    HeadlessPlatform.windowsChanged()
    guard isShown else { return }
    old?.beginDisappearing(animated: false)
    new?.beginAppearing(animated: false)
    old?.endDisappearing(animated: false)
    new?.endAppearing(animated: false)
  }

  /// Ends the last presentation of a former root, which kept the root alive.
  final func presentationEnded(on controller: UIViewController) {
    guard formerRoots.has(controller), controller.presentation == nil else { return }
    formerRoots.remove(controller)
    controller.hostWindow = nil
  }

  final func gestureBegan(_ context: TransitionContext) { gestureContexts.append(context) }

  final func gestureEnded(_ context: TransitionContext) {
    gestureContexts.remove(context)
  }

  /// Makes the window narrow or wide.
  final func setNarrow(_ isNarrow: Bool) {
    self.isNarrow = isNarrow
    HeadlessPlatform.windowsChanged()
    for root in (root.map { [$0] } ?? []) + formerRoots { root.adaptWithin(isNarrow: isNarrow) }
  }
}

extension UIWindow {
  static let rootQuestion = "presented over a replaced root: goes or stays"
}

extension UIViewController {
  /// The controllers that are presented over the controller, lowest first.
  final var presentedChain: [UIViewController] {
    presentation?.chain.map(\.presented) ?? []
  }

  final func adaptWithin(isNarrow: Bool) {
    (self as? UISplitViewController)?.adapt(isNarrow: isNarrow)
    for child in children { child.adaptWithin(isNarrow: isNarrow) }
    presentation?.presented.adaptWithin(isNarrow: isNarrow)
  }
}

@MainActor
extension String {
  fileprivate static func rootWithParent(_ controller: UIViewController) -> String {
    "A window's root must not be inside another view controller (\(controller.screenName))"
  }
}
