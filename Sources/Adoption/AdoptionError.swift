#if Adopt
/// The reason why an app can't be adopted.
public struct AdoptionError: Error, CustomStringConvertible {
  /// The kinds of reasons, one for each exit status of the command.
  public enum Kind: Sendable {
    /// What was named is missing, or can't be read.
    case inputMissing
    /// The machine lacks something.
    case environment
    /// A file can't be written.
    case cannotWrite
    /// The package does not build.
    case doesNotBuild
    /// Somebody asked for an end.
    case interrupted
  }

  public let kind: Kind

  /// What happened, and what to do.
  public let description: String

  init(_ description: String, kind: Kind = .inputMissing) {
    self.kind = kind
    self.description = description
  }
}
#endif
