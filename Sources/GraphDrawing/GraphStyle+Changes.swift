extension GraphStyle {
  /// A screen that was not there before.
  public static let addedScreen: DrawnGraph.Attributes = [
    "class": "screen added", "color": Colour.good.value, "fontcolor": Colour.good.value,
    "penwidth": "2.5",
  ]

  /// A screen that is there no more.
  public static let removedScreen: DrawnGraph.Attributes = [
    "class": "screen removed", "style": "rounded,filled,dashed", "color": Colour.accent.value,
    "fillcolor": Colour.page.value, "fontcolor": Colour.accent.value,
  ]

  /// An arrow that was not there before.
  public static let addedEdge: DrawnGraph.Attributes = [
    "class": "added", "color": Colour.good.value, "fontcolor": Colour.good.value,
    "penwidth": "2.5",
  ]

  /// An arrow that is there no more.
  public static let removedEdge: DrawnGraph.Attributes = [
    "class": "removed", "style": "dashed", "color": Colour.accent.value,
    "fontcolor": Colour.accent.value,
  ]

  /// An arrow with other events than before.
  public static let changedEdge: DrawnGraph.Attributes = [
    "class": "changed", "penwidth": "2.5", "fontcolor": Colour.ink.value,
  ]

  /// An arrow that is as it was.
  public static let unchangedEdge: DrawnGraph.Attributes = [
    "class": "unchanged", "color": Colour.mutedLine.value,
  ]
}
