/// Where and how often a search writes down how far it has come.
///
/// The memoised engine can do that; it works with one thread then, and notes how states were found.
public struct Checkpointing: Hashable, Sendable {
  /// The path of the file, which is replaced as a whole each time.
  public var file: String

  /// The time between two checkpoints.
  public var interval: Duration

  /// Whether the search goes on from what the file says.
  public var resumes: Bool

  /// Makes a plan for checkpoints.
  public init(file: String, interval: Duration = .seconds(60), resumes: Bool = false) {
    self.file = file
    self.interval = interval
    self.resumes = resumes
  }
}

/// Why a search cannot be written down, or cannot go on from what was.
public enum CheckpointError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's answer when the file was opened or read.
  case unreadable(file: String, reason: String)
  /// The system's answer when the file was written.
  case unwritable(file: String, reason: String)
  /// The file is something else, or was written by another version.
  case noCheckpoint(file: String)
  /// The end of the file is missing.
  case truncated(file: String)
  /// The file is not what was written.
  case corrupted(file: String)
  /// The rules, components or invariants have other names, or do something else.
  case otherSystem(file: String)
  /// Another engine than the memoised one was asked for.
  case unsupported(Engine)

  /// The fact and the cure, in full sentences.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "The checkpoint '\(file)' cannot be read: \(reason)."
    case .unwritable(let file, let reason): "The checkpoint '\(file)' cannot be written: \(reason)."
    case .noCheckpoint(let file):
      "'\(file)' is no checkpoint, or was written by another version. Begin anew."
    case .truncated(let file): "The checkpoint '\(file)' is incomplete. Begin anew."
    case .corrupted(let file):
      "The checkpoint '\(file)' is damaged: its content does not match its checksum. Begin anew."
    case .otherSystem(let file):
      "The checkpoint '\(file)' belongs to another system, or the system has changed. Begin anew."
    case .unsupported(let engine):
      "The \(engine.rawValue) engine keeps no checkpoints. Use the memoised engine."
    }
  }
}
