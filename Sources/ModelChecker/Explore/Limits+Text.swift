extension Limits {
  /// A limit in words: `depth 8`, `1000 states`, `1.5 s`, `2 GiB`; empty when it is not set.
  public func text(of limit: Completeness.Limit) -> String {
    switch limit {
    case .depth: depth.map { "depth \($0)" } ?? ""
    case .states: states.map { $0 == 1 ? "1 state" : "\($0) states" } ?? ""
    case .time: time.map(Self.text(of:)) ?? ""
    case .memory: memory.map(Self.text(ofBytes:)) ?? ""
    }
  }

  /// Seconds, with as many decimals as milliseconds need.
  private static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    if milliseconds == 0 { return "\(seconds) s" }
    var decimals = String(String(1_000 + milliseconds).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(seconds).\(decimals) s"
  }

  /// The largest unit in which the number is whole.
  private static func text(ofBytes bytes: Int) -> String {
    for (unit, size) in [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)]
    where bytes >= size && bytes % size == 0 {
      return "\(bytes / size) \(unit)"
    }
    return bytes == 1 ? "1 byte" : "\(bytes) bytes"
  }
}
