extension NSAttributedString.Key {
  /// The font of text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The line below text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
