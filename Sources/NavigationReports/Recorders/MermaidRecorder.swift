import GraphDrawing
import NavigationModel

/// The screen graph as Mermaid text, which hosts of Markdown draw.
///
/// A graph of more than thirty arrows is a knot, and is drawn with its coordinators as nodes. Hosts
/// refuse more than 500 arrows or 50,000 characters; what is larger is counted in a single node.
enum MermaidRecorder {
  static let edgeLimit = 500
  /// The number of arrows up to which screens are drawn.
  static let legible = 30
  static let textLimit = 50_000

  static func text(_ document: ResultDocument) -> String {
    let screens = screens(document)
    let isLegible = screens.arrows.count <= legible || document.map.flows.count < 2
    for chart in isLegible ? [screens] : [coordinators(document)] {
      let text = chart.text
      if chart.arrows.count <= edgeLimit, text.count <= textLimit { return text }
    }
    let words = "\(counted(document.screens.count, "screen")): \(tooLarge)"
    return "flowchart LR\n  s0[\(MermaidText.quoted(words))]\n"
  }

  /// A flowchart, in lines.
  private struct Chart {
    var nodes: [String]
    var arrows: [String]

    var text: String { (["flowchart LR"] + nodes + arrows).map { $0 + "\n" }.joined() }
  }

  private static func screens(_ document: ResultDocument) -> Chart {
    var chart = Chart(nodes: [], arrows: [])
    var groups: [String?] = []
    for screen in document.screens where !groups.contains(screen.coordinator) {
      groups.append(screen.coordinator)
    }
    for (number, group) in groups.enumerated() {
      let members = document.screens.enumerated().filter { $0.element.coordinator == group }
      let nodes = members.map { index, screen -> String in
        let words = ([screen.words] + screen.presented.suffix(1)).joined(separator: "\n")
        let shape = screen.presented.isEmpty ? ("[", "]") : ("([", "])")
        return "s\(index)\(shape.0)\(MermaidText.quoted(words))\(shape.1)"
      }
      if let group {
        chart.nodes.append("  subgraph c\(number)[\(MermaidText.quoted(group))]")
        chart.nodes += nodes.map { "    " + $0 } + ["  end"]
      } else {
        chart.nodes += nodes.map { "  " + $0 }
      }
    }
    let numbers = Dictionary(
      document.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for edge in document.edges where edge.from != edge.to {
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
      let isBack = to < from
      let arrow = isBack ? "-.->" : "-->"
      chart.arrows.append("  s\(from) \(arrow)|\(MermaidText.quoted(label(edge)))| s\(to)")
    }
    return chart
  }

  /// The map of coordinators, each with its screens.
  private static func coordinators(_ document: ResultDocument) -> Chart {
    let map = document.map
    var chart = Chart(nodes: [], arrows: [])
    for (number, flow) in map.flows.enumerated() {
      let words = ([flow.name] + flow.screens.map { "· \($0.name)" }).joined(separator: "\n")
      let shape = flow.kind == .modal ? ("([", "])") : ("[", "]")
      chart.nodes.append("  c\(number)\(shape.0)\(MermaidText.quoted(words))\(shape.1)")
    }
    for (number, way) in map.soundWays.enumerated() {
      let from = way.from.map { "c\($0)" } ?? "m\(number)"
      if way.from == nil { chart.nodes.append("  m\(number)>\"\(CoordinatorMap.most)\"]") }
      let arrow = way.isBack ? "-.->" : "-->"
      chart.arrows.append("  \(from) \(arrow)|\(MermaidText.quoted(way.label()))| c\(way.to)")
    }
    return chart
  }

  private static func label(_ edge: ResultDocument.Edge) -> String {
    guard edge.events.count == 1, let name = edge.events.keys.first else {
      return counted(edge.events.count, "event")
    }
    return name.abbreviated(to: 40)
  }
}

private let tooLarge = "too many for Mermaid; see the DOT or SVG file"
