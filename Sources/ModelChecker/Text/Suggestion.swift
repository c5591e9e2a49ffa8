/// Finds the word that somebody may have meant by one that is not known.
///
/// Case does not count. Words that take more than three changes, or that share next to nothing
/// with the one given, are not suggested; among equally near ones the first counts.
///
/// - Parameters:
///   - word: the word as it was written.
///   - candidates: the words that are known.
/// - Returns: the nearest candidate, or nil when none is near.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let written = Array(word.lowercased())
  let limit = min(3, max(1, written.count / 2))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(written, Array(candidate.lowercased()))
    if distance <= limit, best.map({ distance < $0.distance }) ?? true {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// The text `Did you mean '…'?` with a blank before it, or nothing when no candidate is near.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
  nearest(to: word, among: candidates).map { " Did you mean '\($0)'?" } ?? ""
}

/// The least number of characters to insert, delete, replace or swap with a neighbor.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  if abs(a.count - b.count) > 3 { return 4 }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        least = min(least, beforeLast[j - 1] + 1)
      }
      row.append(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
