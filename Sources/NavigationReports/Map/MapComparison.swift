import ModelChecker
import NavigationModel

/// The differences between an app and a map of it, each with a shortest trace.
///
/// The app must not do what the map does not have, and must be able to do all that it has. An event
/// that leaves the same screens to be touched needs no arrow.
public struct MapComparison {
  /// A difference.
  public enum Difference: Hashable, Sendable {
    /// The app shows a screen that the map does not have.
    case unknownScreen(String)
    /// Events lead from one screen to another, which the map does not have.
    case forbidden(from: String, to: String, events: [String])
    /// No event leads to a screen that the map has.
    case missingScreen(String)
    /// No event leads from one screen to another as the map has it; without events: none at all.
    case missingArrow(from: String, to: String, events: [String])
  }

  /// A difference with what shows it.
  public struct Finding: Hashable, Sendable {
    /// The difference.
    public var difference: Difference
    /// A shortest trace: to what the map does not have, or to the screen that lacks an arrow; nil where
    /// nothing leads there.
    public var trace: Trace?
  }

  /// The differences: what the map does not have, by the length of its trace, then what the app lacks,
  /// in the order of the map.
  public private(set) var findings: [Finding] = []

  /// The labels of arrows that name no event of the system: any event may take these arrows.
  public private(set) var labels: [String] = []

  /// The result in which the app was compared.
  public let result: CheckResult

  private let map: NavigationMap
  private let places: MapPlaces
  /// For each place of the app its name in the map; nil for one that the map does not have.
  private let names: [String?]
  private let events: EventNames
  /// For each pair of names the events that may lead from one to the other.
  ///
  /// Nil stands for any event.
  private var allowed: [Ends: Set<String>?] = [:]

  /// Compares what a search has seen with a map.
  ///
  /// - Complexity: O(*s* + *t* + *a*) for *s* states, *t* transitions and *a* arrows.
  public init(of result: CheckResult, with map: NavigationMap) {
    self.result = result
    self.map = map
    places = MapPlaces(result)
    names = places.names(in: map)
    events = EventNames(result)
    readArrows()
    findUnknown()
    findForbidden()
    findMissing()
  }

  /// A Boolean value that indicates whether the app does something that the map does not have.
  public var isExceeded: Bool {
    findings.contains { finding in
      switch finding.difference {
      case .unknownScreen, .forbidden: true
      case .missingScreen, .missingArrow: false
      }
    }
  }

  /// The number of transitions that end in a fault of the app.
  var faultsOfApp: Int {
    places.quotient.faults.filter { !$0.fault.isOfSystem }.reduce(0) { $0 + $1.count }
  }

  // MARK: - Arrows

  private struct Ends: Hashable {
    var from: String
    var to: String
  }

  /// Reads which events may lead where; several arrows between two screens add up.
  private mutating func readArrows() {
    for screen in map.start {
      allowed.updateValue(nil, forKey: Ends(from: NavigationMap.nothing, to: screen))
    }
    for arrow in map.arrows {
      let ends = Ends(from: arrow.from, to: arrow.to)
      let known = allowed[ends] ?? []
      let added = knownEvents(of: arrow)
      allowed.updateValue(known.flatMap { known in added.map(known.union) }, forKey: ends)
    }
  }

  private func isAllowed(_ event: String, _ ends: Ends) -> Bool {
    guard let known = allowed[ends] else { return false }
    return known?.contains(event) ?? true
  }

  /// The events that may take an arrow, by full name; nil: any.
  private mutating func knownEvents(of arrow: NavigationMap.Arrow) -> Set<String>? {
    if arrow.events.isEmpty { return nil }
    let named = named(by: arrow)
    let words = arrow.mayBeWords ? named.filter { !events.know($0) } : []
    labels += words.filter { !labels.contains($0) }
    return words.isEmpty ? Set(named.flatMap(events.named)) : nil
  }

  /// The events that an arrow names; on a line of a drawing commas may stand between them.
  private func named(by arrow: NavigationMap.Arrow) -> [String] {
    guard arrow.mayBeWords else { return arrow.events }
    return arrow.events.flatMap { text -> [String] in
      let parts = text.split(separator: ",").map(\.trimmingBlanks)
      return !events.know(text) && parts.allSatisfy(events.know) ? parts : [text]
    }
  }

  // MARK: - What the map does not have

  private mutating func findUnknown() {
    for (place, known) in places.quotient.classes.enumerated() where names[place] == nil {
      let state = known.members.min {
        result.graph.distance(to: $0) < result.graph.distance(to: $1)
      }!
      findings.append(
        Finding(
          difference: .unknownScreen(places.name(of: known.key)),
          trace: result.graph.trace(to: state)))
    }
    sortByTrace()
  }

  private mutating func findForbidden() {
    var order: [Ends] = []
    var found: [Ends: (events: [String], edge: Int, length: Int)] = [:]
    for (number, edge) in zip(result.graph.edges.indices, result.graph.edges) {
      guard let target = edge.target, let from = name(of: edge.source), let to = name(of: target),
        from != to, !isAllowed(edge.event.name, Ends(from: from, to: to))
      else { continue }
      let ends = Ends(from: from, to: to)
      let length = result.graph.distance(to: edge.source) + 1
      guard var known = found[ends] else {
        order.append(ends)
        found[ends] = ([edge.event.name], number, length)
        continue
      }
      if !known.events.contains(edge.event.name) { known.events.append(edge.event.name) }
      if length < known.length { (known.edge, known.length) = (number, length) }
      found[ends] = known
    }
    for ends in order {
      let known = found[ends]!
      // The one that the trace shows comes first.
      let shown = result.graph.edges[known.edge].event.name
      findings.append(
        Finding(
          difference: .forbidden(
            from: ends.from, to: ends.to, events: [shown] + known.events.filter { $0 != shown }),
          trace: result.graph.trace(endingWith: known.edge)))
    }
    sortByTrace()
  }

  private func name(of state: Int) -> String? { names[places.quotient.classOfState[state]] }

  /// Sorts what was found so far; equally long traces stay in their order.
  private mutating func sortByTrace() {
    findings = findings.enumerated().sorted {
      ($0.element.trace!.steps.count, $0.offset) < ($1.element.trace!.steps.count, $1.offset)
    }.map(\.element)
  }

  // MARK: - What the app lacks

  private mutating func findMissing() {
    let met = Set(names.compactMap(\.self))
    var missing: Set<String> = []
    for screen in map.allScreens where !met.contains(screen) && missing.insert(screen).inserted {
      findings.append(Finding(difference: .missingScreen(screen), trace: nil))
    }
    let taken = takenEvents()
    for screen in map.start where !missing.contains(screen) && !isStart(screen) {
      let ends = Ends(from: NavigationMap.nothing, to: screen)
      if taken[ends] == nil { add(ends, events: []) }
    }
    for arrow in map.arrows where !missing.contains(arrow.from) && !missing.contains(arrow.to) {
      let ends = Ends(from: arrow.from, to: arrow.to)
      if arrow.from == NavigationMap.nothing, isStart(arrow.to) { continue }
      guard let events = taken[ends] else {
        add(ends, events: [])
        continue
      }
      let named = named(by: arrow)
      if arrow.mayBeWords, !named.allSatisfy(self.events.know) { continue }
      let absent = named.filter { events.isDisjoint(with: self.events.named($0)) }
      if !absent.isEmpty { add(ends, events: absent) }
    }
  }

  private mutating func add(_ ends: Ends, events: [String]) {
    let sources = names.indices.filter { names[$0] == ends.from }
    let states = sources.flatMap { places.quotient.classes[$0].members }
    let nearest = states.min { result.graph.distance(to: $0) < result.graph.distance(to: $1) }
    findings.append(
      Finding(
        difference: .missingArrow(from: ends.from, to: ends.to, events: events),
        trace: nearest.map { result.graph.trace(to: $0) }))
  }

  /// The events that lead from one place to another, by the names of the map.
  private func takenEvents() -> [Ends: Set<String>] {
    var taken: [Ends: Set<String>] = [:]
    for edge in places.quotient.edges {
      guard let from = names[edge.source], let to = names[edge.target], from != to else { continue }
      taken[Ends(from: from, to: to), default: []].formUnion(edge.events.map(\.event.name))
    }
    return taken
  }

  private func isStart(_ screen: String) -> Bool {
    names.indices.contains { names[$0] == screen && places.quotient.classes[$0].isInitial }
  }
}
