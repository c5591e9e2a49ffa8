/// A way to place nodes.
public enum GraphvizLayout: String, Hashable, Sendable, CaseIterable {
  /// Ranks, from the start onwards: the one for navigation.
  case dot
  /// Springs, for a small graph without a direction.
  case neato
  /// Springs on several scales, for a big graph.
  case sfdp
  /// Springs that keep clusters together.
  case fdp
  /// Rings around a root.
  case twopi
  /// Circles.
  case circo
}
