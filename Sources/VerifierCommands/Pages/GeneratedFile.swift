import NavigationReports

/// A file of the reports' folder, before it is written.
struct GeneratedFile {
  /// The path within the folder, such as `RideShare/repaired.md`.
  var path: String
  /// The content, made with that of the file at a path, if there is one.
  var text: ((String) -> String?) -> String
  /// The drawing to be made of the file, if the file is the text of one.
  var picture: (path: String, picture: Picture)?

  /// Makes a file of a text.
  init(path: String, text: String, picture: (path: String, picture: Picture)? = nil) {
    self.path = path
    self.text = { _ in text }
    self.picture = picture
  }

  /// Makes a file of the content of others, which it is given by path; nil where there is none.
  init(path: String, showing text: @escaping ((String) -> String?) -> String) {
    self.path = path
    self.text = text
  }

  /// Makes a page of Markdown, marked so that it can be told from what people wrote.
  static func page(_ path: String, _ text: String) -> GeneratedFile {
    GeneratedFile(path: path, text: "\(mark)\n\n\(text)")
  }

  /// Makes the text of a drawing; the drawing itself is rendered only when its text has changed.
  static func drawing(_ path: String, _ picture: Picture) -> GeneratedFile {
    GeneratedFile(
      path: "\(path).dot", text: picture.dot, picture: ("\(path).svg", picture))
  }

  /// The first line of each page.
  static let mark = "<!-- Written by 'report'. Run it again instead of editing. -->"
}
