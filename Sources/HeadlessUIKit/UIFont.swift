/// A font. It is not displayed.
public final class UIFont: Sendable {
  /// The weight of a font.
  public struct Weight: Sendable {
    /// As usual.
    public static let regular = Weight()
    /// Light.
    public static let light = Weight()
    /// A little bolder.
    public static let medium = Weight()
    /// Between medium and bold.
    public static let semibold = Weight()
    /// Bold.
    public static let bold = Weight()
    /// Very bold.
    public static let heavy = Weight()
  }

  /// The purpose of text in a font.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
      caption1,
      caption2
  }

  init() {}

  /// Creates a font by its name. None is missing: those that an app brings along load on a device.
  public init?(name fontName: String, size fontSize: CGFloat) {}

  /// Returns the platform's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }

  /// Returns the platform's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }

  /// Returns the platform's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }

  /// Returns the platform's font for a use.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }

  /// The font, since sizes are not kept.
  public func withSize(_ fontSize: CGFloat) -> UIFont { self }
}
