// UIKit re-exports Foundation, so that an app needs no import that it does not need on a device.
@_exported import Foundation
import NavigationModel

/// A view, which can contain other views and controls, and has neither size nor position.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The views within this one, in the order in which they were added.
  public private(set) final var subviews: [UIView] = []

  /// The recognizers of gestures on the view.
  final var recognizers: [UIGestureRecognizer] = []

  /// The view that contains this one.
  public private(set) final weak var superview: UIView?

  /// The controller whose root view this is.
  final weak var controller: UIViewController?

  /// A Boolean value that indicates whether the view and its subviews are hidden.
  open var isHidden = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// The opacity of the view, from 0 to 1. Nothing below 0.01 can be touched, nor what is within.
  ///
  /// [Apple: `hitTest(_:with:)`](https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
  open var alpha: CGFloat = 1 { didSet { HeadlessPlatform.windowsChanged() } }

  /// A Boolean value that indicates whether a finger can meet the view or what is within.
  final var canBeTouched: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }

  /// A Boolean value that indicates whether the controls within the view can be tapped.
  open var isUserInteractionEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  /// The name by which tests find the view.
  ///
  /// On the root view of a view controller it also names the screen.
  open var accessibilityIdentifier: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// A number that the app can use to identify the view.
  open var tag = 0

  /// The color behind the view's content. It is not displayed.
  open var backgroundColor: UIColor?

  /// Creates a view, whatever the frame.
  public init(frame: CGRect) { super.init() }

  /// Creates a view without a frame.
  public convenience override init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// The window that contains the view.
  open var window: UIWindow? {
    if let controller { return controller.windowInSight }
    return superview?.window
  }

  /// Adds a view above the other subviews.
  open func addSubview(_ view: UIView) { place(view) { $0.count } }

  /// Adds a view at a position among the subviews, `0` being the lowest.
  open func insertSubview(_ view: UIView, at index: Int) { place(view) { min(index, $0.count) } }

  /// Adds a view below another subview, or above all where that is none.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view) { views in views.firstIndex { $0 === sibling } ?? views.count }
  }

  /// Adds a view above another subview, or above all where that is none.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.count }
  }

  /// Moves a subview above the others.
  open func bringSubviewToFront(_ view: UIView) { move(view) { $0.append(view) } }

  /// Moves a subview below the others.
  open func sendSubviewToBack(_ view: UIView) { move(view) { $0.insert(view, at: 0) } }

  private func move(_ view: UIView, _ insert: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    insert(&subviews)
    HeadlessPlatform.windowsChanged()
  }

  private func place(_ view: UIView, at index: ([UIView]) -> Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index(subviews))
    view.superview = self
    HeadlessPlatform.windowsChanged()
    if !(self is TransitionContainerView) { view.controller?.viewWasAdded() }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let controller = superview is TransitionContainerView ? nil : controller
    controller?.viewWillBeRemoved()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    HeadlessPlatform.windowsChanged()
    controller?.viewWasRemoved()
  }

  /// Asks the view whether a gesture may begin on it: `true` for all.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { controller ?? superview }

  /// The control that this view itself is, if it is one.
  var control: UIControl? { nil }

  /// A Boolean value that indicates whether the view is as large as the screen.
  var fillsScreen: Bool { false }

  /// The text that the view itself shows.
  var ownText: String? { nil }
}

/// A color. It is not displayed.
@MainActor @preconcurrency
public final class UIColor: UIResponder {
  override init() { super.init() }

  /// The background color of an app's content.
  public static let systemBackground = UIColor()
  /// The background color of grouped content.
  public static let systemGroupedBackground = UIColor()
  /// The color of primary text.
  public static let label = UIColor()
  /// The color of secondary text.
  public static let secondaryLabel = UIColor()
  /// White.
  public static let white = UIColor()
  /// Black.
  public static let black = UIColor()
  /// No color.
  public static let clear = UIColor()
  /// The red color of the platform.
  public static let systemRed = UIColor()
  /// The green color of the platform.
  public static let systemGreen = UIColor()
  /// The blue color of the platform.
  public static let systemBlue = UIColor()
}
