/// A label in the small markup language that Graphviz lays out: tables, fonts, bold text.
///
/// Text of others goes through ``escaped(_:)``, or into a label made by ``init(text:)``.
public struct HTMLLabel: Codable, Hashable, Sendable {
  /// The markup, without the angle brackets that enclose it in DOT text.
  public var markup: String
  /// The text of the label, for places without markup, such as a tooltip.
  public var text: String

  /// Makes a label of markup, which has to be well formed, and of what it says.
  public init(markup: String, text: String) {
    self.markup = markup
    self.text = text
  }

  /// Makes a label that shows a text as it is.
  public init(text: String) { self.init(markup: Self.escaped(text), text: text) }

  /// The markup that shows a text as it is, line breaks included.
  public static func escaped(_ text: String) -> String {
    StoredText.markup(
      text.replacingScalars { $0 == "\n" ? "<br/>" : XMLText.reference(to: $0) })
  }
}
