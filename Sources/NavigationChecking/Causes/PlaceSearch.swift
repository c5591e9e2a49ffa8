import ModelChecker
import NavigationModel
import NavigationReports

/// Looks in a finished graph for the places where things go wrong first.
///
/// A violation is seldom shown by the step that causes it: a flag that was forgotten traps three
/// events later. The search leaves out the steps without which a trace still violates its property.
/// Of the rest it takes the first step that violates any property, provided that the last event
/// also comes without that violation, and then does no harm; else it takes the last step. A double
/// tap is a tap where a single one does the same harm.
final class PlaceSearch {
  private let result: CheckResult
  private let invariants: [any NavigationInvariant]
  private let families: EventFamilies

  /// For kinds of transitions and properties, whether one comes without a violation of the other.
  private var harmless: [Contrast: Bool] = [:]

  private struct Contrast: Hashable {
    var family: EventFamilies.Family
    var properties: [String]
  }

  /// The number of transitions of one kind that are looked at for one that goes right.
  private static let patience = 40

  /// Creates a search in the graph of a result, by the invariants that were judged.
  init(_ result: CheckResult, invariants: [any NavigationInvariant]) {
    self.result = result
    self.invariants = invariants
    families = EventFamilies(in: result)
  }

  /// A point of a run at which things go wrong first.
  enum Point: Hashable {
    /// The run begins wrong.
    case start
    /// A transition of the graph, by its number.
    case transition(Int)
  }

  /// Returns the point at which a violation has its origin; nil for what never happens, of which no
  /// step shows where.
  ///
  /// - Parameter mayGoOn: whether there is time to look further back than to the last step.
  func point(
    of counterexample: Counterexample, of invariant: any NavigationInvariant,
    while mayGoOn: () -> Bool
  ) throws -> Point? {
    if counterexample.isAbsence { return nil }
    guard var path = ViolationPath(counterexample, in: result.graph), !path.edges.isEmpty
    else { return .start }
    guard mayGoOn() else { return point(atEndOf: path.edges[...]) }
    if try violates(path, invariant) { path = try shortened(path, invariant) }
    let bad = try firstBadStep(on: path, before: invariant)
    var edges = path.edges[..<bad.count]
    if let single = singleTap(endingInsteadOf: edges, violating: bad.invariant) {
      edges = edges.dropLast() + [single]
    }
    return point(atEndOf: edges)
  }

  private func point(atEndOf edges: ArraySlice<Int>) -> Point {
    // Work is ended for the event that left it.
    let caused = edges.last { !result.system.isSettling(result.graph.step(at: $0)) }
    return caused.map { .transition($0) } ?? .start
  }

  // MARK: - Steps

  /// Returns a Boolean value that indicates whether a path violates an invariant with its last step,
  /// and not already with the step before, for the same reason.
  private func violates(
    _ path: ViolationPath, _ invariant: any NavigationInvariant
  ) throws -> Bool {
    if let other = path.other {
      let run = run(along: path.edges, and: other)
      return try violations(on: run, of: [invariant]).first?.count == path.edges.count
    }
    return violates(invariant, withTheLastOf: path.edges)
  }

  private func violates(
    _ invariant: any NavigationInvariant, withTheLastOf edges: [Int]
  ) -> Bool {
    var judge = TraceJudge([invariant], of: result.system)
    let steps = edges.map { result.graph.step(at: $0) }
    var findings = judge.begin(in: steps[0].source)
    for step in steps { findings = judge.advance(step) }
    return findings.contains(where: \.isNew)
  }

  /// Leaves out steps as long as the rest violates the invariant, many at once first.
  private func shortened(
    _ path: ViolationPath, _ invariant: any NavigationInvariant
  ) throws -> ViolationPath {
    var path = path
    var size = path.droppable
    while size > 0 {
      var position = 0
      var isShorter = false
      while position < path.droppable {
        let dropped = position..<min(position + size, path.droppable)
        if let shorter = path.without(dropped, in: result.graph), try violates(shorter, invariant) {
          (path, isShorter) = (shorter, true)
        } else {
          position += size
        }
      }
      size = isShorter && size == 1 ? 1 : size / 2
    }
    return path
  }

  /// Returns the number of steps up to the one that leads off the good path, and what that violates.
  private func firstBadStep(
    on path: ViolationPath, before last: any NavigationInvariant
  ) throws -> (count: Int, invariant: any NavigationInvariant) {
    let count = path.edges.count
    // What is violated from the start on, no step has caused.
    let earlier = try violations(on: run(along: path.edges), of: invariants)
      .filter { 0 < $0.count && $0.count < count }.sorted { $0.count < $1.count }
    for violation in earlier {
      let pair = [violation.invariant, last]
      if try comesHarmless(path.edges[count - 1], without: pair) { return violation }
    }
    return (count, last)
  }

  /// Returns the single tap that does the harm of the double tap with which a path ends; nil if
  /// there is none.
  private func singleTap(
    endingInsteadOf edges: ArraySlice<Int>, violating invariant: any NavigationInvariant
  ) -> Int? {
    guard let last = edges.last,
      case .doubleTap(let name) = result.system.kind(of: result.graph.edges[last].event)
    else { return nil }
    let single = result.graph.outgoing[result.graph.edges[last].source].first {
      result.graph.edges[$0].event.name == name
    }
    guard let single else { return nil }
    return violates(invariant, withTheLastOf: edges.dropLast() + [single]) ? single : nil
  }

  /// Returns a Boolean value that indicates whether an event like that of a transition is reached
  /// and taken somewhere without a violation of some invariants.
  private func comesHarmless(
    _ edge: Int, without invariants: [any NavigationInvariant]
  ) throws -> Bool {
    let contrast = Contrast(family: families[edge], properties: invariants.map(\.name))
    if let known = harmless[contrast] { return known }
    let answer = try families.alike(edge).prefix(Self.patience).contains { other in
      guard let path = result.graph.path(endingWith: other) else { return false }
      return try violations(on: run(along: path.edges), of: invariants).isEmpty
    }
    harmless[contrast] = answer
    return answer
  }

  private func violations(
    on run: RecordedRun, of invariants: [any NavigationInvariant]
  ) throws -> [(count: Int, invariant: any NavigationInvariant)] {
    let along = invariants.map { TracedInvariant(original: $0, part: .run) }
    return try zip(check(run, invariants: along).answers, invariants).compactMap { answer, judged in
      guard case .violated(let found) = answer.verdict, !found.isAbsence else { return nil }
      return (found.trace.steps.count, judged)
    }
  }

  /// Returns the run along transitions of which there is at least one.
  private func run(along edges: [Int], and others: [Int] = []) -> RecordedRun {
    let steps = (edges + others).map { result.graph.step(at: $0) }
    return RecordedRun(steps, from: steps[0].source, of: result.system)
  }

  // MARK: - Places

  /// Returns the places of points, as few as tell apart what goes wrong for different reasons.
  ///
  /// - Parameter mayGoOn: whether there is time to compare transitions with those that go right.
  func places(of points: [Point], while mayGoOn: () -> Bool) throws -> [Point: Cause.Place] {
    var places: [Point: Cause.Place] = [.start: Cause.Place()]
    var wrong: [EventFamilies.Family: [Int]] = [:]
    var order: [EventFamilies.Family] = []
    for case .transition(let edge) in points where places[.transition(edge)] == nil {
      let (event, fault) = (result.graph.edges[edge].event, result.graph.edges[edge].fault?.kind)
      let family = families[edge]
      // Without fields to compare, events that one declaration makes may fail for different reasons.
      places[.transition(edge)] = Cause.Place(
        event: fault == nil ? family.event : result.system.family(of: event),
        coordinator: family.coordinator, fault: fault)
      guard fault == nil else { continue }
      if wrong[family] == nil { order.append(family) }
      wrong[family, default: []].append(edge)
    }
    for family in order where mayGoOn() {
      let edges = wrong[family]!
      let fields = WrongFields(
        ofWrong: edges.map(changes), ofRight: try right(like: edges[0], but: edges).map(changes))
      for (edge, field) in zip(edges, fields.fields) { places[.transition(edge)]?.field = field }
    }
    return places
  }

  private func changes(of edge: Int) -> [String] {
    ChangedFields(result.graph.step(at: edge)).names
  }

  /// Returns transitions of the family of another one that violate nothing.
  private func right(like edge: Int, but wrong: [Int]) throws -> [Int] {
    try families.alike(edge).filter { !wrong.contains($0) }.prefix(Self.patience).filter {
      guard result.graph.edges[$0].fault == nil else { return false }
      return try violations(on: run(along: [$0]), of: invariants).isEmpty
    }
  }
}
