import Foundation

/// Something with coordinates of its own.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in these coordinates.
  var bounds: CGRect { get }
}

/// A screen. It has no size that matters.
@MainActor @preconcurrency
open class UIScreen: NSObject, UICoordinateSpace {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The bounds of the screen.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The number of pixels in a point.
  open var scale: CGFloat { 3 }

  /// The screen's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The coordinates of the scene, which fills the screen.
  public final var coordinateSpace: any UICoordinateSpace { screen }
}
