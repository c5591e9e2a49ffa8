extension ResultDocument.Run {
  /// The number of steps that a thumbnail shows, the last ones.
  private static let shown = 6

  /// Writes the screens of the run side by side, so that somebody finds it without opening it; red where
  /// it ends.
  func writeThumbnail(to page: inout MarkupWriter) {
    page.open("span", [("class", "thumbnail"), ("aria-hidden", "true")])
    if steps.count > Self.shown { page.element("span", [("class", "quiet")], text: "…") }
    for (index, step) in steps.enumerated().suffix(Self.shown) {
      page.element(
        "span", [("class", index == steps.count - 1 ? "screen violation" : "screen")],
        text: step.shown)
    }
    page.close("span")
  }
}

extension ResultDocument.RunStep {
  /// The screens that a person can touch.
  fileprivate var shown: String {
    guard let state else { return endsInFault }
    let screens = state.rows.flatMap(\.screens).filter(\.isHittable).map(\.words)
    return screens.isEmpty ? nothing : screens.joined(separator: " + ")
  }
}

private let endsInFault = "fault"
private let nothing = "–"
