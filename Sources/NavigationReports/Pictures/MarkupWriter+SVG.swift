extension MarkupWriter {
  /// A coordinate with at most one decimal, so that texts don't depend on rounding elsewhere.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }

  mutating func text(_ text: String, x: Double, y: Double, class name: String) {
    element(
      "text", [("class", name), ("x", Self.number(x)), ("y", Self.number(y))], text: text)
  }

  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double, class name: String
  ) {
    element(
      "rect",
      [
        ("class", name), ("x", Self.number(x)), ("y", Self.number(y)),
        ("width", Self.number(width)), ("height", Self.number(height)),
        ("rx", Self.number(radius)),
      ])
  }
}
