#if !Graphviz
  import GraphDrawing

  /// The part of Graphviz in a build without it.
  enum GraphvizLibrary {
    static var version: String? { nil }

    static func formats() throws(GraphvizError) -> [String] { throw .notBuilt }

    static func layouts() throws(GraphvizError) -> [String] { throw .notBuilt }

    static func render(
      _ graph: DrawnGraph, layout: GraphvizLayout, format: String
    ) throws(GraphvizError) -> [UInt8] { throw .notBuilt }
  }
#endif
