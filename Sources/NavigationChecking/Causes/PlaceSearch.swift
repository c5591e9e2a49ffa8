import ModelChecker
import NavigationModel
import NavigationReports

/// Looks in a finished graph for the places where things go wrong first.
///
/// A violation is seldom shown by the step that causes it: a flag that was forgotten traps three
/// events later. The search leaves out the steps without which a trace still violates its property.
/// Of the rest it takes the first step that violates any property, provided that the last event
/// also comes without that violation, and then does no harm; else it takes the last step.
final class PlaceSearch {
  private let result: CheckResult
  private let invariants: [any NavigationInvariant]
  private let families: EventFamilies

  /// The places of transitions that were asked for.
  private var places: [Int: Cause.Place] = [:]
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

  /// Returns the place of a violation; nil for what never happens, of which no step shows where.
  ///
  /// - Parameter mayGoOn: whether there is time to look further back than to the last step.
  func place(
    of counterexample: Counterexample, of invariant: any NavigationInvariant,
    while mayGoOn: () -> Bool
  ) throws -> Cause.Place? {
    if counterexample.isAbsence { return nil }
    guard var path = ViolationPath(counterexample, in: result.graph), !path.edges.isEmpty
    else { return Cause.Place() }
    guard mayGoOn() else { return try place(atEndOf: path.edges[...]) }
    if try violates(path, invariant) { path = try shortened(path, invariant) }
    let count = try firstBadStep(on: path, before: invariant)
    return try place(atEndOf: path.edges[..<count])
  }

  private func place(atEndOf edges: ArraySlice<Int>) throws -> Cause.Place {
    // Work is ended for the event that left it.
    let caused = edges.last { !result.system.isSettling(result.graph.step(at: $0)) }
    return try caused.map { try place(of: $0) } ?? Cause.Place()
  }

  // MARK: - Steps

  /// Returns a Boolean value that indicates whether a path violates an invariant with its last step.
  private func violates(
    _ path: ViolationPath, _ invariant: any NavigationInvariant
  ) throws -> Bool {
    let run = run(along: path.edges, and: path.other ?? [])
    return try violations(on: run, of: [invariant]).first?.steps == path.edges.count
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

  /// Returns the number of steps up to the one that leads off the good path.
  private func firstBadStep(
    on path: ViolationPath, before last: any NavigationInvariant
  ) throws -> Int {
    let count = path.edges.count
    // What is violated from the start on, no step has caused.
    let earlier = try violations(on: run(along: path.edges), of: invariants)
      .filter { 0 < $0.steps && $0.steps < count }.sorted { $0.steps < $1.steps }
    for violation in earlier {
      let pair = [violation.invariant, last]
      if try comesHarmless(path.edges[count - 1], without: pair) { return violation.steps }
    }
    return count
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
  ) throws -> [(steps: Int, invariant: any NavigationInvariant)] {
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

  private func place(of edge: Int) throws -> Cause.Place {
    if let known = places[edge] { return known }
    let (event, fault) = (result.graph.edges[edge].event, result.graph.edges[edge].fault?.kind)
    let field = try fault == nil ? wrongField(of: edge) : nil
    // Without a field to compare, events that one declaration makes may fail for different reasons.
    let place = Cause.Place(
      event: fault == nil ? families[edge].event : result.system.family(of: event),
      coordinator: families[edge].coordinator, field: field, fault: fault)
    places[edge] = place
    return place
  }

  /// Returns the first field that a step changes, or fails to change, otherwise than the most similar
  /// transition like it that violates nothing; nil if there is none.
  private func wrongField(of edge: Int) throws -> String? {
    let changed = ChangedFields(result.graph.step(at: edge))
    var best: [String]?
    for other in families.alike(edge).prefix(Self.patience)
    where result.graph.edges[other].fault == nil {
      let difference = changed.difference(from: ChangedFields(result.graph.step(at: other)))
      guard !difference.isEmpty, best.map({ difference.count < $0.count }) ?? true,
        try violations(on: run(along: [other]), of: invariants).isEmpty
      else { continue }
      best = difference
    }
    return best?.first
  }
}
