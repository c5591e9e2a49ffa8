import NavigationModel

/// The causes of a result by where they show on its map of coordinators; the findings where causes were
/// not looked for.
struct MapCauses {
  /// The number of causes that show on each node of the screen graph; what ends in a fault shows where
  /// that happened.
  private var places: [String: Int] = [:]
  /// The last steps of causes that lead from one flow to another.
  private var steps: [(from: Int, to: Int, words: [String])] = []
  private let map: CoordinatorMap
  private let noun: String

  init(of document: ResultDocument) {
    map = document.map
    noun = document.causes == nil ? "Findings" : "Causes"
    let runs =
      document.causes.map { $0.compactMap(\.run) }
      ?? document.verdicts.filter { $0.known == nil }.compactMap(\.finding)
      .filter { !$0.isAbsence }.map(\.run)
    let flows = map.flowOfPlace
    let fault = map.flows.firstIndex { $0.kind == .fault }
    for run in runs {
      guard let place = run.steps.last(where: { $0.state != nil })?.state?.screen else { continue }
      places[place, default: 0] += 1
      guard run.steps.count > 1, let last = run.steps.last,
        let from = run.steps[run.steps.count - 2].state.flatMap({ flows[$0.screen] }),
        let to = last.state.map({ flows[$0.screen] }) ?? fault, from != to, let event = last.event
      else { continue }
      steps.append((from, to, ResultDocument.words(forEvent: event, of: last.origin ?? "")))
    }
  }

  /// Returns the number of causes that show on a screen.
  func count(on screen: CoordinatorMap.Screen) -> Int {
    screen.places.reduce(0) { $0 + (places[$1] ?? 0) }
  }

  /// Returns the number of causes whose last step is on a way, by its event.
  func ending(on way: CoordinatorMap.Way) -> [String: Int] {
    let events = Set(way.kinds.flatMap(\.events))
    let taken = steps.filter { $0.from == way.from && $0.to == way.to }
      .compactMap { $0.words.first(where: events.contains) }
    return Dictionary(taken.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The screens on which most causes show, in a sentence; nil where none shows.
  var words: String? {
    var counts: [(screen: String, count: Int)] = []
    for screen in map.flows.flatMap(\.screens) {
      if let known = counts.firstIndex(where: { $0.screen == screen.name }) {
        counts[known].count += count(on: screen)
      } else {
        counts.append((screen.name, count(on: screen)))
      }
    }
    let found = counts.enumerated().filter { $0.element.count > 0 }
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    guard !found.isEmpty else { return nil }
    let screens = found.prefix(Self.named).map { "\($0.screen) (\($0.count))" }
    let rest = found.count - screens.count
    let places = listed(screens + (rest > 0 ? [counted(rest, "other screen")] : []))
    return "\(noun) show on \(places)" + (hasRedWays ? redWays : "")
  }

  private var hasRedWays: Bool { map.soundWays.contains { !ending(on: $0).isEmpty } }

  /// The number of screens that the sentence names.
  private static let named = 3
}

private let redWays = "; on a red arrow is the last step to one"
