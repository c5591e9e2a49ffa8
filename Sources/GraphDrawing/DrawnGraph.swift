/// A graph as it is to be drawn: nodes, nested clusters and edges, each with its attributes.
///
/// It is a plain value, there in every build, whether or not Graphviz is. Whoever wants a picture
/// hands it to ``GraphvizRenderer``; whoever wants text calls ``dot()``.
///
/// ```swift
/// var graph = DrawnGraph(name: "Shop")
/// graph.nodes = [.init(id: "Cart"), .init(id: "Checkout", attributes: GraphStyle.screen)]
/// graph.edges = [.init(from: "Cart", to: "Checkout", attributes: ["label": "tap pay"])]
/// print(graph.dot())
/// ```
///
/// Order is kept everywhere, in text and in the picture: equal values give equal text.
public struct DrawnGraph: Codable, Hashable, Sendable {
  /// A point of the graph.
  public struct Node: Codable, Hashable, Sendable, Identifiable {
    /// The name that edges refer to; it is also the label unless an attribute says otherwise.
    public var id: String
    /// The look.
    public var attributes: Attributes
    /// The innermost cluster that holds it, if one does.
    public var cluster: String?
    /// The names of the events that it stands for, by which a reader finds it; they are not drawn.
    public var events: [String]

    /// Makes a node.
    public init(
      id: String, attributes: Attributes = [:], cluster: String? = nil, events: [String] = []
    ) {
      self.id = id
      self.attributes = attributes
      self.cluster = cluster
      self.events = events
    }
  }

  /// A box around nodes and further clusters.
  public struct Cluster: Codable, Hashable, Sendable, Identifiable {
    /// The name that nodes refer to; it is also the label unless an attribute says otherwise.
    public var id: String
    /// The look.
    public var attributes: Attributes
    /// The clusters within it.
    public var clusters: [Cluster]

    /// Makes a cluster.
    public init(id: String, attributes: Attributes = [:], clusters: [Cluster] = []) {
      self.id = id
      self.attributes = attributes
      self.clusters = clusters
    }
  }

  /// An arrow between two nodes; parallel ones are drawn apart.
  public struct Edge: Codable, Hashable, Sendable {
    /// The node that it leaves.
    public var from: String
    /// The node that it enters.
    public var to: String
    /// The look.
    public var attributes: Attributes
    /// The names of the events that it stands for, by which a reader finds it; they are not drawn.
    public var events: [String]

    /// Makes an edge.
    public init(
      from: String, to: String, attributes: Attributes = [:], events: [String] = []
    ) {
      self.from = from
      self.to = to
      self.attributes = attributes
      self.events = events
    }
  }

  /// The name of the graph, which a viewer shows for the picture as a whole.
  public var name: String
  /// Attributes of the picture.
  public var attributes: Attributes
  /// The look of every node that has no other.
  public var nodeDefaults: Attributes
  /// The look of every edge that has no other.
  public var edgeDefaults: Attributes
  /// The nodes, in the order in which they are laid out.
  public var nodes: [Node]
  /// The outermost clusters.
  public var clusters: [Cluster]
  /// The edges.
  public var edges: [Edge]

  /// Makes a graph.
  public init(
    name: String, attributes: Attributes = [:], nodeDefaults: Attributes = [:],
    edgeDefaults: Attributes = [:], nodes: [Node] = [], clusters: [Cluster] = [],
    edges: [Edge] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
    self.nodes = nodes
    self.clusters = clusters
    self.edges = edges
  }
}

extension DrawnGraph {
  /// An id for an element of the picture, made of what it is and of its name.
  ///
  /// Different names have different ids, the same on every run, with nothing in them that HTML,
  /// CSS or the fragment of an address would have to escape.
  ///
  /// ```swift
  /// DrawnGraph.identifier("screen", "Shelf(a)")  // "screen-Shelf_28a_29"
  /// ```
  public static func identifier(_ kind: String, _ name: String) -> String {
    var result = kind + "-"
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "_" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
