import Foundation

/// The files that an adopted app brings along, such as its fonts, texts and sounds.
///
/// A device finds them in the app's bundle, by their names. Here they are looked for in the folder of
/// the app's sources.
public struct AppResources {
  private let folder: String

  // Everything of a subject runs on the thread that drives it.
  private nonisolated(unsafe) static var known: [String: [String: String]] = [:]
  private nonisolated(unsafe) static var knownInformation: [String: [String: Any]] = [:]

  /// Takes the files of a folder, those in folders within included.
  public init(in folder: String) { self.folder = folder }

  /// Finds a file by its name.
  ///
  /// One that is not there counts as one that the app brings along all the same: what a build makes or
  /// brings from elsewhere is in no folder of sources. To read it fails.
  ///
  /// - Returns: the file's path; nil where no name is given.
  public func path(of name: String?, withExtension suffix: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let isSpelledOut = suffix.map { $0.isEmpty || name.hasSuffix(".\($0)") } ?? true
    let file = isSpelledOut ? name : "\(name).\(suffix ?? "")"
    return files[file] ?? "\(folder)/\(file)"
  }

  /// The paths of all files whose names have an ending, in order; of all files where it is nil.
  public func paths(withExtension suffix: String?) -> [String] {
    paths.filter { path in suffix.map { path.hasSuffix(".\($0)") } ?? true }
  }

  /// What the app's `Info.plist` says, by the keys.
  public var information: [String: Any] {
    if let known = Self.knownInformation[folder] { return known }
    let name = (folder as NSString).lastPathComponent.filter { $0.isLetter || $0.isNumber }
    let information = AppInformation(from: paths, name: name).values
    Self.knownInformation[folder] = information
    return information
  }

  /// The paths of all files by their names; of files of one name, the first by path.
  private var files: [String: String] {
    if let known = Self.known[folder] { return known }
    let found = Dictionary(
      paths.map { (($0 as NSString).lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
    Self.known[folder] = found
    return found
  }

  private var paths: [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }
}
