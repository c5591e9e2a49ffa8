/// A color of a layer. It is not displayed.
public final class CGColor: Sendable {
  init() {}

  /// The parts of the color, with its opacity: those of opaque black, since no others are kept.
  public var components: [CGFloat]? { [0, 0, 0, 1] }
}

/// What is drawn of a view. What is set on it is not kept.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// Creates a layer.
  public override init() { super.init() }

  /// How round the corners are: `0`.
  public final var cornerRadius: CGFloat {
    get { 0 }
    set {}
  }

  /// A Boolean value that indicates whether what lies outside is cut off: `false`.
  public final var masksToBounds: Bool {
    get { false }
    set {}
  }

  /// The width of the border: `0`.
  public final var borderWidth: CGFloat {
    get { 0 }
    set {}
  }

  /// The color of the border: none.
  public final var borderColor: CGColor? {
    get { nil }
    set {}
  }

  /// The color behind the content: none.
  public final var backgroundColor: CGColor? {
    get { nil }
    set {}
  }

  /// How opaque the layer is: `1`.
  public final var opacity: Float {
    get { 1 }
    set {}
  }

  /// The color of the shadow: none.
  public final var shadowColor: CGColor? {
    get { nil }
    set {}
  }

  /// How opaque the shadow is: `0`.
  public final var shadowOpacity: Float {
    get { 0 }
    set {}
  }

  /// How wide the shadow spreads: `0`.
  public final var shadowRadius: CGFloat {
    get { 0 }
    set {}
  }

  /// Where the shadow falls: straight down.
  public final var shadowOffset: CGSize {
    get { CGSize(width: 0, height: 0) }
    set {}
  }
}

extension UIColor {
  /// The color for a layer.
  public var cgColor: CGColor { CGColor() }
}

extension UIView {
  /// The ways in which content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// What is drawn of the view.
  public final var layer: CALayer { CALayer() }

  /// The way in which content fills the view: it is stretched.
  public final var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }
}
