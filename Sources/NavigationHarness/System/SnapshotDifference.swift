import NavigationModel

/// The differences between two snapshots that should be equal, a line each.
struct SnapshotDifference {
  let first: NavigationSnapshot
  let second: NavigationSnapshot
  /// The names of the first and the second one.
  var words = ("first time", "replayed")

  /// The lines, at most twelve of them.
  var text: String {
    let (before, after) = (Self.lines(of: first), Self.lines(of: second))
    let lines =
      before.filter { !after.contains($0) }.map { line(words.0, $0) }
      + after.filter { !before.contains($0) }.map { line(words.1, $0) }
    if lines.isEmpty { return "The difference is in what pending jobs will do." }
    let shown = lines.prefix(12).joined(separator: "\n")
    return lines.count > 12 ? "\(shown)\nand \(lines.count - 12) more" : shown
  }

  private func line(_ word: String, _ text: String) -> String {
    let width = max(words.0.count, words.1.count)
    return "\(word):" + String(repeating: " ", count: width - word.count + 1) + text
  }

  private static func lines(of snapshot: NavigationSnapshot) -> [String] {
    var lines = snapshot.coordinators.enumerated().map { number, node in
      "coordinator \(number) \(node.type), \(node.phase), held by \(node.holder)"
    }
    lines += snapshot.views.map { view in
      "view \(view.name), \(view.isHittable ? "touchable" : "covered"), "
        + "appeared \(view.appearances) times, controls \(view.controls), "
        + "owner \(view.owner.map(String.init) ?? "none")\(view.rivals.map { ", \($0)" }.joined())"
    }
    lines += snapshot.records.map { "coordinator \($0.coordinator).\($0.key) = \($0.value)" }
    lines += snapshot.subscriptions.map {
      "\($0.holder) is subscribed to \($0.source) ×\($0.count)"
    }
    lines += ["runnable \(snapshot.work.runnable)"]
    lines += snapshot.work.tickets.map { "pending \($0.label)\($0.isRevoked ? ", revoked" : "")" }
    lines += snapshot.lifetimes.map { "alive \($0.role) ×\($0.count)" }
    lines += snapshot.facts.map { "\($0.name): \($0.value)" }
    return lines + snapshot.unobserved.map { "\($0.path) = \($0.value)" }
  }
}
