#if Adopt
/// A statement by which a drafted system declares something.
struct SystemStatement: Hashable {
  /// The parts that statements play.
  enum Kind: Hashable {
    /// Without it there is no graph.
    case needed
    /// It says how something is to be seen.
    case declaration
    /// It lets something happen.
    case event
  }

  var kind: Kind

  /// The lines, as they stand in the file but for their indentation.
  var lines: [String]

  /// What was guessed with it, and why.
  var guess: String?

  init(_ kind: Kind, _ lines: [String], guess: String? = nil) {
    self.kind = kind
    self.lines = lines
    self.guess = guess
  }

  /// The statement in one line.
  var summary: String { lines.map { $0.drop { $0 == " " } }.joined(separator: " ") }
}
#endif
