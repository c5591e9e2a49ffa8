/// Looks by trial for the fixes that end what a trace shows.
struct FixSearch {
  /// The outcome of a trace once some fixes are done.
  enum Outcome {
    /// It can be followed, and violates nothing.
    case holds
    /// It can't be followed to its end.
    case refused
    /// It shows the same violation.
    case violates
  }

  /// Fixes that end a violation.
  struct Found: Equatable {
    /// The fixes.
    var fixes: [String]
    /// Other sets, as small, that end it too.
    var alternatives: [[String]] = []
    /// A Boolean value that indicates whether no smaller set ends it; else only none of its fixes can
    /// be left out.
    var isSmallest = true
  }

  /// The fixes to choose from, in the order of the system.
  let candidates: [String]

  /// The most trials of sets of two and more.
  var patience = 400

  /// Returns the outcome of the trace with these fixes.
  let outcome: (_ fixes: [String]) throws -> Outcome

  /// A smallest set under which the trace no longer violates; nil when all of them together do not
  /// help.
  ///
  /// Of equally small sets one counts first under which the trace can still be followed: a fix that
  /// only bars the way says less about what went wrong.
  func smallest() throws -> Found? {
    if let found = try best(of: candidates.map { [$0] }) { return found }
    guard try outcome(candidates) != .violates else { return nil }
    let minimal = try withoutNeedless(candidates)
    var trials = 0
    for size in 2..<max(2, minimal.count) {
      let sets = subsets(of: candidates, size: size)
      trials += sets.count
      guard trials <= patience else { return Found(fixes: minimal, isSmallest: false) }
      if let found = try best(of: sets) { return found }
    }
    return Found(fixes: minimal)
  }

  private func best(of sets: [[String]]) throws -> Found? {
    var held: [[String]] = []
    var refused: [[String]] = []
    for set in sets {
      switch try outcome(set) {
      case .holds: held.append(set)
      case .refused: refused.append(set)
      case .violates: break
      }
    }
    let all = held + refused
    return all.first.map { Found(fixes: $0, alternatives: Array(all.dropFirst())) }
  }

  /// Leaves out one fix after the other without which the rest is still enough.
  private func withoutNeedless(_ fixes: [String]) throws -> [String] {
    var kept = fixes
    for fix in fixes {
      let fewer = kept.filter { $0 != fix }
      if try !fewer.isEmpty && outcome(fewer) != .violates { kept = fewer }
    }
    return kept
  }

  private func subsets(of fixes: [String], size: Int) -> [[String]] {
    guard size > 0 else { return [[]] }
    return fixes.indices.flatMap { index in
      subsets(of: Array(fixes[(index + 1)...]), size: size - 1).map { [fixes[index]] + $0 }
    }
  }
}
