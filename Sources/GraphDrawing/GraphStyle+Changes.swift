extension GraphStyle {
  /// A screen that was not there before.
  public static let addedScreen: DrawnGraph.Attributes = [
    "class": "screen added", "color": Color.good.value, "fontcolor": Color.good.value,
    "penwidth": "2.5",
  ]

  /// A screen that is there no more.
  public static let removedScreen: DrawnGraph.Attributes = [
    "class": "screen removed", "style": "rounded,filled,dashed", "color": Color.accent.value,
    "fillcolor": Color.page.value, "fontcolor": Color.accent.value,
  ]

  /// An arrow that was not there before.
  public static let addedEdge: DrawnGraph.Attributes = [
    "class": "added", "color": Color.good.value, "fontcolor": Color.good.value,
    "penwidth": "2.5",
  ]

  /// An arrow that is there no more.
  public static let removedEdge: DrawnGraph.Attributes = [
    "class": "removed", "style": "dashed", "color": Color.accent.value,
    "fontcolor": Color.accent.value,
  ]

  /// An arrow with other events than before.
  public static let changedEdge: DrawnGraph.Attributes = [
    "class": "changed", "penwidth": "2.5", "fontcolor": Color.ink.value,
  ]

  /// An arrow that is as it was.
  public static let unchangedEdge: DrawnGraph.Attributes = [
    "class": "unchanged", "color": Color.mutedLine.value,
  ]
}
