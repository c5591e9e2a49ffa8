import GraphDrawing

/// Screen graphs for graph editors: screens and arrows with what is known of them as data.
enum GraphMLRecorder {
  private static let keys = [
    ("words", "node", "string"), ("coordinator", "node", "string"),
    ("presented", "node", "string"), ("states", "node", "int"), ("events", "edge", "string"),
    ("transitions", "edge", "int"),
  ]

  static func text(_ documents: [ResultDocument]) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<graphml xmlns="http://graphml.graphdrawing.org/xmlns">"#,
    ]
    lines += keys.map { name, owner, type in
      #"  <key id="\#(name)" for="\#(owner)" attr.name="\#(name)" attr.type="\#(type)"/>"#
    }
    for (number, document) in documents.enumerated() {
      lines.append("  <graph id=\"g\(number)\" edgedefault=\"directed\">")
      lines.append("    <desc>\(escaped("\(document.title): \(document.headline)"))</desc>")
      let ids = Dictionary(
        document.screens.enumerated().map { ($1.id, "g\(number)s\($0)") },
        uniquingKeysWith: { first, _ in first })
      for screen in document.screens {
        lines.append("    <node id=\"\(ids[screen.id] ?? "")\">")
        lines.append(data("words", screen.words))
        if let coordinator = screen.coordinator { lines.append(data("coordinator", coordinator)) }
        if !screen.presented.isEmpty {
          lines.append(data("presented", screen.presented.joined(separator: ", ")))
        }
        lines += [data("states", String(screen.states)), "    </node>"]
      }
      for edge in document.edges {
        guard let from = ids[edge.from], let to = ids[edge.to] else { continue }
        let count = edge.events.values.sorted().reduce(0) { $0.saturatingSum($1) }
        lines.append("    <edge source=\"\(from)\" target=\"\(to)\">")
        lines.append(data("events", edge.events.keys.sorted().joined(separator: "\n")))
        lines += [data("transitions", String(count)), "    </edge>"]
      }
      lines.append("  </graph>")
    }
    return (lines + ["</graphml>"]).joined(separator: "\n") + "\n"
  }

  private static func data(_ key: String, _ value: String) -> String {
    "      <data key=\"\(key)\">\(escaped(value))</data>"
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text, quotes: false) }
}
