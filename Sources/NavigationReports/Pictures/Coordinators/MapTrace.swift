import NavigationModel

/// The way of a run over a map of coordinators: the numbered steps from one box to another, and those
/// after which it is in the same box.
struct MapTrace {
  /// The steps from one flow to another, by their numbers, with the forms of the name of the event.
  private(set) var steps: [Step] = []
  /// The flow in which the run ends; nil where it shows nothing.
  private(set) var end: Int?
  /// A Boolean value that indicates whether it ends in a violation.
  private(set) var isViolation = false

  struct Step {
    var number: Int
    var words: String
    /// The flow that is left; nil where nothing was shown.
    var from: Int?
    var to: Int
    /// The names that a way may have for the event.
    var names: [String]
  }

  init(_ run: ResultDocument.Run, on map: CoordinatorMap) {
    let flows = map.flowOfPlace
    let fault = map.flows.firstIndex { $0.kind == .fault }
    for (number, step) in run.steps.enumerated() {
      let flow = step.state == nil ? fault : flows[step.state!.screen]
      if number > 0, let flow {
        steps.append(
          Step(
            number: number, words: step.words, from: end, to: flow,
            names: ResultDocument.words(forEvent: step.event ?? "", of: step.origin ?? "")))
      }
      end = flow
    }
    isViolation = run.steps.last.map { $0.fault != nil || !$0.violated.isEmpty } ?? false
  }

  /// Returns the steps that a way takes.
  func steps(on way: CoordinatorMap.Way) -> [Step] {
    guard way.from != nil else { return [] }
    let events = Set(way.kinds.flatMap(\.events))
    return steps.filter {
      $0.from == way.from && $0.to == way.to && $0.names.contains(where: events.contains)
    }
  }

  /// Returns the steps into a box for which no way is drawn: those that stay, and what leads there from
  /// most others.
  func steps(into flow: Int, besides ways: [CoordinatorMap.Way]) -> [Step] {
    let drawn = Set(ways.flatMap { steps(on: $0) }.map(\.number))
    return steps.filter { $0.to == flow && !drawn.contains($0.number) }
  }
}
