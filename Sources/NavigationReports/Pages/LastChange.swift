import GraphDrawing

/// The verdict before the last one that was another, as an index keeps it from page to page.
///
/// A page knows no clock; what it tells is what the reports that it replaces said.
struct LastChange: Equatable {
  /// The verdict of this page.
  let verdict: String
  /// The one before; empty where no page said another.
  let before: String

  /// Goes on from what the page before says.
  init(to verdict: String, since last: LastChange?) {
    self.verdict = verdict
    before = last.map { $0.verdict == verdict ? $0.before : $0.verdict } ?? ""
  }

  private init(verdict: String, before: String) {
    (self.verdict, self.before) = (verdict, before)
  }

  /// The change in words.
  var words: String { before.isEmpty ? "none yet" : "was \(before)" }

  /// What a row keeps for the page that replaces this one.
  func attributes(of title: String) -> [(String, String)] {
    [("data-title", title), ("data-verdict", verdict), ("data-before", before)]
  }

  /// Reads the rows of an index, by the title of the system.
  static func all(in page: String) -> [String: LastChange] {
    var changes: [String: LastChange] = [:]
    for row in page.split(separator: "<tr ").dropFirst() {
      func value(_ name: String) -> String? {
        guard let begin = row.firstRange(of: "\(name)=\"")?.upperBound,
          let end = row[begin...].firstIndex(of: "\"")
        else { return nil }
        return XMLText.unescaped(String(row[begin..<end]))
      }
      guard let title = value("data-title"), let verdict = value("data-verdict"),
        let before = value("data-before")
      else { continue }
      changes[title] = LastChange(verdict: verdict, before: before)
    }
    return changes
  }
}
