import Files
import ModelChecker
import NavigationReports

/// A format and the file to write it to, as typed: `sarif=findings.sarif`.
struct Recording {
  /// The form in which a result is recorded.
  enum Format: Hashable {
    /// As a function of the document, which saved results are, too.
    case document(Recorder)
    /// As the explorer's page, which holds the states as well.
    case explorer

    init?(named name: String) {
      if name == Recording.explorer {
        self = .explorer
      } else if let recorder = Recorder(rawValue: name) {
        self = .document(recorder)
      } else {
        return nil
      }
    }
  }

  private static let explorer = "explorer"
  /// The names of the formats in which saved results are recorded, too.
  private static let namesOfSaved = Recorder.allCases.map(\.rawValue)
  /// The names of the formats.
  static let names = namesOfSaved + [explorer]
  /// The names of the formats, separated by commas.
  static var formats: String { names.joined(separator: ", ") }
  /// Of those the ones in which saved results are recorded.
  static var formatsOfSaved: String { namesOfSaved.joined(separator: ", ") }

  let format: Format
  let file: OutputFile

  /// Reads a format and a file, and finds out whether the file can be written.
  init(_ typed: String) throws {
    let parts = try Self.parts(of: typed)
    format = parts.format
    file = try OutputFile(ofCommand: parts.path)
  }

  /// Reads a format and a file.
  static func parts(of typed: String) throws -> (format: Format, path: String) {
    guard let separator = typed.firstIndex(of: "="), typed.index(after: separator) < typed.endIndex
    else { throw CommandError(.usage, .noFile(typed)) }
    let name = try Names.match(
      String(typed[..<separator]), among: names, kind: "report format")
    return (Format(named: name)!, String(typed[typed.index(after: separator)...]))
  }
}

extension [Recording] {
  /// Reads the formats and files of reports, and checks that each file can be written and is named
  /// once.
  ///
  /// - Parameter output: the file of the answer, if it has one.
  init(_ values: [SettingValue], besides output: OutputFile?) throws {
    self = []
    var taken = output.map { [(file: $0, by: "--output \($0.path)")] } ?? []
    for value in values {
      let recording = try value.recording()
      if let other = taken.first(where: { $0.file.isReplaced(by: recording.file) }) {
        throw value.refused(.sameFile(value.spelled, other.by))
      }
      taken.append((recording.file, value.spelled))
      append(recording)
    }
    if contains(where: { $0.format == .document(.html) }) { try Picture.prepareFonts() }
  }

  /// A Boolean value that indicates whether one of them shows the states.
  var needStates: Bool { contains { $0.format == .explorer } }

  /// Writes all of them, or none where one can't be written.
  ///
  /// What they say is in saved results, and is not lost.
  ///
  /// - Throws: ``CommandError`` as well where one of them shows the states, which are not saved.
  func writeTogether(_ documents: [ResultDocument]) throws {
    var group = FileGroup()
    for recording in self {
      group.add(try recording.text(documents, explored: nil), to: recording.file)
    }
    try group.commit()
  }

  /// Writes all reports, even if some of them fail: the search may have taken minutes.
  ///
  /// - Parameter explored: the result that the explorer shows.
  /// - Throws: the first failure, after all others are written.
  func write(_ documents: [ResultDocument], explored: ExplorerReport?) throws {
    var failure: (any Error)?
    for recording in self {
      do {
        try recording.file.write(try recording.text(documents, explored: explored))
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}

extension Recording {
  fileprivate func text(
    _ documents: [ResultDocument], explored: ExplorerReport?
  ) throws -> String {
    switch format {
    case .document(let recorder): return try recorder.text(documents, drawing: Picture.html)
    case .explorer:
      guard let explored else { throw CommandError(.usage, .noStates(file.path)) }
      return try explored.text()
    }
  }
}

extension String {
  /// The text of the error that two outputs go to one file.
  static func sameFile(_ one: String, _ other: String) -> String {
    "'\(one)' writes the same file as '\(other)'. Give each a file of its own."
  }

  fileprivate static func noStates(_ path: String) -> String {
    "'--report explorer=\(path)' shows the states of a search, which saved results don't have. "
      + "Explore again: 'check SYSTEM --report explorer=\(path)'."
  }

  fileprivate static func noFile(_ typed: String) -> String {
    "'\(typed.shortened())' does not say which file to write: use format=file, such as json=result.json. "
      + "Formats: \(Recording.formats)."
  }
}
