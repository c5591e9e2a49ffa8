#if Graphviz
  import CGraphviz
  import GraphDrawing

  /// The order of the clusters of a graph.
  ///
  /// NB: Graphviz 2.42 walks subgraphs in the order of their ids, and the id of a name is the
  /// address at which the name is interned. Left to itself it lays clusters out as malloc happened
  /// to return them, differently at every call. So their names are interned beforehand, each above
  /// the one before it: a name that lands too low gives its place to a string of the same size, and
  /// tries again. Releases that walk in order of creation do not mind.
  enum ClusterOrder {
    /// Interns the names of the clusters so that their addresses ascend.
    static func fix(_ clusters: [DrawnGraph.Cluster], in graph: UnsafeMutablePointer<Agraph_t>) {
      var names: [String] = []
      func add(_ cluster: DrawnGraph.Cluster) {
        names.append(storedName(cluster))
        cluster.clusters.forEach(add)
      }
      clusters.forEach(add)
      var fillers = 0
      // A name may land in memory above all that malloc will return from here on, where another
      // thread got it; then the names start again, and that place is taken.
      for _ in 0..<3 where place(names, in: graph, fillers: &fillers) { return }
    }

    static func storedName(_ cluster: DrawnGraph.Cluster) -> String {
      StoredText.name("cluster_\(cluster.id)")
    }

    private static func place(
      _ names: [String], in graph: UnsafeMutablePointer<Agraph_t>, fillers: inout Int
    ) -> Bool {
      var placed: [UnsafeMutablePointer<CChar>] = []
      for name in names {
        guard let next = place(name, above: placed.last, in: graph, fillers: &fillers) else {
          for (place, name) in zip(placed, names) {
            occupy(place, like: name, in: graph, fillers: &fillers)
          }
          return false
        }
        placed.append(next)
      }
      return true
    }

    private static func place(
      _ name: String, above last: UnsafeMutablePointer<CChar>?,
      in graph: UnsafeMutablePointer<Agraph_t>, fillers: inout Int
    ) -> UnsafeMutablePointer<CChar>? {
      for _ in 0..<20_000 {
        guard let place = cgv_intern(graph, name, 0) else { return nil }
        guard let last, place < last else { return place }
        occupy(place, like: name, in: graph, fillers: &fillers)
      }
      return nil
    }

    private static func occupy(
      _ place: UnsafeMutablePointer<CChar>, like name: String,
      in graph: UnsafeMutablePointer<Agraph_t>, fillers: inout Int
    ) {
      let filler = filler(fillers, like: name)
      cgv_release(graph, place)
      _ = cgv_intern(graph, filler, 0)
      fillers += 1
    }

    /// A text of the same length that nothing else reads like: a name never has a control character.
    private static func filler(_ number: Int, like name: String) -> String {
      let digits = String(number, radix: 36)
      let padding = name.utf8.count - digits.utf8.count
      return String(repeating: "\u{1}", count: max(padding, 1)) + digits
    }
  }
#endif
