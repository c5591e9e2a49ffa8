#if Graphviz
  import Foundation
  import GraphDrawing
  import GraphvizRendering
  import Testing

  #if canImport(FoundationXML)
    import FoundationXML
  #endif

  @Suite struct RenderingTests {
    private let renderer = GraphvizRenderer()

    private func svg(_ graph: DrawnGraph) throws -> String {
      String(decoding: try renderer.render(graph), as: UTF8.self)
    }

    @Test func everyElementIsDrawnWithItsClass() throws {
      let svg = try svg(.shop)
      #expect(occurrences(of: "class=\"node screen", in: svg) == 8)
      #expect(occurrences(of: "class=\"node screen root\"", in: svg) == 1)
      #expect(occurrences(of: "class=\"node screen modal\"", in: svg) == 2)
      #expect(occurrences(of: "class=\"node screen unreached\"", in: svg) == 1)
      #expect(occurrences(of: "class=\"node screen violation\"", in: svg) == 1)
      #expect(occurrences(of: "class=\"node legend\"", in: svg) == 1)
      #expect(occurrences(of: "class=\"cluster flow\"", in: svg) == 1)
      #expect(occurrences(of: "class=\"cluster flow modal\"", in: svg) == 1)
      #expect(occurrences(of: "class=\"edge counterexample\"", in: svg) == 3)
      #expect(occurrences(of: "class=\"edge back\"", in: svg) == 4)
      #expect(occurrences(of: "class=\"edge modal\"", in: svg) == 1)
      #expect(occurrences(of: "class=\"edge tether\"", in: svg) == 0)
    }

    @Test func noTwoElementsShareAnID() throws {
      var graph = DrawnGraph.shop
      graph.attributes.merge(["id": "picture", "tooltip": "all of it"])
      graph.clusters[0].clusters = [.init(id: "inner")]
      graph.nodes[3].cluster = "inner"
      let svg = try svg(graph)
      let ids = texts(between: " id=\"", and: "\"", in: svg)
      #expect(Set(ids).count == ids.count)
      #expect(ids.contains("picture"))
      #expect(ids.contains("cluster-inner"))
      #expect(occurrences(of: "xlink:title=\"all of it\"", in: svg) == 1)
      #expect(occurrences(of: "xlink:title=\"inner\"", in: svg) == 1)
    }

    @Test func aProcessedPictureHasANameAndADescription() throws {
      let picture = SVGPostprocessing(
        title: "Shop", description: "OnePresentation violated after 3 events"
      ).apply(to: try svg(.shop))
      #expect(picture.hasPrefix("<svg "))
      #expect(picture.contains("<title id=\"picture-title\">Shop</title>"))
      #expect(
        picture.contains(
          "<desc id=\"picture-description\">OnePresentation violated after 3 events</desc>"))
      #expect(!picture.contains("<!"))
      #expect(!picture.contains("transparent"))
      #expect(picture.contains("viewBox=\"0.00 0.00 "))
      #expect(isWellFormed(picture))
    }

    @Test func namesAreText() throws {
      let svg = try svg(.named(hostileNames))
      #expect(!svg.contains("<script>"))
      #expect(isWellFormed(svg))
      let shown = Set(texts(between: " font-size=\"14.00\">", and: "</text>", in: svg))
      let visible = hostileNames.map { name in
        String(String.UnicodeScalarView(name.unicodeScalars.map(picture)))
      }
      for name in visible where !name.isEmpty {
        for line in name.split(separator: "\n") { #expect(shown.contains(String(line))) }
      }
      let tooltips = texts(between: "xlink:title=\"", and: "\"", in: svg)
        .map { String(String.UnicodeScalarView($0.unicodeScalars.filter { $0 != "\u{2060}" })) }
      for name in visible { #expect(tooltips.contains("tooltip: \(name)")) }
    }

    private func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      guard scalar.value < 0x20, scalar != "\n" else { return scalar }
      return Unicode.Scalar(0x2400 + scalar.value) ?? scalar
    }

    // The table of strings of Graphviz knows a string by its characters alone.
    @Test func textThatReadsLikeMarkupStaysText() throws {
      let markup = "<b>bold</b>"
      let graph = DrawnGraph(
        name: "g",
        nodes: [
          .init(
            id: "a", attributes: ["label": .html(HTMLLabel(markup: markup, text: "bold"))]),
          .init(id: markup, attributes: ["label": .text(markup)]),
          .init(
            id: "b", attributes: ["label": .html(HTMLLabel(markup: markup, text: "bold"))]),
        ])
      let svg = try svg(graph)
      #expect(occurrences(of: "font-weight=\"bold\"", in: svg) == 2)
      #expect(occurrences(of: ">&lt;b&gt;bold&lt;/b&gt;</text>", in: svg) == 1)
    }

    @Test func defaultsApplyToNodesAndEdges() throws {
      let graph = DrawnGraph(
        name: "g", nodeDefaults: ["label": .html(HTMLLabel(markup: "<i>any</i>", text: "any"))],
        edgeDefaults: ["class": "plain"],
        nodes: [.init(id: "a"), .init(id: "b", attributes: ["label": "B"])],
        edges: [.init(from: "a", to: "b")])
      let svg = try svg(graph)
      #expect(occurrences(of: "font-style=\"italic\"", in: svg) == 1)
      #expect(occurrences(of: ">B</text>", in: svg) == 1)
      #expect(occurrences(of: "class=\"edge plain\"", in: svg) == 1)
    }

    @Test(.timeLimit(.minutes(1)))
    func fortyAtOnceGiveFortyTimesTheSame() async throws {
      let expected = try renderer.render(.shop)
      let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<40 { group.addTask { try renderer.render(.shop) } }
        return try await group.reduce(into: [[UInt8]]()) { $0.append($1) }
      }
      #expect(pictures.count == 40)
      #expect(pictures.allSatisfy { $0 == expected })
    }

    @Test(arguments: [
      ("png", [0x89, 0x50, 0x4E, 0x47] as [UInt8]), ("pdf", Array("%PDF".utf8)),
      ("png:cairo", [0x89, 0x50, 0x4E, 0x47]), ("json", Array("{".utf8)),
    ])
    func otherFormatsAreWhatTheySay(format: String, start: [UInt8]) throws {
      let bytes = try renderer.render(.shop, format: format)
      #expect(Array(bytes.prefix(start.count)) == start)
    }

    @Test(arguments: GraphvizLayout.allCases)
    func everyLayoutDraws(layout: GraphvizLayout) throws {
      #expect(try renderer.layouts().contains(layout.rawValue))
      let svg = String(
        decoding: try renderer.render(.shop, layout: layout), as: UTF8.self)
      #expect(occurrences(of: "class=\"node screen", in: svg) == 8)
    }

    @Test func anUnknownFormatIsRefusedWithThoseThatAreThere() throws {
      let formats = try renderer.formats()
      #expect(formats.contains("svg"))
      #expect(!formats.contains("x11"))
      #expect(throws: GraphvizError.unknownFormat("nosuch", available: formats)) {
        try renderer.render(.shop, format: "nosuch")
      }
      #expect(throws: GraphvizError.unknownFormat("", available: formats)) {
        try renderer.render(.shop, format: "")
      }
    }

    // Graphviz draws these, and reports success.
    @Test func aComplaintIsAnError() throws {
      let shape = DrawnGraph(name: "g", nodes: [.init(id: "a", attributes: ["shape": "nosuch"])])
      let error = #expect(throws: GraphvizError.self) { try renderer.render(shape) }
      #expect(
        error?.description == """
          Graphviz failed during layout: Warning: using box for unknown shape nosuch
          """)
      let label = HTMLLabel(markup: "<b>open", text: "open")
      let markup = DrawnGraph(
        name: "g", nodes: [.init(id: "a", attributes: ["label": .html(label)])])
      let other = #expect(throws: GraphvizError.self) { try renderer.render(markup) }
      #expect(
        other?.description.hasPrefix("Graphviz failed during layout: Error: ") == true)
      #expect(other?.description.contains("in label of node a") == true)
      #expect(try svg(DrawnGraph(name: "g", nodes: [.init(id: "a")])).contains("class=\"node\""))
    }

    // Graphviz 2.42 frees memory twice over these, so a failure here ends the process.
    @Test(arguments: [
      Flat(edge: ["constraint": "false", "label": "beyond"]),
      Flat(edge: ["minlen": "0", "label": .html(HTMLLabel(markup: "<b>beyond</b>", text: ""))]),
      Flat(edge: ["constraint": "false"], defaults: ["label": "beyond"]),
      Flat(edge: ["constraint": "false", "label": "beyond"], isInCluster: true),
    ])
    func aLabelBetweenNodesOfTheSameRankIsDrawn(flat: Flat) async throws {
      let svg = try svg(flat.graph)
      #expect(occurrences(of: ">beyond</text>", in: svg) == flat.labels)
      #expect(occurrences(of: "class=\"edge\"", in: svg) == flat.graph.edges.count)
    }

    @Test func anEmptyGraphIsAPictureOfNothing() throws {
      #expect(try svg(DrawnGraph(name: "empty")).contains("<title>empty</title>"))
    }

    @Test func theVersionIsThatOfGraphviz() {
      #expect(renderer.version?.first?.isNumber == true)
    }

    // Where Graphviz looks for its plugins is settled once in a process.
    @Test func withoutPluginsTheErrorSaysHowToGetThem() async {
      await #expect(processExitsWith: .success) {
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("no-plugins-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        setenv("GVBINDIR", folder.path, 1)
        #expect(throws: GraphvizError.noPlugins) { try GraphvizRenderer().render(.shop) }
        #expect(try GraphvizRenderer().layouts().isEmpty)
      }
    }

    /// Nodes side by side, and an arrow from the first to the last that passes the others.
    struct Flat: Sendable, CustomTestStringConvertible {
      var edge: DrawnGraph.Attributes
      var defaults: DrawnGraph.Attributes = [:]
      var isInCluster = false

      /// Each arrow that takes the label of all shows it.
      var labels: Int { defaults.isEmpty ? 1 : graph.edges.count }

      var graph: DrawnGraph {
        let names = (0..<5).map { "n\($0)" }
        let nodes = names.map {
          DrawnGraph.Node(id: $0, cluster: isInCluster && $0 != "n2" ? "flow" : nil)
        }
        return DrawnGraph(
          name: "g", edgeDefaults: defaults, nodes: [.init(id: "root")] + nodes,
          clusters: isInCluster ? [.init(id: "flow")] : [],
          edges: names.map { .init(from: "root", to: $0) }
            + [
              .init(from: "n0", to: "n4", attributes: edge),
              .init(from: "n0", to: "n2", attributes: ["constraint": "false"]),
            ])
      }

      var testDescription: String { "\(graph.dot())" }
    }

    private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
  }
#endif
