import GraphDrawing

/// The rules that a strip carries, for light and for dark surroundings.
enum StripStyle {
  /// The stylesheet.
  static let stylesheet: String = {
    let shapes = [
      "text{font-family:Helvetica,Arial,sans-serif;font-size:13px}",
      ".title{font-size:16px;font-weight:bold}",
      ".small{font-size:12px}",
      ".number.text{font-size:12px;font-weight:bold}",
      ".new{font-weight:bold}",
      ".frame{stroke-width:1}",
      ".violation .frame{stroke-width:2.5}",
      "rect.chip{stroke-width:1}",
      "rect.chip.new{stroke-width:2}",
      "rect.chip.presented{stroke-dasharray:4 2}",
      ".arrow{fill:none;stroke-width:1.5}",
    ]
    return
      (shapes + colors { $0.light } + ["@media (prefers-color-scheme:dark){"]
      + colors { $0.dark } + ["}"]).joined(separator: "\n")
  }()

  private static func colors(_ value: (GraphStyle.Color) -> String) -> [String] {
    [
      ".page{fill:\(value(.page))}",
      "text{fill:\(value(.ink))}",
      ".small,.covered.text{fill:\(value(.mutedInk))}",
      ".bad,.violation .event{fill:\(value(.accent))}",
      ".frame{fill:\(value(.flow));stroke:\(value(.flowBorder))}",
      ".violation .frame{fill:\(value(.accentFill));stroke:\(value(.accent))}",
      "rect.chip{fill:\(value(.screen));stroke:\(value(.screenBorder))}",
      "rect.chip.covered{fill:\(value(.flow));stroke:\(value(.flowBorder))}",
      "rect.chip.presented{fill:\(value(.modal));stroke:\(value(.modalBorder))}",
      "text.label.presented{fill:\(value(.modalBorder))}",
      ".arrow{stroke:\(value(.line))}",
      ".head,circle.number{fill:\(value(.line))}",
      ".violation .arrow{stroke:\(value(.accent))}",
      ".violation .head,.violation circle.number{fill:\(value(.accent))}",
      "text.number{fill:\(value(.page))}",
    ]
  }
}
