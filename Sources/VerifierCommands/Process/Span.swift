/// A span of time in which a command may do more with what it has found.
///
/// It ends when its time is over, or when somebody asks for an end who has not asked before: whoever
/// ended the search wants to see what it found, and can end the process at once.
struct Span: Sendable {
  private let end: ContinuousClock.Instant?
  private let wasInterrupted = Interruption.isWanted

  /// Begins a span.
  ///
  /// - Parameter time: its length; nil where time is not limited.
  init(_ time: Duration?) { end = time.map { .now + $0 } }

  /// A Boolean value that indicates whether it goes on.
  var goesOn: Bool {
    if let end, ContinuousClock.now >= end { return false }
    return wasInterrupted || !Interruption.isWanted
  }

  /// A Boolean value that indicates whether its time is over.
  var isOutOfTime: Bool { end.map { ContinuousClock.now >= $0 } ?? false }
}
