import Foundation

extension NavigationMap {
  /// The number of the format that this version writes and reads.
  public static let currentVersion = 1

  /// The map as JSON, with a line break at its end; equal maps give equal text.
  ///
  /// Screens and arrows take a line each, so that a change shows as such in a revision.
  public func json() -> String {
    var members = [JSONValue.Member("version", .int(Self.currentVersion))]
    if let system { members.append(.init("system", .string(system))) }
    members.append(.init("start", .array(start.map(JSONValue.string))))
    let owned = coordinators.map { coordinator in
      JSONValue.object([
        .init("name", .string(coordinator.name)),
        .init("screens", .array(coordinator.screens.map(JSONValue.string))),
      ])
    }
    members.append(.init("coordinators", .array(owned)))
    members.append(.init("screens", .array(screens.map(JSONValue.string))))
    let drawn = arrows.map { arrow in
      JSONValue.object([
        .init("from", .string(arrow.from)), .init("to", .string(arrow.to)),
        .init("events", .array(arrow.events.map(JSONValue.string))),
      ])
    }
    members.append(.init("arrows", .array(drawn)))
    return JSONValue.object(members).text() + "\n"
  }

  /// Reads a map: JSON as ``json()`` writes it, or a state diagram of Mermaid.
  ///
  /// - Throws: ``NavigationMapError``, which says what is wrong and where.
  public init(_ text: String) throws(NavigationMapError) {
    if text.drop(while: \.isWhitespace).first == "{" {
      try self.init(json: text)
    } else {
      try self.init(mermaid: text)
    }
    if let doubled = firstDoubledScreen { throw .doubledScreen(doubled) }
    let known = Set(allScreens + [Self.nothing])
    let used = start + arrows.flatMap { [$0.from, $0.to] }
    if let unknown = used.first(where: { !known.contains($0) }) {
      throw .unknownScreen(unknown, known: allScreens)
    }
  }

  private init(json: String) throws(NavigationMapError) {
    let file: File
    do {
      let data = Data(json.utf8)
      let version = try JSONDecoder().decode(Version.self, from: data).version
      guard version == Self.currentVersion else { throw NavigationMapError.version(version) }
      if let path = DoubledKey.first(in: json) { throw NavigationMapError.doubledKey(path.key) }
      file = try JSONDecoder().decode(File.self, from: data)
    } catch let error as NavigationMapError {
      throw error
    } catch {
      throw NavigationMapError(error)
    }
    self.init(
      system: file.system,
      coordinators: file.coordinators.map { Coordinator($0.name, screens: $0.screens) },
      screens: file.screens ?? [], start: file.start ?? [],
      arrows: file.arrows.map { Arrow(from: $0.from, to: $0.to, events: $0.events ?? []) })
  }

  private var firstDoubledScreen: String? {
    var met: Set<String> = []
    return allScreens.first { !met.insert($0).inserted }
  }

  private struct Version: Decodable {
    var version: Int
  }

  private struct File: Decodable {
    struct Coordinator: Decodable {
      var name: String
      var screens: [String]
    }

    struct Arrow: Decodable {
      var from: String
      var to: String
      var events: [String]?
    }

    var system: String?
    var start: [String]?
    var coordinators: [Coordinator]
    var screens: [String]?
    var arrows: [Arrow]
  }
}
