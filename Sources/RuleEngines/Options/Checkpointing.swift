/// The file of a search's checkpoints, and the time between them.
///
/// The memoized engine can do that, where it is chosen automatically, too; it works with one thread
/// then, and notes how states were found. A search that a limit or its observer ends is written down
/// as it was before its last batch of states.
/// Whoever may write the file can make a search leave states out, but not add any: each state's way is
/// taken once more.
public struct Checkpointing: Hashable, Sendable {
  /// The path of the file, which is replaced as a whole each time.
  public var file: String

  /// The time between two checkpoints.
  public var interval: Duration

  /// A Boolean value that indicates whether the search goes on from the checkpoint in the file.
  public var resumes: Bool

  /// Makes a plan for checkpoints.
  public init(file: String, interval: Duration = .seconds(60), resumes: Bool = false) {
    self.file = file
    self.interval = interval
    self.resumes = resumes
  }
}

/// The reason why a checkpoint cannot be written, read or used.
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
  /// Another engine than the memoized one was asked for.
  case unsupported(Engine)

  /// The fact and the cure, in full sentences.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "The checkpoint '\(file)' cannot be read: \(reason)."
    case .unwritable(let file, let reason): "The checkpoint '\(file)' cannot be written: \(reason)."
    case .noCheckpoint(let file):
      "'\(file)' is not a checkpoint, or was written by another version. \(Self.cure)"
    case .truncated(let file): "The checkpoint '\(file)' is incomplete. \(Self.cure)"
    case .corrupted(let file):
      "The checkpoint '\(file)' is damaged: its content does not match its checksum. "
        + Self.cure
    case .otherSystem(let file):
      "The checkpoint '\(file)' belongs to another system, or the system has changed. "
        + Self.cure
    case .unsupported(let engine):
      "The \(engine.rawValue) engine keeps no checkpoints. Use the memoized engine."
    }
  }

  private static let cure = "Start from the beginning, without it."
}

/// A clock that tells when the next checkpoint is due.
struct CheckpointTimer {
  private let plan: Checkpointing?
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var calls = 0

  init(_ plan: Checkpointing?) {
    self.plan = plan
    last = clock.now
  }

  /// The file to be written now, if any.
  mutating func fileDue() -> String? {
    guard let plan else { return nil }
    calls &+= 1
    // A clock is asked as rarely as is not noticed.
    guard calls % 64 == 0 || plan.interval == .zero, last.duration(to: clock.now) >= plan.interval
    else { return nil }
    last = clock.now
    return plan.file
  }
}
