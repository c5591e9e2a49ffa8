import NavigationModel

/// A piece of work that could run next.
public struct RunnableJob: Hashable, Sendable {
  /// Where a job comes from.
  public enum Kind: Hashable, Sendable {
    /// The part of a task up to its next suspension point.
    case task
    /// Work that the platform has put off.
    case platform(PlatformJob.Kind)
  }

  /// Where the job comes from.
  public var kind: Kind

  /// Whether the job runs as the main actor.
  public var isMain: Bool

  /// What the job will do, as a number.
  ///
  /// It is made of code addresses relative to the binary that holds them: the same in every process
  /// of one binary, different in the next build. It may enter a fingerprint, but never a text. Jobs
  /// of the platform, and jobs that can't be read, have 0.
  public var signature: UInt64
}

extension RunnableJob: CustomStringConvertible {
  /// The job's kind, in words.
  public var description: String {
    switch kind {
    case .task: isMain ? "task" : "background task"
    case .platform(let kind): kind.rawValue
    }
  }
}
