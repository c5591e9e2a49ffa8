extension DrawnGraph {
  /// The graph as DOT text, one element on a line.
  ///
  /// Nodes come first and in their own order, whatever cluster they are in: that order decides the
  /// layout, so the text and the picture agree.
  public func dot() -> String {
    var lines = ["digraph \(quoted(StoredText.name(name))) {"]
    lines += defaults("graph", attributes) + defaults("node", nodeDefaults)
    lines += defaults("edge", edgeDefaults)
    for node in nodes {
      lines.append("  \(quoted(StoredText.name(node.id)))\(list(node.attributes));")
    }
    let members = Dictionary(grouping: nodes.filter { $0.cluster != nil }, by: { $0.cluster ?? "" })
    for cluster in clusters {
      lines += text(of: cluster.explicit(in: attributes), members: members, indent: "  ")
    }
    for edge in edges {
      let ends = [edge.from, edge.to].map { quoted(StoredText.name($0)) }.joined(separator: " -> ")
      lines.append("  \(ends)\(list(edge.attributes));")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func text(of cluster: Cluster, members: [String: [Node]], indent: String) -> [String] {
    let name = quoted(StoredText.name("cluster_\(cluster.id)"))
    var lines = ["\(indent)subgraph \(name) {"]
    lines.append("\(indent)  graph\(list(cluster.attributes));")
    for node in members[cluster.id] ?? [] {
      lines.append("\(indent)  \(quoted(StoredText.name(node.id)));")
    }
    for inner in cluster.clusters {
      lines += text(of: inner, members: members, indent: indent + "  ")
    }
    return lines + ["\(indent)}"]
  }

  private func defaults(_ kind: String, _ attributes: Attributes) -> [String] {
    attributes.isEmpty ? [] : ["  \(kind)\(list(attributes));"]
  }

  private func list(_ attributes: Attributes) -> String {
    guard !attributes.isEmpty else { return "" }
    let pairs = attributes.map { "\(keyword($0.name))=\(text(of: $0))" }
    return " [\(pairs.joined(separator: ", "))]"
  }

  private func text(of attribute: Attributes.Element) -> String {
    if case .html(let label) = attribute.value { return "<\(StoredText.markup(label.markup))>" }
    return quoted(attribute.stored ?? "")
  }

  private func keyword(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || $0 == 0x5F
    }
    return isPlain && !name.isEmpty ? name : quoted(StoredText.name(name))
  }

  /// In quoted DOT text only the quotation mark is escaped; a backslash stands for itself.
  private func quoted(_ stored: String) -> String {
    var result = "\""
    for scalar in stored.unicodeScalars {
      if scalar == "\"" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
