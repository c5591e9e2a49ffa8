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

  /// The movement that a recognizer of the app's follows.
  final var held: HeldGesture? { didSet { HeadlessPlatform.windowsChanged() } }

  /// A Boolean value that indicates whether the window receives keyboard input.
  public private(set) var isKeyWindow = false

  /// The place of the window among those of the app, from back to front.
  open var windowLevel: UIWindow.Level = .normal {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// A Boolean value that indicates whether the window is a part of a view of SwiftUI, and none of the app's.
  final let isEmbedded: Bool

  /// The number of the app that made the window.
  private let app = HeadlessPlatform.app

  /// The last look at the window.
  final var kept: (revision: UInt64, look: KeptHierarchy)?

  /// The number of times that a window had been shown when this one was; later ones are in front.
  private var turn = 0

  /// The windows that are shown or were, as long as something keeps them.
  private static var all: [WeakWindow] = []
  private static var turns = 0

  /// Creates a window that is not visible.
  public override init(frame: CGRect) {
    isEmbedded = false
    super.init(frame: frame)
  }

  /// Creates a window for a controller that is a part of a view of SwiftUI.
  package init(embedding controller: UIViewController) {
    isEmbedded = true
    super.init(frame: .zero)
    rootViewController = controller
  }

  // An app lets a window go without another word, and what others kept of it goes with it.
  deinit { HeadlessPlatform.windowsChanged() }

  open override var isHidden: Bool {
    get { !isShown }
    set {
      guard newValue == isShown else { return }
      isShown = !newValue
      if isShown { comeToFront() }
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
    send("makeKeyAndVisible", []) {
      isHidden = false
      makeKey()
    }
  }

  /// Lets the window receive keyboard input, which another one ceases to.
  open func makeKey() {
    guard !isKeyWindow else { return }
    for other in UIWindow.shown where other !== self && other.isKeyWindow {
      other.isKeyWindow = false
      other.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: other)
    }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Called by the platform as the window becomes the key window: does nothing.
  open func becomeKey() {}

  /// Called by the platform as the window ceases to be the key window: does nothing.
  open func resignKey() {}

  open override var window: UIWindow? { self }

  override var fillsScreen: Bool { true }

  /// The controller that fills the window.
  ///
  /// A presentation by a former root may stay visible, or end with it.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(newValue) }
  }

  private func comeToFront() {
    if isEmbedded { return }
    UIWindow.turns += 1
    turn = UIWindow.turns
    UIWindow.all.removeAll { $0.window == nil || $0.window === self }
    UIWindow.all.append(WeakWindow(window: self))
  }

  /// The windows of the app that are shown, from back to front.
  static var shown: [UIWindow] {
    all.compactMap(\.window).filter { $0.isShown && $0.app == HeadlessPlatform.app }.sorted {
      ($0.windowLevel.rawValue, $0.turn) < ($1.windowLevel.rawValue, $1.turn)
    }
  }

  /// The window and the others of the app that are shown, from back to front.
  final var allOfApp: [UIWindow] {
    if isEmbedded { return [self] }
    // No list of those that others left behind: most apps have one window.
    var others: [UIWindow] = []
    for case let window? in UIWindow.all.lazy.map(\.window)
    where window !== self && window.isShown && window.app == app {
      others.append(window)
    }
    guard !others.isEmpty else { return [self] }
    return (others + [self]).sorted {
      ($0.windowLevel.rawValue, $0.turn) < ($1.windowLevel.rawValue, $1.turn)
    }
  }

  /// A Boolean value that indicates whether a touch reaches the window and none behind it.
  final var takesTouches: Bool { isShown && isUserInteractionEnabled && root != nil }

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

  /// Lets a recognizer follow a finger.
  final func hold(_ gesture: HeldGesture) {
    held = gesture
    gesture.recognizer.window = self
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
  /// The place of a window among others, from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The place as a number; greater ones are in front.
    public var rawValue: Double

    /// Creates a level from its number.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// The level of an app's content.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of an alert.
    public static let alert = Level(rawValue: 2000)

    /// Returns a level in front of another.
    public static func + (level: Level, more: Double) -> Level {
      Level(rawValue: level.rawValue + more)
    }

    /// Returns a level behind another.
    public static func - (level: Level, less: Double) -> Level {
      Level(rawValue: level.rawValue - less)
    }
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
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
    traitCollectionDidChange(
      UITraitCollection(horizontalSizeClass: isNarrow ? .regular : .compact))
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
