import NavigationModel

extension HTMLReport.Form {
  /// Writes a storyboard for each property that holds since something can happen: how it happens.
  func writePaths(to page: inout MarkupWriter) {
    let shown = document.verdicts.filter { $0.witness?.steps.isEmpty == false }
    guard !shown.isEmpty else { return }
    page.open("details", [("class", "part")])
    page.element("summary", [], text: "Happy paths (\(shown.count))")
    for verdict in shown {
      guard let witness = verdict.witness else { continue }
      let address = address(of: verdict)
      let card = Card(
        address: address, number: nil,
        title: verdict.summary.isEmpty ? verdict.property : sentence(verdict.summary),
        meta: "\(verdict.property) · \(verdict.shownBy)", isOpen: shown.count == 1)
      card.write(to: &page) { page in
        Storyboard(run: witness, id: address, title: nil, end: nil).write(to: &page)
        writeCopy("Replay", witness.replay, isOpen: true, to: &page)
      }
    }
    page.close("details")
  }
}
