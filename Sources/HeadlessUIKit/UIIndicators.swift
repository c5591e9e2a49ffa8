/// A view that shows that something is going on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The looks of an indicator. None differs from another here.
  public enum Style: Int, Sendable {
    case medium = 100, large = 101, whiteLarge = 0, white = 1, gray = 2
  }

  /// A Boolean value that indicates whether the indicator turns.
  public private(set) final var isAnimating = false

  /// A Boolean value that indicates whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true

  /// The looks of the indicator.
  open var style = Style.medium

  /// The color of the indicator.
  open var color: UIColor?

  /// Creates an indicator that does not turn.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Lets the indicator turn.
  open func startAnimating() { isAnimating = true }

  /// Stops the indicator.
  open func stopAnimating() { isAnimating = false }
}

/// A bar that shows how far something is.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The looks of a bar. None differs from another here.
  public enum Style: Int, Sendable { case `default`, bar }

  /// How far it is, from 0 to 1.
  open var progress: Float = 0

  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A view that shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Creates a view, which can be touched only where the app enables that.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view that shows an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
