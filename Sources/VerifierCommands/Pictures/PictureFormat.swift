import ModelChecker

/// The formats in which a picture can be written.
enum PictureFormat: String, CaseIterable {
  case svg, png, pdf, dot

  /// Reads the format from the ending of a path.
  init(of path: String) throws {
    let file = path.split(separator: "/").last ?? ""
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    guard let format = PictureFormat(rawValue: ending) else {
      throw CommandError(.usage, .unknownEnding(path, ending))
    }
    self = format
  }
}

extension String {
  fileprivate static func unknownEnding(_ path: String, _ ending: String) -> String {
    let near = nearest(to: ending, among: PictureFormat.allCases.map(\.rawValue))
    return "'\(path)' does not end in the name of a format. "
      + (near.map { "Did you mean '.\($0)'?" } ?? "End it in .svg, .png, .pdf or .dot.")
  }
}
