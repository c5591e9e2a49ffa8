/// One checked system and variant, as an index shows it.
public struct IndexEntry {
  /// The result.
  public var document: ResultDocument
  /// The address of its page, as seen from the index.
  public var page: String
  /// The address of the picture of its screens, or of its text, as seen from the index.
  public var picture: String?
  /// The address of its map of coordinators, as seen from the index.
  public var map: String?

  /// Makes an entry.
  public init(
    _ document: ResultDocument, page: String, picture: String? = nil, map: String? = nil
  ) {
    self.document = document
    self.page = page
    self.picture = picture
    self.map = map
  }

  /// The verdict as a sign.
  var mark: String { ResultSummary(document).mark }
}

/// The page that leads to the pages of all checked systems.
public struct MarkdownIndex {
  private let title: String
  private let entries: [IndexEntry]

  /// Makes an index.
  public init(title: String = "Reports", _ entries: [IndexEntry]) {
    self.title = title
    self.entries = entries
  }

  /// The page, with a line break at its end.
  public var text: String { "# \(MarkdownText.escaped(title))\n\n\(table)\n" }

  /// The results, a line each, without a line break at the end.
  public var table: String {
    let rows = entries.map { entry -> [String] in
      let document = entry.document
      let search = document.search
      let page = MarkdownText.address(entry.page)
      let picture = entry.picture.map { "[picture](\(MarkdownText.address($0)))" } ?? ""
      return [
        "[\(MarkdownText.escaped(document.title))](\(page))",
        "\(entry.mark) \(MarkdownText.escaped(document.headline))",
        "\(search.states)", "\(search.transitions)", "\(search.depth)",
        MarkdownText.escaped(search.words), picture,
      ]
    }
    let head = ["system", "verdict", "states", "transitions", "depth", "search", ""]
    return MarkdownText.table(head, rows)
  }
}
