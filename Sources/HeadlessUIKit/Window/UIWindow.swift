import NavigationModel

/// A window without a screen: what a person would see of its root controller, and could do to it.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private var root: UIViewController?

  /// Former roots whose presentations are still there.
  final var formerRoots: [UIViewController] = []

  /// Whether the window can be seen; it can't at first.
  final var isShown = false

  /// Whether there is too little width for columns.
  final var isNarrow = false

  // What a finger drives is held here: who drops the window also drops what would end it.
  final var gestureContexts: [TransitionContext] = []

  /// Whether the window gets what is typed.
  public private(set) var isKeyWindow = false

  /// Makes a window that cannot be seen yet.
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
  /// What a former root presented may stay, or go with it.
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

  /// The last presentation of a former root is gone, and with it what held the root.
  final func presentationEnded(on controller: UIViewController) {
    guard formerRoots.has(controller), controller.presentation == nil else { return }
    formerRoots.remove(controller)
    controller.hostWindow = nil
  }

  final func gestureBegan(_ context: TransitionContext) { gestureContexts.append(context) }

  final func gestureEnded(_ context: TransitionContext) {
    gestureContexts.remove(context)
  }

  /// Gives the window more or less width.
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
  /// What is presented over the controller, lowest first.
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
