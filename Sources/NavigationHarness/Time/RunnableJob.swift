import NavigationModel

/// A piece of work that could run next.
public struct RunnableJob: Hashable, Sendable {
  /// The origin of a job.
  public enum Kind: Hashable, Sendable {
    /// The part of a task up to its next suspension point.
    case task
    /// Work that the platform has put off.
    case platform(PlatformJob.Kind)
  }

  /// The origin of the job.
  public var kind: Kind

  /// A Boolean value that indicates whether the job runs as the main actor.
  public var isMain: Bool

  /// A number that stands for the code that the job will run.
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
    case .platform(let kind): isMain ? kind.rawValue : "background \(kind.rawValue)"
    }
  }
}
