#if Adopt
import Files

/// The files of an app, and of the package that is written for it, as texts.
enum AppFile {
  /// Returns the content of a file.
  ///
  /// A pipe, and whatever else is no file, is refused: who waits for it may wait forever.
  ///
  /// - Throws: ``AdoptionError`` with the reason.
  static func text(_ path: String) throws -> String {
    do {
      return try content(of: path)
    } catch let error as FileError {
      throw AdoptionError(error.description)
    }
  }

  /// Returns the content of a file; nil where there is none.
  ///
  /// - Throws: ``AdoptionError`` where there is one that can't be read.
  static func textIfPresent(_ path: String) throws -> String? {
    do {
      return try content(of: path)
    } catch let error as FileError {
      if error.reason == .absent { return nil }
      throw AdoptionError(error.description)
    }
  }

  private static func content(of path: String) throws -> String {
    let file = try InputFile(path)
    guard file.size != nil else { throw AdoptionError(.noFile(path)) }
    return String(decoding: try FileContent.read(file, limit: 64 << 20), as: UTF8.self)
  }
}

extension String {
  fileprivate static func noFile(_ path: String) -> String {
    "'\(path)' is no file with text, and is named like one. Move it out of the app's folder."
  }
}
#endif
