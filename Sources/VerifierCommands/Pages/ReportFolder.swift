import Files
import GraphvizRendering

/// The folder into which reports are written.
struct ReportFolder {
  /// The folder's path.
  let path: String

  /// The changes that writing made.
  struct Changes {
    var written: [String] = []
    var removed: [String] = []
    var unchanged = 0
  }

  /// The files that differ, are missing, or should be gone.
  ///
  /// - Throws: `FileError` where one that is there can't be read.
  func differences(from files: [GeneratedFile], stale: [String]) throws -> [String] {
    var names: [String] = []
    for file in files {
      if try read(file.path) != content(of: file) { names.append(file.path) }
      if let picture = file.picture, Self.drawsPictures, !exists(picture.path) {
        names.append(picture.path)
      }
    }
    return names + stale
  }

  /// Writes the files that differ, draws what has changed, and removes what is stale: all of it, or
  /// nothing where a file can't be written.
  func write(_ files: [GeneratedFile], removing stale: [String]) throws -> Changes {
    var changes = Changes()
    var pictures: [(path: String, content: [UInt8])] = []
    for file in files {
      guard let picture = file.picture, Self.drawsPictures,
        try read(file.path) != content(of: file) || !exists(picture.path)
      else { continue }
      pictures.append((picture.path, try picture.picture.bytes(as: .svg)))
    }
    let drawn = Dictionary(uniqueKeysWithValues: pictures)
    // Pictures come before their texts: whoever is stopped in between must find the text changed.
    var group = FileGroup()
    func add(_ content: [UInt8], to path: String) throws {
      try Folder.make(containing: place(path))
      group.add(content, to: try OutputFile(ofCommand: place(path)))
      changes.written.append(path)
    }
    for picture in pictures { try add(picture.content, to: picture.path) }
    for file in files {
      let content = try content(of: file, drawn: drawn)
      if try read(file.path) == content {
        changes.unchanged += 1
      } else {
        try add(content, to: file.path)
      }
    }
    try group.commit()
    for path in stale {
      Folder.remove(place(path))
      changes.removed.append(path)
    }
    return changes
  }

  /// The content of a file, with the drawings that were made now or are in the folder.
  private func content(
    of file: GeneratedFile, drawn: [String: [UInt8]] = [:]
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let text = file.text { path in
      do {
        return try (drawn[path] ?? read(path)).map { String(decoding: $0, as: UTF8.self) }
      } catch {
        failure = error as? FileError
        return nil
      }
    }
    if let failure { throw failure }
    return Array(text.utf8)
  }

  /// A Boolean value that indicates whether this build draws pictures, and does not only write their
  /// text.
  static var drawsPictures: Bool { GraphvizRenderer().version != nil }

  private func place(_ path: String) -> String { "\(self.path)/\(path)" }

  /// The content of a file; nil where there is none.
  private func read(_ path: String) throws(FileError) -> [UInt8]? {
    try FileContent.readIfPresent(place(path))
  }

  private func exists(_ path: String) -> Bool { Folder.exists(place(path)) }
}

// MARK: - What earlier runs left

extension ReportFolder {
  /// The files that an earlier run has written and that this one has not.
  ///
  /// - Parameters:
  ///   - kept: the paths that are written now.
  ///   - systems: the folders of the systems that are written now; nil when these are all systems,
  ///     so that a folder of any other is stale too.
  /// - Throws: `FileError` where one that is there can't be read.
  func staleFiles(keeping kept: Set<String>, in systems: [String]?) throws -> [String] {
    let folders = try systems ?? Folder.names(in: path).sorted()
    return try folders.flatMap { folder -> [String] in
      let names = try Folder.names(in: place(folder)).sorted()
      // A page says that it was written; the pictures beside it have its name.
      let pages = try names.filter { name in
        try name.hasSuffix(".md") && isPage("\(folder)/\(name)")
      }.map { String($0.dropLast(3)) }
      return names.filter { name in
        !pages.isEmpty && name == "\(folder).html"
          || pages.contains { page in
            name == "\(page).md" || name == "\(page).dot" || name == "\(page).svg"
              || (name.hasPrefix("\(page)-") && (name.hasSuffix(".svg") || name.hasSuffix(".dot")))
          }
      }.map { "\(folder)/\($0)" }
    }.filter { !kept.contains($0) }
  }

  private func isPage(_ path: String) throws(FileError) -> Bool {
    do {
      let file = try InputFile(place(path))
      // A folder or a pipe of that name is somebody's own, and so is a link that leads to nothing.
      if file.size == nil { return false }
      return try FileContent.read(file).starts(with: GeneratedFile.mark.utf8)
    } catch {
      if error.reason == .absent { return false }
      throw error
    }
  }
}
