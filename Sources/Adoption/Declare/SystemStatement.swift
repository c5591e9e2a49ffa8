#if Adopt
import NavigationModel

/// A statement by which a drafted system declares something.
struct SystemStatement: Hashable {
  /// The parts that statements play.
  enum Kind: Hashable {
    /// Without it there is no graph.
    case needed
    /// It says how something is to be seen.
    case declaration
    /// It lets something happen: the events of these names. None are known of results that services owe,
    /// and of what is declared by the cases of a type.
    case event([String])
  }

  var kind: Kind

  /// The lines, as they stand in the file but for their indentation.
  var lines: [String]

  /// What was guessed with it, and why.
  var guess: String?

  /// The lines that declare the first of its events alone; empty where there is no other.
  private var once: [String] = []

  init(_ kind: Kind, _ lines: [String], guess: String? = nil) {
    self.kind = kind
    self.lines = lines
    self.guess = guess
  }

  /// A touch of a control, and two of them if a person may touch it twice.
  ///
  /// - Parameter arguments: further arguments of the declaration.
  static func touch(
    _ control: String, twice: Bool = true, arguments: String = "", guess: String? = nil
  ) -> SystemStatement {
    let name = control.debugDescription
    let single = ["it.tap(\(name)\(arguments))"]
    guard twice else { return SystemStatement(.event([control]), single, guess: guess) }
    var both = SystemStatement(
      .event([control, EventKind.doubleTap(of: control).name]),
      ["it.tap(\(name), twice: true\(arguments))"], guess: guess)
    both.once = single
    return both
  }

  /// A Boolean value that indicates whether it lets something happen.
  var isEvent: Bool { if case .event = kind { true } else { false } }

  /// The names of the events that it declares, as far as they are known.
  var events: [String] { if case .event(let names) = kind { names } else { [] } }

  /// The statement in one line.
  var summary: String { lines.map { $0.drop { $0 == " " } }.joined(separator: " ") }

  /// The statement where some of its events put the system at fault: nothing lets them happen any more, and
  /// they stay declared, so that the answer counts them as never enabled. An event that only repeats another
  /// one goes alone.
  ///
  /// - Parameter reasons: the reasons, by the names of events.
  func leavingOut(_ reasons: [String: String]) -> SystemStatement {
    let faulty = events.filter { reasons[$0] != nil }
    guard let first = events.first, let reason = faulty.first.flatMap({ reasons[$0] }) else {
      return self
    }
    let kept = faulty.contains(first) ? [] : once
    let names = kept.isEmpty ? events : faulty
    return SystemStatement(
      .event(events),
      kept
        + names.map {
          "it.event(\($0.debugDescription), .external, unless: { _ in \"it is left out\" }) { _ in }"
        }, guess: .isLeftOut(names, reason))
  }
}

extension String {
  fileprivate static func isLeftOut(_ events: [String], _ reason: String) -> String {
    "\(events.map { "'\($0)'" }.joined(separator: " and ")) \(events.count == 1 ? "is" : "are") left out, "
      + "since a check found the system at fault: \(reason)"
  }
}
#endif
