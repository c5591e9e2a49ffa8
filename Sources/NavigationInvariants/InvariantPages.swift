/// The pages about the ready-made invariants, as Markdown.
public enum InvariantPages {
  /// Returns the page of an invariant, or `nil` if the invariant is not ready-made.
  ///
  /// The page says what the invariant means, shows an example that violates it and how others fixed
  /// theirs, what it needs, and what it does not see. It is the page of the documentation, with its
  /// links as plain words.
  public static func page(of invariant: String) -> String? {
    all[invariant]
  }

  /// All pages, by the invariants' names.
  public static let all: [String: String] = Dictionary(
    uniqueKeysWithValues: StandardInvariants.catalog.map { invariant, page in
      (invariant.name, plain(String(decoding: page, as: UTF8.self)))
    })

  /// Returns the text with links to symbols as names, and links to articles as titles.
  private static func plain(_ page: String) -> String {
    page.replacing(#/``(?:\w+/)*(\w+)``/#) { $0.output.1 }
      .replacing(#/<doc:([\w-]+)>/#) { "'\($0.output.1.replacing("-", with: " "))'" }
  }
}
