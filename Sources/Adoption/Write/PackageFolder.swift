#if Adopt
import Files
import Foundation

/// The folder of an adopted app's package, which remembers what was written into it.
///
/// A file that a person has edited since is left alone from then on, and so is whatever else lies in
/// the folder. What will be written is remembered before it is, so that a run which is killed is
/// followed by one that knows its files.
struct PackageFolder {
  let root: String

  /// The fingerprints of what was written, or was about to be, by path within the folder.
  private var written: [String: Set<String>]

  /// The files that a person has edited, sorted.
  private(set) var edited: [String] = []

  /// What is written at the end.
  private var texts: [(path: String, text: String)] = []
  private var links: [(path: String, target: String)] = []

  /// The paths of all that the package consists of.
  private var current: Set<String> = []

  private static let record = ".adoption.json"

  /// Opens a folder, which need not be there.
  ///
  /// - Throws: ``AdoptionError`` where what it remembers can't be read.
  init(at root: String) throws {
    self.root = root
    let place = "\(root)/\(Self.record)"
    written = [:]
    guard let text = try AppFile.textIfPresent(place) else { return }
    do {
      written = try JSONDecoder().decode([String: Set<String>].self, from: Data(text.utf8))
    } catch { throw AdoptionError(.damaged(place)) }
    edited = try written.keys.sorted().filter { path in
      try content(of: path).map { !isOwn($0, at: path) } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether an app was adopted into a folder.
  static func isAdopted(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(record)")
  }

  /// A Boolean value that indicates whether an app was adopted into the folder before.
  var isThere: Bool { !written.isEmpty }

  /// Returns what a file holds; nil where there is none.
  func content(of path: String) throws -> String? { try AppFile.textIfPresent("\(root)/\(path)") }

  /// Begins to write everything anew: what is not written from here on goes when that is finished.
  mutating func begin() { current = [] }

  /// Writes a file when that is finished, unless a person has edited it.
  mutating func write(_ text: String, to path: String) {
    current.insert(path)
    texts.append((path, text))
  }

  /// Makes a file stand for another when that is finished.
  mutating func link(_ path: String, to target: String) {
    current.insert(path)
    links.append((path, target))
  }

  /// Writes what is to be written, and removes what an earlier run wrote into folders and this one
  /// does not.
  ///
  /// - Throws: ``AdoptionError`` before anything is written where a file is in the way that this did
  ///   not write.
  mutating func finish(in folders: [String]) throws {
    var changed: [(path: String, text: String)] = []
    for (path, text) in texts where try mayReplace(path) {
      if try isLink(path) || content(of: path) != text { changed.append((path, text)) }
      written[path, default: []].insert(Self.fingerprint(text))
    }
    var shown: [(path: String, target: String)] = []
    for link in links where try mayReplace(link.path) { shown.append(link) }
    if !changed.isEmpty { try remember() }
    for (path, text) in changed {
      try make(path)
      // What is written must not go into the app's own file.
      if isLink(path) { try? FileManager.default.removeItem(atPath: "\(root)/\(path)") }
      try OutputFile("\(root)/\(path)").write(text)
    }
    for (path, text) in texts where !edited.contains(path) {
      written[path] = [Self.fingerprint(text)]
    }
    for (path, target) in shown { try show(path, target) }
    for folder in folders {
      let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
      for path in (names ?? []).map({ "\(folder)/\($0)" }) where !current.contains(path) {
        guard try isLink(path) || isUnedited(path) else { continue }
        try? FileManager.default.removeItem(atPath: "\(root)/\(path)")
        written[path] = nil
      }
    }
    (texts, links) = ([], [])
    try remember()
  }

  /// Returns a Boolean value that indicates whether a file may be written; one that a person edits
  /// meanwhile counts as edited.
  ///
  /// - Throws: ``AdoptionError`` where a file is in the way that this did not write.
  private mutating func mayReplace(_ path: String) throws -> Bool {
    if edited.contains(path) { return false }
    guard !isLink(path), let text = try content(of: path), !isOwn(text, at: path) else {
      return true
    }
    // A file that holds what is to be written is none that gets lost.
    if texts.contains(where: { $0.path == path && $0.text == text }) { return true }
    guard written[path] != nil else {
      throw AdoptionError(.inTheWay("\(root)/\(path)"), kind: .cannotWrite)
    }
    edited = (edited + [path]).sorted()
    return false
  }

  private func isOwn(_ text: String, at path: String) -> Bool {
    written[path]?.contains(Self.fingerprint(text)) ?? false
  }

  private func isUnedited(_ path: String) throws -> Bool {
    guard written[path] != nil, let text = try content(of: path) else { return false }
    return isOwn(text, at: path)
  }

  private func remember() throws {
    try make(Self.record)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(written.mapValues { $0.sorted() })
    try OutputFile("\(root)/\(Self.record)").write(Array(data) + [UInt8(ascii: "\n")])
  }

  /// Makes a link.
  private mutating func show(_ path: String, _ target: String) throws {
    let place = "\(root)/\(path)"
    written[path] = nil
    let relative = Self.relative(
      target, to: URL(fileURLWithPath: place).deletingLastPathComponent().path)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == relative { return }
    try make(path)
    try? FileManager.default.removeItem(atPath: place)
    do {
      try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: relative)
    } catch { throw AdoptionError(.cannotLink(place, "\(error)"), kind: .cannotWrite) }
  }

  /// Makes the folder of a file.
  private func make(_ path: String) throws {
    let folder = URL(fileURLWithPath: "\(root)/\(path)").deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw AdoptionError(.cannotMake(folder, "\(error)"), kind: .cannotWrite) }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(path)")) != nil
  }

  /// A short text that differs for different texts: FNV-1a.
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// A path relative to a folder.
  static func relative(_ path: String, to folder: String) -> String {
    let to = components(path)
    let from = components(folder)
    let common = zip(to, from).prefix { $0 == $1 }.count
    if common <= 1 { return "/" + to.dropFirst().joined(separator: "/") }
    return (Array(repeating: "..", count: from.count - common) + to[common...])
      .joined(separator: "/")
  }

  private static func components(_ path: String) -> [String] {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.pathComponents
  }
}

extension String {
  fileprivate static func damaged(_ place: String) -> String {
    "'\(place)' is damaged, and nothing else tells which files you have edited. Bring it back from "
      + "version control, or name another folder with '--output'."
  }

  fileprivate static func inTheWay(_ place: String) -> String {
    "'\(place)' is not what 'adopt' wrote, and is kept. Move it away, or name another folder with "
      + "'--output'."
  }

  fileprivate static func cannotLink(_ place: String, _ reason: String) -> String {
    "'\(place)' can't be made: \(reason). Name another folder with '--output'."
  }

  fileprivate static func cannotMake(_ place: String, _ reason: String) -> String {
    "The folder '\(place)' can't be made: \(reason). Name another one with '--output'."
  }
}
#endif
