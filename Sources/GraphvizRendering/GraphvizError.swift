/// A reason why there is no picture.
public enum GraphvizError: Error, Hashable, Sendable {
  /// This build has no Graphviz in it.
  case notBuilt
  /// Graphviz is there, but none of its plugins is.
  case noPlugins
  /// The layout is not among those that are installed.
  case unknownLayout(String, available: [String])
  /// The format is not among those that are installed.
  case unknownFormat(String, available: [String])
  /// The graph is too big for a layout that answers in seconds.
  case tooLarge(nodes: Int, edges: Int)
  /// The graph contradicts itself.
  case malformed(String)
  /// Graphviz failed, or drew something after it had complained.
  case failed(phase: Phase, messages: String)

  /// A part of the work.
  public enum Phase: String, Hashable, Sendable {
    case start, construction, layout, rendering
  }
}

extension GraphvizError: CustomStringConvertible {
  /// The error, and what to do about it.
  public var description: String {
    switch self {
    case .notBuilt: notBuiltMessage
    case .noPlugins: noPluginsMessage
    case .unknownLayout(let name, let available): unknown("layout", name, available)
    case .unknownFormat(let name, let available): unknown("format", name, available)
    case .tooLarge(let nodes, let edges): tooLargeMessage(nodes: nodes, edges: edges)
    case .malformed(let reason): "Cannot draw the graph: \(reason)."
    case .failed(let phase, let messages): failedMessage(phase, messages)
    }
  }
}

private let notBuiltMessage = """
  Cannot draw: this build has no Graphviz in it. Build with '--traits Graphviz' after \
  'apt-get install libgraphviz-dev pkgconf' (macOS: 'brew install graphviz pkgconf'), or export \
  DOT text instead, which needs neither.
  """

private let noPluginsMessage = """
  Cannot draw: Graphviz found none of its plugins. Run 'apt-get install libgraphviz-dev' (macOS: \
  'brew reinstall graphviz'); where the plugins are installed but not registered, run 'dot -c' as \
  an administrator; if GVBINDIR is set, unset it.
  """

private func unknown(_ kind: String, _ name: String, _ available: [String]) -> String {
  "Cannot draw: unknown \(kind) '\(name)'. Use one of: \(available.joined(separator: ", "))."
}

private func tooLargeMessage(nodes: Int, edges: Int) -> String {
  """
  Cannot draw: \(nodes) nodes and \(edges) edges are too many for a legible picture (at most \
  \(LayoutPolicy.maximumNodes) nodes and \(LayoutPolicy.maximumEdges) edges), and a layout cannot \
  be stopped once it runs. Draw the screen graph instead, narrow the scope, or export DOT text.
  """
}

private func failedMessage(_ phase: GraphvizError.Phase, _ messages: String) -> String {
  messages.isEmpty
    ? "Graphviz failed during \(phase.rawValue) and did not say why."
    : "Graphviz failed during \(phase.rawValue): \(messages)"
}
