import GraphDrawing

/// The changes that make a drawing by Graphviz a picture for people: a name and a description that
/// screen readers read, dark colors, and a width that gives way to a narrow page.
///
/// The result can stand in a file or within a page of HTML, and processing it again changes
/// nothing.
public struct SVGPostprocessing: Hashable, Sendable {
  /// The name of the picture.
  public var title: String
  /// The content of the picture, in words.
  public var description: String
  /// The beginning of the ids of the title and of the description; pictures on one page differ in
  /// it.
  public var identifier: String
  /// The rules that the picture carries.
  public var stylesheet: String

  /// Makes a processing.
  public init(
    title: String, description: String, identifier: String = "picture",
    stylesheet: String = GraphStyle.stylesheet
  ) {
    self.title = title
    self.description = description
    self.identifier = identifier
    self.stylesheet = stylesheet
  }

  /// Returns the picture, processed; text that is not a picture comes back as it is.
  public func apply(to svg: String) -> String {
    String(decoding: apply(to: Array(svg.utf8)), as: UTF8.self)
  }

  /// Returns the picture, processed, from and to bytes as a renderer gives them.
  public func apply(to svg: [UInt8]) -> [UInt8] {
    guard var scanner = SVGScanner(svg) else { return svg }
    let tag = scanner.openingTag
      .setting("role", to: "img")
      .setting("aria-labelledby", to: "\(identifier)-title \(identifier)-description")
      .setting("style", to: style(width: scanner.openingTag.points("width")))
    scanner.skipElements(["title", "desc", "style"])
    return Array("\(tag.text)\n\(heading)\n".utf8) + scanner.rest()
  }

  /// A picture shrinks to fit its page, down to where its text is still legible; then it scrolls.
  private func style(width: Int?) -> String {
    let least = width.map { "min-width:\($0 * 3 / 5)pt;" } ?? ""
    return "max-width:100%;\(least)height:auto"
  }

  private var heading: String {
    """
    <title id="\(XMLText.escaped(identifier))-title">\(XMLText.escaped(title))</title>
    <desc id="\(XMLText.escaped(identifier))-description">\(XMLText.escaped(description))</desc>
    <style>
    \(XMLText.escaped(stylesheet, quotes: false))
    </style>
    """
  }
}
