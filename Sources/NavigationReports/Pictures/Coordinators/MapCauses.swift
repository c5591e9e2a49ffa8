import NavigationModel

/// The causes of a result by where they show on its map of coordinators; the findings where causes were
/// not looked for.
struct MapCauses {
  /// The number of causes that show on each screen, by flow and by screen.
  private var counts: [[Int]]
  /// The last steps of causes that show on the map.
  private var steps: [LastStep] = []
  private let map: CoordinatorMap
  private let noun: String
  private let total: Int

  /// The last step of a cause.
  private struct LastStep {
    /// The flow that is left; nil where nothing was shown.
    var from: Int?
    var to: Int
    /// The event, in the forms in which a way may name it; empty at the start.
    var names: [String]

    func isOn(_ way: CoordinatorMap.Way) -> Bool {
      to == way.to && (way.from == nil || from == way.from)
    }
  }

  init(of document: ResultDocument) {
    map = document.map
    counts = map.flows.map { $0.screens.map { _ in 0 } }
    noun = document.causes == nil ? "finding" : "cause"
    let runs =
      document.causes.map { $0.compactMap(\.run) }
      ?? document.verdicts.filter { $0.known == nil }.compactMap(\.finding)
      .filter { !$0.isAbsence }.map(\.run)
    total = runs.count
    let fault = map.flows.firstIndex { $0.kind == .fault }
    let flows = map.flowOfPlace
    for run in runs {
      count(run)
      guard let last = run.steps.last, let to = last.state.map({ flows[$0.screen] }) ?? fault
      else { continue }
      let before = run.steps.dropLast().last?.state
      steps.append(
        LastStep(
          from: before.flatMap { flows[$0.screen] }, to: to,
          names: last.event.map {
            ResultDocument.words(forEvent: $0, of: last.origin ?? "")
          } ?? []))
    }
  }

  /// Counts a cause on one screen: of those that are shown side by side, on what the last step brought,
  /// else on the first. What ends in a fault shows where that happened.
  private mutating func count(_ run: ResultDocument.Run) {
    let places = run.steps.compactMap { $0.state?.screen }
    guard let place = places.last, let flow = map.flowOfPlace[place] else { return }
    let shown = map.flows[flow].screens.indices.filter {
      map.flows[flow].screens[$0].places.contains(place)
    }
    let previous = places.dropLast().last
    let new = shown.first { screen in
      previous.map { !map.flows[flow].screens[screen].places.contains($0) } ?? false
    }
    if let screen = new ?? shown.first { counts[flow][screen] += 1 }
  }

  /// Returns the number of causes that show on each screen of a flow.
  func counts(in flow: Int) -> [Int] { counts[flow] }

  /// The flow on which most causes show; nil where none shows, or on several alike.
  var worst: Int? {
    let sums = counts.map { $0.reduce(0, +) }
    guard let most = sums.max(), most > 0, sums.count(where: { $0 == most }) == 1 else {
      return nil
    }
    return sums.firstIndex(of: most)
  }

  /// Returns the number of causes whose last step is on a way, by its event.
  func ending(on way: CoordinatorMap.Way) -> [String: Int] {
    let events = Set(way.kinds.flatMap(\.events))
    let taken = steps.filter { $0.isOn(way) }.compactMap { $0.names.first(where: events.contains) }
    return Dictionary(taken.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns the last steps of causes that end in a flow and for which no way is drawn, most frequent
  /// first: those that stay there, and those with which something is shown at first.
  func ending(within flow: Int) -> [(name: String, count: Int)] {
    let ways = map.soundWays.filter { $0.to == flow }
    let own = steps.filter { step in
      step.to == flow
        && !ways.contains { way in
          step.isOn(way) && way.kinds.contains { $0.events.contains(where: step.names.contains) }
        }
    }
    return mostFrequentFirst(own.map { ($0.names.first ?? atTheStart, 1) })
  }

  /// The screens on which most causes show, in a sentence; nil where none shows.
  var words: String? {
    let found = mostFrequentFirst(
      zip(map.flows, counts).flatMap { flow, counts in zip(flow.screens.map(\.name), counts) }
    ).filter { $0.count > 0 }
    guard let first = found.first else { return nil }
    let screens = found.prefix(Self.named).enumerated().map { index, one in
      index == 0
        ? "\(first.name) (\(first.count) of \(counted(total, noun)))"
        : "\(one.name) (\(one.count))"
    }
    let rest = found.count - screens.count
    return .goesWrong(screens + (rest > 0 ? [counted(rest, "other screen")] : []))
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

private let atTheStart = "the start"

extension String {
  fileprivate static func goesWrong(_ screens: [String]) -> String {
    "It goes wrong on \(listed(screens)). In red: the last step to each."
  }
}
