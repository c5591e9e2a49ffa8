import ObjectObservation

/// The ways in which one event can happen in one state, each a script of answers, in the order of a
/// depth-first enumeration.
///
/// Most ways of an event meet again before it ends: two orders of subscribers leave everything as it
/// was, and then the order of jobs is open. What follows from a point does not depend on how the
/// event came there, if all that can be observed is the same. So only the first way to a point is
/// followed by every answer to the questions that come after it. Of a later one to an equal point,
/// those answers are tried that led to different ends the first time, one for each end. What was done
/// until then may differ, and with it the effects of the event: but two sequences of answers that had
/// the same end and the same effects after one way have so after the other.
///
/// This table belongs to the expansion of one event in one state and ends with it. It is not trusted
/// blindly: each way that is tried after a known question must end in the state that is expected. If it
/// does not, something takes part that is not observed, and the event happens in all ways.
struct EventWays {
  /// A point within the event, with all that can be observed there.
  struct Point: Hashable {
    /// The number of questions before it.
    var position: Int
    var seen: ObservationFingerprint
  }

  /// What is known of a point: the answers by which it was met first, and the ends to which further
  /// answers led, the first ones to each.
  private struct Known {
    var prefix: [Int]
    var ends: [(answers: [Int], end: Int)] = []
  }

  /// What came of trying a way.
  enum Judgment {
    case asExpected
    /// It did not end as the table says: what was reported of the event is to be forgotten.
    case surprising
  }

  /// The script of the next way; nil when all have been tried.
  private(set) var next: [Int]? = []

  private var isTrusted: Bool
  /// The most questions that came up so far.
  private var mostQuestions: Int?

  /// A Boolean value that indicates whether the points of the next way are worth taking note of: not
  /// where nothing is left open after its script, as far as one can tell.
  var isWorthNoting: Bool {
    guard let next, let mostQuestions else { return isTrusted }
    return isTrusted && next.count < mostQuestions
  }

  private var known: [Point: Known] = [:]
  /// The points of the way that was tried last, in order.
  private var path: [Point] = []
  /// The ways after a known point that are still to be tried, with the ends that are expected.
  private var expected: [(script: [Int], end: Int)] = []
  /// The answers that led to that point, with the numbers of answers that there were.
  private var wayThere: (answers: [Int], counts: [Int]) = ([], [])
  private var hasSkipped = false

  /// - Parameter isTrusted: whether a point is taken to go on as an equal one did.
  init(isTrusted: Bool) { self.isTrusted = isTrusted }

  /// Takes note of how a way ended.
  ///
  /// - Parameters:
  ///   - points: the points that were met where the script said nothing any more; none where they were not
  ///     worth noting.
  ///   - end: a number for the state and the effects in which it ended.
  ///   - isSameState: whether two such numbers are of the same state.
  mutating func note(
    answers: [Int], counts: [Int], points: [Point], end: Int, isSameState: (Int, Int) -> Bool
  ) -> Judgment {
    guard isTrusted else {
      next = Chooser.next(after: answers, counts: counts)
      return .asExpected
    }
    // The script began like the way before, so that it met the same points up to its last answer.
    let script = next!
    // Or fewer questions came up than before.
    guard answers.count >= script.count else { return beginAgain() }
    path.removeAll { $0.position >= script.count }
    path += points
    mostQuestions = max(mostQuestions ?? 0, answers.count)
    let following = expected.isEmpty ? nil : expected.removeFirst()
    if let following, !isSameState(following.end, end) { return beginAgain() }
    let met = following == nil ? knownPoint(after: answers) : nil
    noteEnd(end, after: answers)
    if let met, let ends = known[met]?.ends, let first = ends.first {
      // A way that nothing is left to be asked after would have been the first to be tried.
      guard first.answers == Array(answers[met.position...]), isSameState(first.end, end)
      else { return beginAgain() }
      hasSkipped = true
      let prefix = Array(answers[..<met.position])
      wayThere = (prefix, Array(counts[..<met.position]))
      expected = ends.dropFirst().map { (prefix + $0.answers, $0.end) }
    } else if following == nil {
      wayThere = (answers, counts)
    }
    next = expected.first?.script ?? Chooser.next(after: wayThere.answers, counts: wayThere.counts)
    return .asExpected
  }

  /// Takes note of a way that ended a process.
  ///
  /// How many of them are tried is bounded, so that from then on none is left out.
  mutating func noteLoss(answers: [Int], counts: [Int]) -> Judgment {
    if hasSkipped { return beginAgain() }
    isTrusted = false
    next = Chooser.next(after: answers, counts: counts)
    return .asExpected
  }

  /// Tries all ways, from the first one on.
  private mutating func beginAgain() -> Judgment {
    self = EventWays(isTrusted: false)
    return .surprising
  }

  /// The first point on the way at hand that was met by another way before.
  private func knownPoint(after answers: [Int]) -> Point? {
    path.first { known[$0].map { !answers.starts(with: $0.prefix) } ?? false }
  }

  private mutating func noteEnd(_ end: Int, after answers: [Int]) {
    for point in path where point.position < answers.count {
      var known = known[point] ?? Known(prefix: Array(answers[..<point.position]))
      guard answers.starts(with: known.prefix) else { continue }
      if !known.ends.contains(where: { $0.end == end }) {
        known.ends.append((Array(answers[point.position...]), end))
      }
      self.known[point] = known
    }
  }
}
