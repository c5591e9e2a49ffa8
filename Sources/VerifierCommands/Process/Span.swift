import ModelChecker

/// A span of time in which a command may do more with what it has found.
///
/// It ends when its time is over, when the process has taken its memory, or when somebody asks for an end who has not asked before: whoever
/// ended the search wants to see what it found, and can end the process at once.
struct Span: Sendable {
  private let end: ContinuousClock.Instant?
  private let memory: Int?
  private let wasInterrupted = Interruption.isWanted

  /// Begins a span.
  ///
  /// - Parameter limits: its length, and the memory that the process may take, as far as these are
  ///   limited.
  init(_ limits: Limits) {
    end = limits.time.map { .now + $0 }
    memory = limits.memory
  }

  /// A Boolean value that indicates whether it goes on.
  var goesOn: Bool { limitMet == nil && (wasInterrupted || !Interruption.isWanted) }

  /// The limit that ends it now: of time or of memory.
  var limitMet: Completeness.Limit? {
    if let end, ContinuousClock.now >= end { return .time }
    if let memory, let resident = residentMemory(), resident > memory { return .memory }
    return nil
  }
}
