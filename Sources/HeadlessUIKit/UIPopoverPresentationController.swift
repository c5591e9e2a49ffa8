import NavigationModel

/// The directions of a popover's arrow. None differs from another here.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The methods by which a popover notifies the app. All are optional.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// An object that manages a popover.
///
/// On a phone a popover becomes a sheet, unless the delegate answers `none` when it is asked for the adaptive
/// style. Then it points at a view or a bar button, without which it is a fault of the app, and a touch beside
/// it, the event `tapOutside`, dismisses it with the calls of a sheet that is swiped down.
///
/// Source: Apple's documentation of the class and of `adaptivePresentationStyle(for:)`.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open weak var sourceView: UIView?

  /// The part of the view that the popover points at, which is looks.
  open var sourceRect = CGRect.zero

  /// The bar button that the popover points at.
  open weak var barButtonItem: UIBarButtonItem?

  /// The directions of the arrow, which are looks.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The color behind the content, which is looks.
  open var backgroundColor: UIColor?

  /// The views that can be touched while the popover is shown, which has no effect.
  open var passthroughViews: [UIView]?

  /// A Boolean value that indicates whether the popover points at something.
  final var hasSource: Bool { sourceView != nil || barButtonItem != nil }
}

extension UIViewController {
  /// The object that manages the popover; nil unless the style is `popover`.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The size that the content prefers: none. What is set is not kept.
  public final var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }

  /// The style in which a presentation of the controller takes place, which the delegate may adapt.
  final func adaptedStyle(by manager: UIPresentationController) -> (
    style: UIModalPresentationStyle, isPopover: Bool
  ) {
    guard modalPresentationStyle == .popover else { return (modalPresentationStyle, false) }
    if let popover = manager as? UIPopoverPresentationController {
      (manager.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    switch manager.delegate?.adaptivePresentationStyle(for: manager) {
    case .some(.none):
      if (manager as? UIPopoverPresentationController)?.hasSource != true {
        fatalError(.withoutSource(self))
      }
      return (.popover, true)
    case .fullScreen?: return (.fullScreen, false)
    case .overFullScreen?: return (.overFullScreen, false)
    default: return (.popover, false)
    }
  }

  /// Dismisses the popover that this controller presents, as a touch beside it does.
  final func tapOutsidePopover() {
    beginDraggingSheet()
    endDraggingSheet(cancelled: false)
  }
}

@MainActor
extension String {
  fileprivate static func withoutSource(_ controller: UIViewController) -> String {
    "UIPopoverPresentationController (\(controller.screenName)) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
  }
}
