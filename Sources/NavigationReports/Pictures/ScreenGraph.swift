import GraphDrawing
import ModelChecker
import NavigationModel

/// The picture of an app that people read: its screens, and which events lead from one to another.
///
/// It is a quotient of the state graph: states in which a person sees the same screens over the
/// same others are one node. It stays the same size while states explode.
public struct ScreenGraph {
  let result: CheckResult
  let highlight: Highlight?
  let quotient: Quotient<ScreenPlace>
  let depths: [Int]
  let ids: [String]
  let unreached: [DeclaredScreen]
  let anywhere: [Anywhere]
  let edges: [Quotient<ScreenPlace>.Edge]

  /// Makes the graph of a result.
  ///
  /// - Parameters:
  ///   - highlight: a trace to be shown in the accent color, with numbered steps.
  ///   - declared: the screens that the system has; those that were not reached are drawn dotted.
  public init(
    _ result: CheckResult, highlight: Highlight? = nil, declared: [DeclaredScreen] = []
  ) {
    let quotient = result.graph.quotient { ScreenPlace($0) }
    let paths = result.graph.shortestPaths
    var met: Set<String> = []
    var ids: [String] = []
    for known in quotient.classes {
      var id = known.key.id
      while !met.insert(id).inserted { id += "′" }
      ids.append(id)
    }
    let reached = Set(quotient.classes.flatMap(\.key.screens))
    self.result = result
    self.highlight = highlight
    self.quotient = quotient
    self.ids = ids
    (anywhere, edges) = Anywhere.extract(from: quotient)
    depths = quotient.classes.map { known in
      known.members.compactMap { paths.distance(to: $0) }.min() ?? 0
    }
    unreached = declared.filter { !reached.contains(ScreenName.short($0.name)) }
  }

  /// The names of the coordinators that own a reached screen, in the order in which they show.
  var coordinators: [String] {
    var names: [String] = []
    for known in quotient.classes {
      if let name = known.key.coordinator, !names.contains(name) { names.append(name) }
    }
    for screen in unreached {
      if let role = screen.coordinator {
        let name = capitalized(role)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// The content of the picture, in words.
  public var description: String {
    let screens = quotient.classes.map { known in
      let place = known.key
      return place.screen + (place.context.last.map { " (\($0.kind) over \($0.over))" } ?? "")
    }
    var sentences = ["\(result.title): \(verdict)."]
    sentences.append("\(counted(screens.count, "screen")): \(listed(screens)).")
    if !unreached.isEmpty {
      sentences.append("Not reached: \(listed(unreached.map { ScreenName.short($0.name) })).")
    }
    if let highlight {
      let steps = TraceWalk(highlight.trace, in: result).steps.map { "\($0.number) \($0.words)" }
      if !steps.isEmpty { sentences.append("Steps: \(steps.joined(separator: ", ")).") }
    }
    return sentences.joined(separator: " ")
  }

  var verdict: String { highlight?.caption ?? ResultSummary(result).words }
}

/// A screen that a system has, whether or not a search reaches it.
public struct DeclaredScreen: Hashable, Sendable {
  /// The name of the view type, or the name as reports print it.
  public var name: String

  /// The role of the coordinator that it belongs to, if that is known.
  public var coordinator: String?

  /// Makes a screen.
  public init(_ name: String, coordinator: String? = nil) {
    self.name = name
    self.coordinator = coordinator
  }
}
