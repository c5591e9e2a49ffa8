import GraphDrawing
import NavigationModel

/// The pictures of all checked systems, a line each, with links to their pages.
public struct MarkdownGallery {
  /// One system.
  public struct Row {
    /// Its name.
    public var name: String
    /// The description of the system, in one sentence.
    public var summary: String
    /// Its variants, in their order.
    public var variants: [IndexEntry]
    /// Further pages about it, with the words that lead there.
    public var links: [(words: String, page: String)]

    /// Makes a line.
    public init(
      _ name: String, summary: String, variants: [IndexEntry] = [],
      links: [(words: String, page: String)] = []
    ) {
      self.name = name
      self.summary = summary
      self.variants = variants
      self.links = links
    }
  }

  private let rows: [Row]

  /// Makes a gallery.
  public init(_ rows: [Row]) { self.rows = rows }

  /// The gallery as a table, without a line break at its end.
  public var text: String {
    MarkdownText.table(
      ["system", "its coordinators, with the causes that show on them"],
      rows.map { row in
        let links = row.links.map { "[\(MarkdownText.escaped($0.words))]" + address(of: $0.page) }
        return [
          ([
            "**\(MarkdownText.escaped(row.name))**", MarkdownText.escaped(row.summary),
          ] + links).joined(separator: "<br>"),
          row.variants.map(Self.cell).joined(separator: "<br>"),
        ]
      })
  }

  private func address(of page: String) -> String { "(\(MarkdownText.address(page)))" }

  /// A picture that leads to its page, with the verdict below.
  private static func cell(_ entry: IndexEntry) -> String {
    let page = MarkdownText.address(entry.page)
    let words = "\(entry.mark) \(entry.document.title): \(entry.document.headline)"
    let link = "[\(MarkdownText.escaped(words))](\(page))"
    // A text of a drawing is no image.
    let isText = entry.picture.map { !$0.hasSuffix(".svg") } ?? false
    let text =
      isText ? ", too large to be drawn: [as text](\(MarkdownText.address(entry.picture!)))" : ""
    guard let picture = entry.map ?? (isText ? nil : entry.picture) else { return link + text }
    let address = MarkdownText.address(picture)
    let label = XMLText.escaped("Map of \(entry.document.title)").replacing("|", with: "&#124;")
    return
      "<a href=\"\(page)\"><img src=\"\(address)\" alt=\"\(label)\" width=\"620\"></a><br>\(link)\(text)"
  }
}
