import ModelChecker

/// The progress of a search, besides its states.
struct Checkpoint: Hashable {
  /// A fingerprint of the names in the system.
  var system: UInt64
  /// The widths of the fields of a packed state.
  var bits: [Int]
  var states: Int
  var expanded: Int
  var layerEnd: Int
  var depth: Int
  var transitions: Int
  var evaluations: Int
  /// A sum over the answers of closures about the states expanded.
  var answers: UInt64
  /// The violated invariants, each with the first state that violates it.
  var violations: [(number: Int, state: Int)]
  var faults: [StateStore.FoundFault]

  static func == (left: Checkpoint, right: Checkpoint) -> Bool { left.words == right.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

// MARK: - As words

extension Checkpoint {
  /// The first word of a checkpoint: the letters CVSEARCH.
  private static let magic: UInt64 = 0x4843_5241_4553_5643
  private static let version: UInt64 = 4

  /// The words before the number of words that follow.
  static let prefix = 3

  /// The checkpoint as words: its kind, the number of words that follow, and these.
  var words: [UInt64] {
    var body: [Int] = [states, expanded, layerEnd, depth, transitions, evaluations]
    body += [bits.count] + bits
    body += [violations.count] + violations.flatMap { [$0.number, $0.state] }
    body += [faults.count] + faults.flatMap { [$0.fault, $0.source, $0.position] }
    let words = [system, answers] + body.map { UInt64(bitPattern: Int64($0)) }
    return [Self.magic, Self.version, UInt64(words.count)] + words
  }

  /// The number of words that follow the first ones; nil where they begin no checkpoint.
  static func length(after prefix: [UInt64]) -> Int? {
    guard prefix.count == Self.prefix, prefix[0] == magic, prefix[1] == version else { return nil }
    return Int(exactly: prefix[2])
  }

  /// Reads the words that follow the first ones; nil where they make no sense.
  init?(_ words: [UInt64]) {
    guard words.count > 2 else { return nil }
    (system, answers) = (words[0], words[1])
    var rest = words.dropFirst(2).map { Int(Int64(bitPattern: $0)) }[...]
    func next() -> Int? { rest.popFirst() }
    func list(_ width: Int = 1) -> [[Int]]? {
      guard let count = next(), count >= 0, count <= rest.count / width else { return nil }
      return (0..<count).map { _ in (0..<width).map { _ in rest.removeFirst() } }
    }
    guard let states = next(), let expanded = next(), let layerEnd = next(), let depth = next(),
      let transitions = next(), let evaluations = next(), let bits = list(),
      let violations = list(2), let faults = list(3), rest.isEmpty, states >= 0,
      (0...states).contains(layerEnd), (0...layerEnd).contains(expanded)
    else { return nil }
    self.states = states
    self.expanded = expanded
    self.layerEnd = layerEnd
    self.depth = depth
    self.transitions = transitions
    self.evaluations = evaluations
    self.bits = bits.map { $0[0] }
    self.violations = violations.map { ($0[0], $0[1]) }
    self.faults = faults.map { .init(fault: $0[0], source: $0[1], position: $0[2]) }
    if !isPossible { return nil }
  }

  /// A Boolean value that indicates whether some search may have come that far.
  ///
  /// A checksum tells of damage, and not of somebody who made the numbers up.
  private var isPossible: Bool {
    let counts = [depth, transitions, evaluations] + violations.map(\.number)
    let known = violations.map(\.state) + faults.map(\.source)
    return bits.allSatisfy { (0...StateLayout.mostBits).contains($0) }
      && counts.allSatisfy { (0...Self.mostCounted).contains($0) }
      && known.allSatisfy { (0..<states).contains($0) }
  }

  /// More than anybody can count to, and little enough to count on from there.
  private static let mostCounted = Int.max / 2
}

extension Checkpoint {
  /// Returns a Boolean value that indicates whether a search within some limits comes past it.
  func isWithin(_ limits: Limits) -> Bool {
    states <= limits.states ?? .max && depth < limits.depth ?? .max
  }
}

extension RuleSystem {
  /// A number that changes with the names of rules, components and invariants.
  package var fingerprint: UInt64 {
    var encoder = StateEncoder(seed: 0)
    for names in [rules.map(\.name), components.map(\.name), invariants.map(\.name)] {
      encoder.encode(UInt32(names.count))
      for name in names { encoder.encode(Array(name.utf8)) }
    }
    encoder.encode(initial.count)
    return encoder.fingerprint().low
  }
}
