extension GraphStyle {
  /// Something on a map of coordinators that its legend explains.
  public enum MapLegendEntry: CaseIterable, Hashable, Sendable {
    /// The number on a screen, and the box with most of them.
    case badge, worst
    /// An arrow after which something is violated, and one that is a step of a run.
    case violation, step
    /// Arrows back, and to what is presented.
    case back, present
    /// Arrows of events that nobody causes at that moment.
    case `internal`
    /// A box of which all is presented.
    case modal
    /// The words for arrows from most boxes.
    case most
    /// The bounds in the title.
    case bound

    fileprivate func name(_ noun: String) -> String {
      switch self {
      case .badge: "number of \(noun)s that show there"
      case .worst: "most \(noun)s show here"
      case .violation: "last step of a \(noun)"
      case .step: "step of the run"
      case .back: "leads back"
      case .present: "presents"
      case .internal: "a result arrives, the platform acts"
      case .modal: "presented over others"
      case .most: "an arrow from most boxes, in words"
      case .bound: "a bound: what is beyond was not followed"
      }
    }

    fileprivate var sample: String {
      switch self {
      case .badge: GraphStyle.badge("n")
      case .worst: LegendEntry.box(.accent, .accentFill, width: 2)
      case .violation: LegendEntry.arrow("<b>✗ ⟶</b>", .accent)
      case .step: LegendEntry.counterexample.sample
      case .back: LegendEntry.back.sample
      case .present: LegendEntry.present.sample
      case .internal: LegendEntry.internal.sample
      case .modal: LegendEntry.modal.sample
      case .most: LegendEntry.arrow("from…", .mutedInk, size: 11)
      case .bound: LegendEntry.arrow("≤", .mutedInk)
      }
    }
  }

  /// The legend of a map, in two columns, as rows of its title.
  ///
  /// - Parameter noun: the word for what a badge counts.
  static func mapLegend(_ entries: [MapLegendEntry], _ noun: String) -> HTMLLabel? {
    guard !entries.isEmpty else { return nil }
    let cells = entries.map { legendCells($0.sample, $0.name(noun)) }
    let height = (cells.count + 1) / 2
    let rows = (0..<height).map { row in
      let second = row + height < cells.count ? cells[row + height] : "<td></td><td></td>"
      return "<tr>\(cells[row])<td width=\"12\"></td>\(second)</tr>"
    }
    return HTMLLabel(
      markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="2">"#
        + rows.joined() + "</table>",
      text: entries.map { $0.name(noun) }.joined(separator: "\n"))
  }
}
