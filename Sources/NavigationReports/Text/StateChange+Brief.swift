import NavigationModel

extension [StateChange] {
  /// The lines, with two of those about fields that nobody sees, cut short, and the number of the
  /// others.
  package var brief: [String] {
    let hidden = filter { $0.facet == .unobserved }
    var lines = filter { $0.facet != .unobserved }.map(\.text)
    lines += hidden.prefix(Self.shown).map { $0.text.abbreviated(to: Self.width) }
    if hidden.count > Self.shown { lines.append(.more(hidden.count - Self.shown)) }
    return lines
  }

  private static var shown: Int { 2 }
  private static var width: Int { 60 }
}

extension String {
  fileprivate static func more(_ count: Int) -> String {
    "and \(counted(count, "more field")), with --verbose"
  }
}
