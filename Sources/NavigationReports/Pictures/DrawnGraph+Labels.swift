import GraphDrawing

extension DrawnGraph.Attributes {
  /// Has the label put beside the arrow once everything else has its place.
  ///
  /// NB: Graphviz 2.42 corrupts its memory over a label on an arrow without a say in the layout
  /// whose ends have the same rank.
  mutating func detachLabel() {
    self["xlabel"] = self["label"]
    self["label"] = nil
  }
}
