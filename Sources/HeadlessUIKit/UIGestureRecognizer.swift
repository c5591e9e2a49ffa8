import NavigationModel

/// An object that recognizes a gesture on a view and tells its targets.
///
/// What a person can do is offered as the recognizer's class says: a tap as a control of the view, a swipe,
/// a long press and a movement as gestures of the container. One finger makes one gesture at a time: what
/// several recognizers of a view agree on is not modeled, and neither are pinches and rotations.
///
/// Source: Apple's documentation of `UIGestureRecognizer` and of its subclasses.
@MainActor @preconcurrency
open class UIGestureRecognizer: UIResponder {
  /// The states of a recognizer.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The state of a recognizer whose gesture takes no time, after it was made.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = [] { didSet { HeadlessPlatform.windowsChanged() } }

  /// The state of the recognizer. Between gestures it is possible.
  open var state: State = .possible

  /// The view that the recognizer belongs to.
  public internal(set) final weak var view: UIView?

  /// A name that tells the recognizer from others.
  open var name: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// A Boolean value that indicates whether the gesture is enabled. To disable it calls off what a
  /// finger is doing.
  open var isEnabled = true {
    didSet {
      HeadlessPlatform.windowsChanged()
      if !isEnabled, state == .began || state == .changed { end(.cancelled) }
    }
  }

  /// The delegate that decides whether the gesture may begin. Without a delegate it may.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// Creates a recognizer that calls a method of an object, which it does not keep.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a method of an object, which the recognizer does not keep. A method that it has already is not
  /// added again.
  public final func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Removes methods. Where no object or no method is given, it removes those of all objects or of all names.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  /// Asks to wait until another gesture has failed, which has no effect: a person makes one gesture at
  /// a time.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns where the finger is: nowhere, since nothing has a place.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// The number of fingers: `1`.
  public final var numberOfTouches: Int { 1 }

  // MARK: - Recognizing

  /// The window in which the recognizer follows a finger.
  final weak var window: UIWindow?

  /// The number of methods that a gesture calls.
  final var targetCount: Int { targets.count }

  /// The answer of the delegate of the swipe back.
  final var mayBegin: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin(self) != false }

  /// A Boolean value that indicates whether the touch and the gesture are wanted where they begin.
  final var isWanted: Bool {
    guard isEnabled else { return false }
    if let delegate, !delegate.gestureRecognizer(self, shouldReceive: UITouch(on: view)) {
      return false
    }
    return view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// Tells the targets of a state.
  final func tell(_ state: State) {
    self.state = state
    for target in targets {
      if let object = target.object { target.action.perform(on: object, sender: self) }
    }
  }

  /// Makes the whole gesture at once.
  final func recognize(_ states: State...) {
    guard isWanted else { return }
    for state in states where isEnabled || state == states.first { tell(state) }
    state = .possible
  }

  /// Tells the targets of the end of a gesture, and is ready for the next one.
  final func end(_ state: State) {
    tell(state)
    self.state = .possible
    HeadlessPlatform.windowsChanged()
    window?.held = nil
    window = nil
  }
}

extension UIGestureRecognizer {
  /// A Boolean value that indicates whether what is touched is not told of a touch that was a gesture:
  /// `true`.
  public final var cancelsTouchesInView: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether what is touched is told late of touches: `false`.
  public final var delaysTouchesBegan: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether what is touched is told late of the end of touches: `true`.
  public final var delaysTouchesEnded: Bool {
    get { true }
    set {}
  }
}

/// The default delegate of the swipe back, which lets it begin where there is a back button.
@MainActor
final class BackButtonRule: UIGestureRecognizerDelegate {
  private unowned let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigationController.hasBackButton
  }
}
