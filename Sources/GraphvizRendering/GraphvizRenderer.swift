import GraphDrawing

/// A renderer of graphs that works within the process, without a program to install and call.
///
/// ```swift
/// let svg = try GraphvizRenderer().render(graph, format: "svg")
/// ```
///
/// Any thread may call it; calls wait for one another. A call blocks for as long as the layout
/// takes, seconds at worst within the limits on size, so keep it off the threads of an executor.
///
/// In a build without the trait Graphviz every call throws ``GraphvizError/notBuilt``.
public struct GraphvizRenderer: Sendable {
  /// Makes a renderer; all of them share one Graphviz.
  public init() {}

  /// Draws a graph and returns the bytes of the picture.
  ///
  /// Whatever Graphviz complains about is an error, even where it goes on and draws something.
  public func render(
    _ graph: DrawnGraph, layout: GraphvizLayout = .dot, format: String = "svg"
  ) throws(GraphvizError) -> [UInt8] {
    try graph.validate()
    if let refusal = Self.refusal(of: graph) { throw refusal }
    let policy = LayoutPolicy(nodes: graph.nodes.count, edges: graph.edges.count)
    return try GraphvizLibrary.render(policy.apply(to: graph), layout: layout, format: format)
  }

  /// Returns the reason why a graph is too large to be drawn, if it is; known before anything is
  /// drawn.
  public static func refusal(of graph: DrawnGraph) -> GraphvizError? {
    let (nodes, edges) = (graph.nodes.count, graph.edges.count)
    return LayoutPolicy(nodes: nodes, edges: edges) == .refused
      ? .tooLarge(nodes: nodes, edges: edges) : nil
  }

  /// The formats that are installed, sorted.
  public func formats() throws(GraphvizError) -> [String] { try GraphvizLibrary.formats() }

  /// The layouts that are installed, sorted.
  public func layouts() throws(GraphvizError) -> [String] { try GraphvizLibrary.layouts() }

  /// The reason why texts in pictures have other sizes than elsewhere, as far as that is known once
  /// something was drawn.
  public var fontProblem: FontProblem? { GraphvizLibrary.fontProblem }

  /// The problem with the configuration of fonts, known before something is drawn.
  public var configurationProblem: FontProblem? { GraphvizLibrary.configurationProblem }

  /// The version that Graphviz gives itself, or nothing in a build without it.
  public var version: String? { GraphvizLibrary.version }
}

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
