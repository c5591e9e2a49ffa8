import GraphDrawing
import Testing

@testable import GraphvizRendering

#if Graphviz
  import CGraphviz
#endif

@Suite struct DOTTextTests {
  @Test func eachElementHasItsOwnLine() {
    let graph = DrawnGraph(
      name: "Shop", attributes: ["rankdir": "LR", "label": "Shop", "style": "filled"],
      nodeDefaults: ["shape": "box"], edgeDefaults: ["arrowsize": "0.7"],
      nodes: [
        .init(id: "Cart", attributes: ["label": .html(HTMLLabel(text: "a < b"))], cluster: "Pay"),
        .init(id: "Shelves"),
        .init(
          id: "Receipt", attributes: ["label": .lines(["Receipt", "2 items"])], cluster: "End"),
      ],
      clusters: [
        .init(
          id: "Pay", attributes: ["label": "Payment", "color": "red"],
          clusters: [.init(id: "End")])
      ],
      edges: [
        .init(from: "Shelves", to: "Cart", attributes: ["label": "tap \"buy\""]),
        .init(from: "Cart", to: "Receipt"),
      ])
    #expect(
      graph.dot() == """
        digraph "Shop" {
          graph [rankdir="LR", label="Shop", style="filled"];
          node [shape="box"];
          edge [arrowsize="0.7"];
          "Cart" [label=<a &lt; b>];
          "Shelves";
          "Receipt" [label="Receipt\\l2 items\\l"];
          subgraph "cluster_Pay" {
            graph [id="cluster-Pay", class="flow", label="Payment", color="red", tooltip="Payment", \
        style=""];
            "Cart";
            subgraph "cluster_End" {
              graph [id="cluster-End", class="flow", label="End", tooltip="End", color="", style=""];
              "Receipt";
            }
          }
          "Shelves" -> "Cart" [label="tap \\"buy\\""];
          "Cart" -> "Receipt";
        }

        """)
  }

  @Test(arguments: [
    ("Cart", #""Cart""#), ("say \"hi\"", #""say \"hi\"""#), ("a\\b", #""a\\b""#),
    ("end\\", #""end\\""#), ("\\\"", #""\\\"""#), ("two\nlines", "\"two\u{240A}lines\""),
    ("a\u{0}b\u{1B}", "\"a\u{2400}b\u{241B}\""), ("&lt;", #""&amp;lt;""#), ("a & b", #""a & b""#),
    ("&;", #""&;""#), ("&#65;", #""&amp;#65;""#), ("日本", #""日本""#), ("", #""""#),
  ])
  func namesAreQuoted(name: String, quoted: String) {
    let graph = DrawnGraph(name: "names", nodes: [.init(id: name)])
    #expect(graph.dot() == "digraph \"names\" {\n  \(quoted);\n}\n")
  }

  @Test func attributesAreTextWhateverTheyHold() {
    let graph = DrawnGraph(
      name: "texts",
      nodes: [
        .init(
          id: "a",
          attributes: [
            "label": "\\N\n&lt;\"", "tooltip": "\\N \\x", "URL": "file:///a\\b", "class": "x\ny",
            "odd name": "1",
          ])
      ])
    #expect(
      graph.dot() == """
        digraph "texts" {
          "a" [label="\\\\N\\n&amp;lt;\\"", tooltip="\\\\\u{2060}N \\\\x", URL="file:///a\\\\b", \
        class="x y", "odd name"="1"];
        }

        """)
  }

  @Test func equalGraphsGiveEqualText() {
    #expect(DrawnGraph.shop == DrawnGraph.shop)
    #expect(DrawnGraph.shop.dot() == DrawnGraph.shop.dot())
  }

  @Test func theLastValueOfANameCountsAtTheFirstPlace() {
    var attributes: DrawnGraph.Attributes = ["a": "1", "b": "2", "a": "3"]
    #expect(attributes.map(\.name) == ["a", "b"])
    #expect(attributes["a"] == "3")
    attributes["a"] = nil
    #expect(attributes.map(\.name) == ["b"])
    #expect(attributes.merging(["c": "4", "b": "5"]) == ["b": "5", "c": "4"])
  }

  @Test func identifiersDifferWhereNamesDo() {
    #expect(DrawnGraph.identifier("screen", "Shelf(a)") == "screen-Shelf_28a_29")
    #expect(DrawnGraph.identifier("screen", "é_\n") == "screen-_C3_A9_5F_0A")
  }
}

#if Graphviz
  @Suite struct DOTTextReadBackTests {
    // Graphviz reads the text as the program `dot` would. What it then holds is written out in its
    // own canonical form and compared with what the renderer builds through calls; line by line,
    // as the order in which it keeps the clusters that it read is that of their addresses.
    @Test(arguments: [DrawnGraph.shop, DrawnGraph.named(hostileNames)])
    func theTextSaysWhatTheRendererDraws(graph: DrawnGraph) throws {
      let (read, built) = GraphvizLibrary.locked {
        let built = cgv_open_directed(StoredText.name(graph.name))
        #expect(built.map(graph.fill) == true)
        return (canonical(agmemread(graph.dot())), canonical(built))
      }
      #expect(read.nodes == CInt(graph.nodes.count))
      #expect(read.edges == CInt(graph.edges.count))
      #expect(read.lines == built.lines)
      #expect(!read.lines.isEmpty)
    }

    private func canonical(
      _ graph: UnsafeMutablePointer<Agraph_t>?
    ) -> (nodes: CInt, edges: CInt, lines: [Substring]) {
      guard let graph else { return (0, 0, []) }
      defer { agclose(graph) }
      var bytes: UnsafeMutablePointer<CChar>?
      var count = 0
      let stream = open_memstream(&bytes, &count)
      agwrite(graph, stream)
      fclose(stream)
      defer { free(bytes) }
      let text = String(
        decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      return (agnnodes(graph), agnedges(graph), text.split(separator: "\n").sorted())
    }
  }
#endif

extension DrawnGraph: CustomTestStringConvertible {
  /// The name of the graph: all of it would fill pages.
  public var testDescription: String { name }
}

/// Names that would be syntax somewhere on the way into a picture.
let hostileNames = [
  "<script>\"&", "a\\b", "end\\", "&lt;b&gt; & c", "two\nlines", "\u{1}x\u{0}y", "\\N \\G",
  "日本 🧭", "-- x --> ", "]]>", "/* */ // #", "", "#41;&#65;", "<b>bold</b>", "\\n\\l\\\\N",
]

extension DrawnGraph {
  /// A chain of nodes, each in a cluster of the same name, with that name in every text.
  static func named(_ names: [String]) -> DrawnGraph {
    var graph = DrawnGraph(name: "<\"&\\")
    for (index, name) in names.enumerated() {
      let attributes: Attributes = ["label": .text(name), "tooltip": .text("tooltip: \(name)")]
      graph.clusters.append(.init(id: name))
      graph.nodes.append(
        .init(
          id: name, attributes: attributes.merging(["class": "screen"]), cluster: name))
      if index > 0 {
        graph.edges.append(.init(from: names[index - 1], to: name, attributes: attributes))
      }
    }
    return graph
  }
}
