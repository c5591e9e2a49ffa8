/// Counts the reasons for which guards disabled events.
struct GuardStatistics {
  private struct Entry {
    var name: String
    var reason: String
    var count: Int
  }

  /// By ordinal, since comparing a few texts is cheaper than hashing two.
  private var entries: [Int: [Entry]] = [:]

  mutating func note(_ disabled: [DisabledEvent]) {
    for one in disabled {
      let known = entries[one.event.ordinal]?.firstIndex {
        $0.reason == one.reason && $0.name == one.event.name
      }
      if let known {
        entries[one.event.ordinal]![known].count += 1
      } else {
        entries[one.event.ordinal, default: []].append(
          Entry(name: one.event.name, reason: one.reason, count: 1))
      }
    }
  }

  /// For each event the reasons and how often each was given.
  var counts: [String: [String: Int]] {
    var counts: [String: [String: Int]] = [:]
    for entry in entries.values.joined() {
      counts[entry.name, default: [:]][entry.reason, default: 0] += entry.count
    }
    return counts
  }
}
