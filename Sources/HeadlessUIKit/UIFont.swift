/// A font. It is not displayed.
public final class UIFont: Sendable {
  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// As light as can be.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// As usual.
    public static let regular = Weight(0)
    /// A little bolder.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// As bold as can be.
    public static let black = Weight(0.62)
  }

  /// The purpose of text in a font.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
      caption1,
      caption2
  }

  /// The size of the font, in points.
  public let pointSize: CGFloat

  init(size: CGFloat) { pointSize = size }

  /// Creates a font by its name. None is missing: those that an app brings along load on a device.
  public init?(name fontName: String, size fontSize: CGFloat) { pointSize = fontSize }

  /// Returns the platform's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  /// Returns the platform's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }

  /// Returns the platform's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  /// Returns the platform's italic font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  /// Returns the platform's font, whose digits are equally wide.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }

  /// Returns the platform's font for a use, in the size of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }

  /// Returns the font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The size of buttons' text, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of labels' text, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of small text of the platform's, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of text of the platform's, in points.
  public static let systemFontSize: CGFloat = 14
}
