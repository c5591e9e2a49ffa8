/// The fields that tell transitions that go wrong from transitions of the same kind that go right.
///
/// Few fields explain much: one that changes in all transitions that go wrong, and in none that goes
/// right, is the only one. Where there is none, the fields are taken that explain the most of what is
/// left, until nothing is. Fields that leave something unexplained are chance, and count for nothing.
struct WrongFields: Equatable {
  /// For each transition that goes wrong, the field that tells; nil if none does.
  let fields: [String?]

  /// Finds the fields.
  ///
  /// - Complexity: O(f² · n) for f fields and n transitions.
  /// - Parameters:
  ///   - wrong: the fields that each transition changes that goes wrong.
  ///   - right: the fields that each transition changes that goes right.
  init(ofWrong wrong: [[String]], ofRight right: [[String]]) {
    guard !right.isEmpty else {
      let common = wrong.first?.first { field in wrong.allSatisfy { $0.contains(field) } }
      fields = wrong.map { _ in common }
      return
    }
    let signs = Sign.all(of: wrong + right).filter { sign in !right.contains { sign.fits($0) } }
    var found: [String?] = wrong.map { _ in nil }
    var left = Array(wrong.indices)
    while !left.isEmpty {
      var best: (sign: Sign, explained: [Int])?
      for sign in signs {
        let explained = left.filter { sign.fits(wrong[$0]) }
        if explained.count > best?.explained.count ?? 0 { best = (sign, explained) }
      }
      guard let best else {
        found = wrong.map { _ in nil }
        break
      }
      for position in best.explained { found[position] = best.sign.field }
      left.removeAll { best.explained.contains($0) }
    }
    fields = found
  }
}

/// A field that changes, or that does not.
private struct Sign {
  var field: String
  var changes: Bool

  func fits(_ changed: [String]) -> Bool { changed.contains(field) == changes }

  /// The signs of all fields: those that change first, each in the order in which it was met.
  static func all(of changed: [[String]]) -> [Sign] {
    var seen: Set<String> = []
    let fields = changed.joined().filter { seen.insert($0).inserted }
    return [true, false].flatMap { changes in fields.map { Sign(field: $0, changes: changes) } }
  }
}
