import NavigationModel

/// The causes of a result by where they show on its map of coordinators; the findings where causes were
/// not looked for.
struct MapCauses {
  /// The word for one of them.
  var noun: String { isOfCauses ? "cause" : "finding" }
  private let isOfCauses: Bool
  private var endings: [Ending] = []
  private let map: CoordinatorMap

  /// The end of the run of a cause.
  private struct Ending {
    /// What its last event does wrong, in a few words; the property where there are none.
    var words: String
    /// The screen on which it shows; nil where it shows on none.
    var screen: Place?
    /// The flow that is left; nil where nothing was shown.
    var from: Int?
    /// The flow that is reached; nil where nothing is shown.
    var to: Int?
    /// The last event, in the forms in which a way may name it; empty at the start.
    var names: [String]

    func isOn(_ way: CoordinatorMap.Way) -> Bool {
      to == way.to && (way.from == nil || from == way.from)
    }
  }

  /// A screen of a flow, by numbers.
  private struct Place: Equatable {
    var flow: Int
    var screen: Int
  }

  /// Something that goes wrong, with the events after which it does.
  struct Violation {
    /// What goes wrong, in a few words.
    var words: String
    /// The number of causes.
    var count: Int
    /// The events, most frequent first.
    var events: [String]
  }

  init(of document: ResultDocument) {
    map = document.map
    isOfCauses = document.causes != nil
    let violations = Dictionary(
      document.verdicts.compactMap { verdict in verdict.violation.map { (verdict.property, $0) } },
      uniquingKeysWith: { first, _ in first })
    let found =
      document.causes.map { $0.compactMap { cause in cause.run.map { (cause.property, $0) } } }
      ?? document.verdicts.filter { $0.known == nil }.compactMap { verdict in
        verdict.finding.flatMap { $0.isAbsence ? nil : (verdict.property, $0.run) }
      }
    for (property, run) in found {
      endings.append(ending(of: run, violations[property] ?? property))
    }
  }

  private func ending(of run: ResultDocument.Run, _ words: String) -> Ending {
    let flows = map.flowOfPlace
    let fault = map.flows.firstIndex { $0.kind == .fault }
    guard let last = run.steps.last else { return Ending(words: words, names: []) }
    let before = run.steps.dropLast().last?.state
    return Ending(
      words: words, screen: place(of: run),
      from: before.flatMap { flows[$0.screen] },
      to: last.state.map { flows[$0.screen] } ?? fault,
      names: last.event.map { ResultDocument.words(forEvent: $0, of: last.origin ?? "") } ?? [])
  }

  /// Returns the screen on which the end of a run shows: of those that are shown side by side, the one
  /// that the last step brought, else the first. What ends in a fault shows where that happened.
  private func place(of run: ResultDocument.Run) -> Place? {
    let places = run.steps.compactMap { $0.state?.screen }
    guard let place = places.last, let flow = map.flowOfPlace[place] else { return nil }
    let shown = map.flows[flow].screens.indices.filter {
      map.flows[flow].screens[$0].places.contains(place)
    }
    let previous = places.dropLast().last
    let new = shown.first { screen in
      previous.map { !map.flows[flow].screens[screen].places.contains($0) } ?? false
    }
    return (new ?? shown.first).map { Place(flow: flow, screen: $0) }
  }

  /// Returns the number of causes that show on a screen of a flow.
  func count(on screen: Int, of flow: Int) -> Int {
    endings.count { $0.screen == Place(flow: flow, screen: screen) }
  }

  /// Returns what goes wrong on a screen of a flow, most frequent first.
  func violations(on screen: Int, of flow: Int) -> [Violation] {
    violations(endings.filter { $0.screen == Place(flow: flow, screen: screen) })
  }

  /// Returns what goes wrong in a box and on no screen of any, most frequent first: what ends in a fault
  /// before something was shown.
  func violations(inBoxOnly flow: Int) -> [Violation] {
    violations(endings.filter { $0.screen == nil && $0.to == flow })
  }

  private func violations(_ endings: [Ending]) -> [Violation] {
    mostFrequentFirst(endings.map { ($0.words, 1) }).map { words, count in
      let events = endings.filter { $0.words == words }.map { ($0.names.first ?? "", 1) }
      return Violation(
        words: words, count: count, events: mostFrequentFirst(events).map(\.name))
    }
  }

  /// The flow on which most causes show; nil where none shows, or on several alike.
  var worst: Int? {
    let sums = map.flows.indices.map { flow in endings.count { $0.screen?.flow == flow } }
    guard let most = sums.max(), most > 0, sums.count(where: { $0 == most }) == 1 else {
      return nil
    }
    return sums.firstIndex(of: most)
  }

  /// Returns the number of causes whose last step is on a way, by its event.
  func ending(on way: CoordinatorMap.Way) -> [String: Int] {
    let events = Set(way.kinds.flatMap(\.events))
    let taken = endings.filter { $0.isOn(way) }
      .compactMap { $0.names.first(where: events.contains) }
    return Dictionary(taken.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns the name of the event with which causes end on a way, if all of them that are of one kind end
  /// with the same.
  func lastEvent(of kind: CoordinatorMap.EventGroup, on way: CoordinatorMap.Way) -> String? {
    let names = Set(
      endings.filter { $0.isOn(way) && $0.names.contains(where: kind.events.contains) }
        .compactMap(\.names.first))
    return names.count == 1 ? names.first : nil
  }

  /// The number of causes, and the screens on which most of them show, in a sentence; empty where there
  /// are none.
  var words: String {
    guard !endings.isEmpty else { return "" }
    let all = counted(endings.count, noun) + (isOfCauses ? " behind that" : "")
    let found = mostFrequentFirst(
      endings.compactMap { ending in
        ending.screen.map { (map.flows[$0.flow].screens[$0.screen].name, 1) }
      })
    if endings.count == 1, let screen = found.first?.name { return "\(all), on \(screen)." }
    var parts = found.prefix(Self.named).map { "\($0.count) on \($0.name)" }
    let rest = found.dropFirst(Self.named)
    if !rest.isEmpty {
      parts.append("\(rest.reduce(0) { $0 + $1.count }) on \(counted(rest.count, "other screen"))")
    }
    let nowhere = endings.count { $0.screen == nil }
    if nowhere > 0 { parts.append("\(nowhere) before any screen") }
    return "\(all): \(listed(parts))."
  }

  /// The number of screens that the sentence names.
  private static let named = 3
}

/// The sums of counts by their names, the greatest first; equal ones in the order in which they were met.
private func mostFrequentFirst(
  _ counts: [(name: String, count: Int)]
) -> [(name: String, count: Int)] {
  var sums: [(name: String, count: Int)] = []
  for (name, count) in counts {
    if let known = sums.firstIndex(where: { $0.name == name }) {
      sums[known].count += count
    } else {
      sums.append((name, count))
    }
  }
  return sums.enumerated().sorted {
    ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
  }.map(\.element)
}
