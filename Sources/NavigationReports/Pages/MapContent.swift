import GraphDrawing
import NavigationModel

/// The content of a map as the script of a page reads it: boxes and arrows with their events, and the
/// kind of each event.
struct MapContent {
  let json: JSONValue

  /// - Parameter name: the beginning of the ids of the elements of the picture.
  init(_ picture: DrawnGraph, of document: ResultDocument, as name: String) {
    let map = document.map
    let isOfCoordinators = picture.nodes.contains { $0.id == map.flows.first?.name }
    var titles: [String: String] = [:]
    var boxes: [JSONValue.Member] = []
    var groups: [Ends: JSONValue] = [:]
    if isOfCoordinators {
      for flow in map.flows {
        titles[flow.name] = flow.name
        for place in flow.screens.flatMap(\.places) {
          boxes.append(.init(place, .string(flow.name)))
        }
      }
      for way in map.soundWays {
        let ends = Ends(from: way.from.map { map.flows[$0].name }, to: map.flows[way.to].name)
        groups[ends] = .array(way.kinds.map { .array([.string($0.name), Self.words($0.events)]) })
      }
    } else {
      for screen in document.screens {
        titles[screen.id] = ([screen.words] + screen.presented).joined(separator: ", ")
      }
    }
    let faults = map.flows.filter { $0.kind == .fault }
    let events = picture.nodes.flatMap(\.events) + picture.edges.flatMap(\.events)
    json = .object([
      .init("id", .string(name)),
      .init("kinds", Self.kinds(of: events, in: document)),
      .init("boxes", .object(boxes)),
      .init(
        "fault",
        isOfCoordinators && faults.count == 1 ? .string(faults[0].name) : .null),
      .init(
        "nodes",
        .array(
          picture.nodes.map { node in
            .object(
              [
                .init("id", .string(node.id)), .init("events", Self.words(node.events)),
                .init("title", titles[node.id].map(JSONValue.string) ?? .null),
                .init("owner", node.cluster.map(JSONValue.string) ?? .null),
              ]
                + (groups[Ends(from: nil, to: node.id)].map { [.init("groups", $0)] } ?? []))
          })),
      .init(
        "edges",
        .array(
          picture.edges.map { edge in
            .object(
              [
                .init("from", .string(edge.from)), .init("to", .string(edge.to)),
                .init("events", Self.words(edge.events)),
              ]
                + (groups[Ends(from: edge.from, to: edge.to)].map { [.init("groups", $0)] } ?? []))
          })),
    ])
  }

  private struct Ends: Hashable {
    /// The box that is left; nil: most others.
    var from: String?
    var to: String
  }

  private static func words(_ names: [String]) -> JSONValue {
    .array(names.map(JSONValue.string))
  }

  /// The kind of each event: a gesture, or else its origin.
  private static func kinds(of names: [String], in document: ResultDocument) -> JSONValue {
    var kinds: [String: String] = [:]
    for event in document.events {
      for words in ResultDocument.words(forEvent: event.name, of: event.origin) {
        kinds[words] = words.hasPrefix("gesture ") ? "gesture" : event.origin
      }
    }
    return .object(Set(names).sorted().map { .init($0, .string(kinds[$0] ?? "platform")) })
  }
}
