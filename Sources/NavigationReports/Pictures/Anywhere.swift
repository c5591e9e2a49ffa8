import ModelChecker
import NavigationModel

/// Events that lead to one place from most others, such as logging out.
///
/// An arrow for each of the others would bury everything else; one arrow from a word says the same.
struct Anywhere {
  /// The class that the events lead to.
  var target: Int

  /// The events, with the number of transitions of each.
  var events: [EventCount]

  /// The classes from which one of them leads there.
  var sources: [Int]

  /// The identifier, in a drawing, of the word that stands for the most others.
  static func nodeID(toward target: String) -> String { "anywhere → \(target)" }

  /// Takes such events out of the arrows of a graph.
  ///
  /// - Returns: what was taken out, by target, and the arrows that are left.
  static func extract(
    from quotient: Quotient<ScreenPlace>
  ) -> (found: [Anywhere], left: [Quotient<ScreenPlace>.Edge]) {
    let screens = quotient.classes.filter { !$0.key.screens.isEmpty }.count
    let enough = max(4, (screens + 1) / 2)
    var sources: [Key: [Int]] = [:]
    for edge in quotient.edges {
      for event in edge.events {
        sources[Key(event: event.event.name, target: edge.target), default: []].append(edge.source)
      }
    }
    var found: [Anywhere] = []
    var left: [Quotient<ScreenPlace>.Edge] = []
    for edge in quotient.edges {
      let isTaken = { (event: EventCount) in
        (sources[Key(event: event.event.name, target: edge.target)] ?? []).count >= enough
      }
      let taken = edge.events.filter(isTaken)
      if !taken.isEmpty {
        let known = found.firstIndex { $0.target == edge.target }
        let index = known ?? found.count
        if known == nil { found.append(Anywhere(target: edge.target, events: [], sources: [])) }
        found[index].add(taken, from: edge.source)
      }
      var rest = edge
      rest.events = edge.events.filter { !isTaken($0) }
      if !rest.events.isEmpty { left.append(rest) }
    }
    return (found, left)
  }

  private mutating func add(_ more: [EventCount], from source: Int) {
    for event in more {
      if let known = events.firstIndex(where: { $0.event.name == event.event.name }) {
        events[known].count += event.count
      } else {
        events.append(event)
      }
    }
    if !sources.contains(source) { sources.append(source) }
  }

  private struct Key: Hashable {
    var event: String
    var target: Int
  }
}
