#if Adopt
import Files
import Foundation

/// The folder of an adopted app's package, which remembers what was written into it.
///
/// A file that a person has edited since is left alone from then on.
struct PackageFolder {
  let root: String

  /// The fingerprints of what was written, by path within the folder.
  private var written: [String: String]

  /// The files that a person has edited, sorted.
  private(set) var edited: [String] = []

  private var current: Set<String> = []

  private static let record = ".adoption.json"

  /// Opens a folder, which need not be there.
  init(at root: String) {
    self.root = root
    let data = FileManager.default.contents(atPath: "\(root)/\(Self.record)") ?? Data()
    let record = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    written = record
    edited = record.keys.sorted().filter { path in
      guard let text = Self.content("\(root)/\(path)") else { return false }
      return Self.fingerprint(text) != record[path]
    }
  }

  /// Returns a Boolean value that indicates whether an app was adopted into a folder.
  static func isAdopted(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(record)")
  }

  /// A Boolean value that indicates whether an app was adopted into the folder before.
  var isThere: Bool { !written.isEmpty }

  /// Returns what a file holds; nil where there is none.
  func content(of path: String) -> String? { Self.content("\(root)/\(path)") }

  /// Begins to write everything anew: what is not written from here on goes when that is finished.
  mutating func begin() { current = [] }

  /// Writes a file, unless a person has edited it.
  mutating func write(_ text: String, to path: String) throws {
    current.insert(path)
    if edited.contains(path) { return }
    let place = "\(root)/\(path)"
    written[path] = Self.fingerprint(text)
    if Self.content(place) == text, !isLink(place) { return }
    try make(place)
    try? FileManager.default.removeItem(atPath: place)
    try OutputFile(place).write(text)
  }

  /// Makes a file stand for another.
  mutating func link(_ path: String, to target: String) throws {
    current.insert(path)
    let place = "\(root)/\(path)"
    written[path] = nil
    let relative = Self.relative(
      target, to: URL(fileURLWithPath: place).deletingLastPathComponent().path)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == relative { return }
    try make(place)
    try? FileManager.default.removeItem(atPath: place)
    do {
      try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: relative)
    } catch { throw AdoptionError(.cannotLink(place, "\(error)"), kind: .cannotWrite) }
  }

  /// Removes what an earlier run wrote into folders and this one did not, and remembers the rest.
  mutating func finish(in folders: [String]) throws {
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      {
        let path = "\(folder)/\(name)"
        guard !current.contains(path), !edited.contains(path),
          written[path] != nil || isLink("\(root)/\(path)")
        else { continue }
        try? FileManager.default.removeItem(atPath: "\(root)/\(path)")
        written[path] = nil
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(written)
    try OutputFile("\(root)/\(Self.record)").write(Array(data) + [UInt8(ascii: "\n")])
  }

  private func make(_ place: String) throws {
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw AdoptionError(.cannotMake(folder, "\(error)"), kind: .cannotWrite) }
  }

  private func isLink(_ place: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil
  }

  private static func content(_ place: String) -> String? {
    FileManager.default.contents(atPath: place).map { String(decoding: $0, as: UTF8.self) }
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
  fileprivate static func cannotLink(_ place: String, _ reason: String) -> String {
    "'\(place)' can't be made: \(reason). Name another folder with '--output'."
  }

  fileprivate static func cannotMake(_ place: String, _ reason: String) -> String {
    "The folder '\(place)' can't be made: \(reason). Name another one with '--output'."
  }
}
#endif
