/// The methods by which a sheet notifies the app. All are optional.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a person has dragged the sheet to another height, which nobody does here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// An object that manages a sheet.
///
/// The heights of a sheet are looks: what is below can't be touched at any of them.
///
/// Source: Apple's documentation of the class and of `sheetPresentationController`.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      /// Creates a name from its text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a name from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// That of half of the screen.
      public static let medium = Identifier("medium")
      /// That of the full height.
      public static let large = Identifier("large")
    }

    /// The name of the height.
    public final let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// The full height.
    public static func large() -> Detent { Detent(.large) }

    /// A height of the app's own, which is not asked for.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]

  /// The height that the app has chosen.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The highest at which what is below is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// A Boolean value that indicates whether the sheet shows that it can be dragged.
  open var prefersGrabberVisible = false

  /// A Boolean value that indicates whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A Boolean value that indicates whether the sheet stays at the edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// A Boolean value that indicates whether the content decides how wide the sheet is there.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?

  /// Changes heights, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a height of an app's own is computed from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The full height.
  var maximumDetentValue: CGFloat { get }
}

extension UIViewController {
  /// The object that manages the sheet; nil where the style is no sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
