/// The alignment of lines of text.
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

  /// The alignment of the text: as the language has it.
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
