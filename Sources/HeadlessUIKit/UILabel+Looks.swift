/// A font. It is not displayed.
public final class UIFont: Sendable {
  /// How bold a font is.
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

  /// Returns the platform's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }

  /// Returns the platform's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }

  /// Returns the platform's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}

/// How lines of text are aligned.
public enum NSTextAlignment: Sendable { case left, center, right, justified, natural }

extension UILabel {
  /// The font: none.
  public final var font: UIFont? {
    get { nil }
    set {}
  }

  /// The color of the text: none.
  public final var textColor: UIColor? {
    get { nil }
    set {}
  }

  /// How the text is aligned: as the language has it.
  public final var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }

  /// The number of lines at most: `1`.
  public final var numberOfLines: Int {
    get { 1 }
    set {}
  }
}
