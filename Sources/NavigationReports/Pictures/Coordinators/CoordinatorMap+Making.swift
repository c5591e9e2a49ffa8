import ModelChecker
import NavigationModel

extension CoordinatorMap {
  /// Makes the map of a screen graph.
  init(_ graph: ScreenGraph) {
    (flows, ways, starts) = ([], [], [])
    let maker = CoordinatorMapMaker(graph)
    flows = maker.flows
    ways = maker.ways
    starts = maker.starts
  }
}

/// Puts the nodes and the arrows of a screen graph together.
private struct CoordinatorMapMaker {
  private(set) var flows: [CoordinatorMap.Flow] = []
  private(set) var ways: [CoordinatorMap.Way] = []
  private(set) var starts: [Int] = []

  private let graph: ScreenGraph
  /// The flow of each class; nil where nothing is shown.
  private var flowOfClass: [Int?] = []
  /// The number of events to each flow.
  private var depths: [Int] = []

  private typealias Group = (name: String, events: [EventCount])

  init(_ graph: ScreenGraph) {
    self.graph = graph
    collectFlows()
    collectWays()
  }

  private mutating func collectFlows() {
    for (index, known) in graph.quotient.classes.enumerated() {
      let place = known.key
      guard !place.screens.isEmpty else {
        flowOfClass.append(nil)
        continue
      }
      // A coordinator with tabs of its own has a box for each of them.
      let tab = known.members.first.flatMap { graph.result.graph.states[$0].ownTab }
      let name = [place.coordinator ?? noCoordinator, tab].compactMap(\.self)
        .joined(separator: " · ")
      let flow = number(of: name, isModal: !place.context.isEmpty)
      flowOfClass.append(flow)
      depths[flow] = min(depths[flow], graph.depths[index])
      if place.context.isEmpty { flows[flow].kind = .coordinator }
      for screen in place.screens {
        if let known = flows[flow].screens.firstIndex(where: { $0.name == screen }) {
          flows[flow].screens[known].places.append(graph.ids[index])
        } else {
          flows[flow].screens.append(.init(name: screen, places: [graph.ids[index]]))
        }
      }
      if known.isInitial, !starts.contains(flow) { starts.append(flow) }
    }
  }

  private mutating func number(of name: String, isModal: Bool) -> Int {
    if let known = flows.firstIndex(where: { $0.name == name }) { return known }
    flows.append(.init(name: name, kind: isModal ? .modal : .coordinator, screens: []))
    depths.append(.max)
    return flows.count - 1
  }

  /// Collects the ways, by pairs of flows as they are met; those from most flows come last.
  private mutating func collectWays() {
    var events: [Pair: [EventCount]] = [:]
    var order: [Pair] = []
    func add(_ pair: Pair, _ more: [EventCount]) {
      if events[pair] == nil { order.append(pair) }
      events[pair, default: []].add(more)
    }
    for edge in graph.quotient.edges {
      guard let to = flowOfClass[edge.target] else { continue }
      let from = flowOfClass[edge.source]
      if from != to { add(Pair(from: from, to: to), edge.events) }
    }
    for fault in graph.quotient.faults where !fault.fault.isOfSystem {
      let to = number(of: fault.fault.kind.outcome, isModal: false)
      flows[to].kind = .fault
      add(
        Pair(from: flowOfClass[fault.source], to: to),
        [EventCount(event: fault.event, count: fault.count)])
    }
    for pair in order where pair.from == nil && !starts.contains(pair.to) { starts.append(pair.to) }
    order.removeAll { $0.from == nil }
    let common = takeCommon(from: &events, order)
    ways = order.sorted { ($0.from!, $0.to) < ($1.from!, $1.to) }
      .compactMap { pair in events[pair].map { way(from: pair.from, to: pair.to, $0) } }
    ways += common.map { way(from: nil, to: $0.to, $0.events) }
  }

  /// Takes out kinds of events that lead to one flow from most others.
  private func takeCommon(
    from events: inout [Pair: [EventCount]], _ order: [Pair]
  ) -> [(to: Int, events: [EventCount])] {
    let enough = max(3, flows.count / 2)
    var sources: [Common: Int] = [:]
    for pair in order {
      for name in Set((events[pair] ?? []).map(kind)) {
        sources[Common(kind: name, to: pair.to), default: 0] += 1
      }
    }
    var common: [(to: Int, events: [EventCount])] = []
    for pair in order {
      let isCommon = { (event: EventCount) in
        sources[Common(kind: kind(of: event), to: pair.to)]! >= enough
      }
      let taken = events[pair]!.filter(isCommon)
      guard !taken.isEmpty else { continue }
      let rest = events[pair]!.filter { !isCommon($0) }
      events[pair] = rest.isEmpty ? nil : rest
      if let known = common.firstIndex(where: { $0.to == pair.to }) {
        common[known].events.add(taken)
      } else {
        common.append((pair.to, taken))
      }
    }
    return common
  }

  private func way(from: Int?, to: Int, _ events: [EventCount]) -> CoordinatorMap.Way {
    var groups: [Group] = []
    for event in events {
      let name = kind(of: event)
      if let known = groups.firstIndex(where: { $0.name == name }) {
        groups[known].events.append(event)
      } else {
        groups.append((name, [event]))
      }
    }
    let kinds = groups.map { group in
      CoordinatorMap.EventGroup(
        name: words(for: group), events: EventWords(group.events, of: graph.result.system).names,
        transitions: group.events.reduce(0) { $0 + $1.count })
    }
    // What code alone does says least about an app; then what happens most often comes first.
    let byCode = groups.map { group in
      group.events.allSatisfy { graph.result.system.origin(of: $0.event) == .programmatic } ? 1 : 0
    }
    let sorted = kinds.enumerated().sorted {
      (byCode[$0.offset], $1.element.transitions, $0.offset)
        < (byCode[$1.offset], $0.element.transitions, $1.offset)
    }
    return .init(
      from: from, to: to, kinds: sorted.map(\.element),
      // Of flows at the same distance the one that was met first comes first.
      isBack: from.map { (depths[to], to) < (depths[$0], $0) } ?? false,
      isInternal: EventWords(events, of: graph.result.system).areInternal)
  }

  /// The kind of an event: a second touch is of the kind of the first.
  private func kind(of event: EventCount) -> String {
    let system = graph.result.system
    if case .doubleTap(let name) = system.kind(of: event.event),
      let first = system.events.first(where: { $0.name == name })
    {
      return first.route ?? name
    }
    return system.family(of: event.event)
  }

  /// The words for events of one kind: the name that all of them have, or their kind.
  private func words(for group: Group) -> String {
    let names = Set(
      group.events.map { event -> String in
        let kind = graph.result.system.kind(of: event.event)
        if case .doubleTap(let name) = kind { return name }
        return kind.shortName
      })
    if names.count == 1 { return names.first! }
    // A route says what opens: of `Screen.settings` that is the last part.
    let events = graph.result.system.events
    let isRoute = group.events.contains { event in
      events.indices.contains(event.event.ordinal)
        && events[event.event.ordinal].route == group.name
    }
    guard isRoute, let last = group.name.split(separator: ".").last else { return group.name }
    return "open \(last)"
  }

  private struct Pair: Hashable {
    /// The flow that is left; nil where nothing is shown yet.
    var from: Int?
    var to: Int
  }

  private struct Common: Hashable {
    var kind: String
    var to: Int
  }
}

extension [EventCount] {
  /// Adds counts of events, those of the same event to each other.
  fileprivate mutating func add(_ more: [EventCount]) {
    for event in more {
      if let known = firstIndex(where: { $0.event.name == event.event.name }) {
        self[known].count += event.count
      } else {
        append(event)
      }
    }
  }
}

private let noCoordinator = "outside any coordinator"
