import GraphDrawing
import GraphvizRendering
import Testing

@Suite struct GraphvizErrorTests {
  @Test func everyErrorSaysWhatToDo() {
    #expect(
      GraphvizError.notBuilt.description == """
        Cannot draw: this build has no Graphviz in it. Build with '--traits Graphviz' after \
        'apt-get install libgraphviz-dev pkgconf' (macOS: 'brew install graphviz pkgconf'), or \
        export DOT text instead, which needs neither.
        """)
    #expect(
      GraphvizError.noPlugins.description == """
        Cannot draw: Graphviz found none of its plugins. Run 'apt-get install libgraphviz-dev' \
        (macOS: 'brew reinstall graphviz'); where the plugins are installed but not registered, \
        run 'dot -c' as an administrator; if GVBINDIR is set, unset it.
        """)
    #expect(
      GraphvizError.unknownLayout("sfdp", available: ["circo", "dot"]).description
        == "Cannot draw: unknown layout 'sfdp'. Use one of: circo, dot.")
    #expect(
      GraphvizError.unknownFormat("doc", available: ["png", "svg"]).description
        == "Cannot draw: unknown format 'doc'. Use one of: png, svg.")
    #expect(
      GraphvizError.tooLarge(nodes: 1501, edges: 2).description == """
        Cannot draw: 1501 nodes and 2 edges are too many for a legible picture (at most 500 \
        nodes and 1500 edges), and a layout cannot be stopped once it runs. Draw the screen \
        graph instead, narrow the scope, or export DOT text.
        """)
    #expect(
      GraphvizError.failed(phase: .layout, messages: "").description
        == "Graphviz failed during layout and did not say why.")
    #expect(
      GraphvizError.failed(phase: .rendering, messages: "Error: out of paper").description
        == "Graphviz failed during rendering: Error: out of paper")
  }

  @Test(arguments: [
    (
      DrawnGraph(name: "g", nodes: [.init(id: "a"), .init(id: "a")]),
      "Cannot draw the graph: the node 'a' occurs twice; give every node an id of its own."
    ),
    (
      DrawnGraph(name: "g", nodes: [.init(id: "a\n"), .init(id: "a\u{240A}")]),
      "Cannot draw the graph: the node 'a\u{240A}' occurs twice; give every node an id of its own."
    ),
    (
      DrawnGraph(name: "g", clusters: [.init(id: "a", clusters: [.init(id: "a")])]),
      "Cannot draw the graph: the cluster 'a' occurs twice; give every cluster an id of its own."
    ),
    (
      DrawnGraph(name: "g", nodes: [.init(id: "a", cluster: "b")]),
      """
      Cannot draw the graph: the node 'a' is in the cluster 'b', which the graph does not have.
      """
    ),
    (
      DrawnGraph(name: "g", nodes: [.init(id: "a")], edges: [.init(from: "a", to: "b")]),
      """
      Cannot draw the graph: the edge 'a' -> 'b' needs the node 'b', which the graph does not have.
      """
    ),
  ])
  func aGraphThatContradictsItselfIsRefused(graph: DrawnGraph, text: String) {
    let error = #expect(throws: GraphvizError.self) { try graph.validate() }
    #expect(error?.description == text)
    let drawing = #expect(throws: GraphvizError.self) { try GraphvizRenderer().render(graph) }
    #expect(drawing == error)
  }

  @Test func aGraphOfTooManyNodesIsRefused() {
    let graph = DrawnGraph(name: "g", nodes: (0..<1501).map { .init(id: "\($0)") })
    #expect(throws: GraphvizError.tooLarge(nodes: 1501, edges: 0)) {
      try GraphvizRenderer().render(graph)
    }
  }

  #if !Graphviz
    @Test func withoutGraphvizEveryCallSaysSo() {
      let renderer = GraphvizRenderer()
      #expect(throws: GraphvizError.notBuilt) { try renderer.render(.shop) }
      #expect(throws: GraphvizError.notBuilt) { try renderer.formats() }
      #expect(throws: GraphvizError.notBuilt) { try renderer.layouts() }
      #expect(renderer.version == nil)
    }
  #endif
}
