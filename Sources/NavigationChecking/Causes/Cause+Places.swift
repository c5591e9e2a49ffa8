import ModelChecker
import NavigationModel
import NavigationReports

extension Cause {
  /// Returns one cause for each place where things go wrong first: those to which the usual outcomes of all
  /// events lead come first, and among them those with the shortest traces.
  ///
  /// - Parameters:
  ///   - invariants: the invariants whose violations are put into groups.
  ///   - mayGoOn: asked again and again; when it says no, no more violations are taken than the shortest
  ///     of each invariant, and the place of what is left is that of its last step.
  package static func places(
    in checked: Checked, of invariants: [any NavigationInvariant],
    while mayGoOn: () -> Bool = { true }
  ) throws -> [Cause] {
    try places(in: checked, of: invariants, while: mayGoOn, readingTrapsWhile: mayGoOn)
  }

  /// Returns one cause for each place, as the other function does.
  ///
  /// - Parameter mayReadTraps: whether there is time to ask in which lines traps happen.
  package static func places(
    in checked: Checked, of invariants: [any NavigationInvariant], while mayGoOn: () -> Bool,
    readingTrapsWhile mayReadTraps: () -> Bool
  ) throws -> [Cause] {
    let search = PlaceSearch(checked.result, invariants: invariants)
    var lists: [(PropertyAnswer, any NavigationInvariant, [Counterexample])] = []
    for (answer, invariant) in checked.result.answersWithInvariants(among: invariants) {
      guard case .violated(let shortest) = answer.verdict else { continue }
      let found = mayGoOn() ? checked.result.violations(of: invariant) : []
      lists.append((answer, invariant, found.isEmpty ? [shortest] : found))
    }
    var points = lists.map { _ in [Violation]() }
    // In turn, since one invariant may be violated in so many ways that nothing is left for the others.
    for (list, item) in Turns(of: lists.map(\.2.count)).places where item == 0 || mayGoOn() {
      let (violated, invariant, counterexamples) = lists[list]
      var answer = violated
      let point = try search.point(of: counterexamples[item], of: invariant, while: mayGoOn)
      answer.verdict = .violated(counterexamples[item])
      points[list].append((answer, counterexamples[item], point))
    }
    let violations = points.flatMap(\.self)
    let places = try search.places(of: violations.compactMap(\.point), while: mayGoOn)
    var findings: [Finding] = []
    for (answer, counterexample, point) in violations {
      let place = point.flatMap { places[$0] }
      if let place, let known = findings.firstIndex(where: { $0.place == place }) {
        findings[known].add(answer, counterexample)
      } else {
        findings.append(Finding(place: place, answer: answer, counterexample: counterexample))
      }
    }
    if mayReadTraps() {
      findings = findings.merged { finding in
        finding.place?.fault == nil ? nil : checked.result.appFrame(of: finding.counterexample)
      }
    }
    let sorted = findings.enumerated().sorted {
      ($0.element.counterexample.order, $0.offset) < ($1.element.counterexample.order, $1.offset)
    }
    if sorted.isEmpty { return [] }
    let writer = checked.runWriter
    return sorted.compactMap { $0.element.cause(writtenBy: writer) }
  }
}

/// An answer with one of its violations, and the point at which that has its origin.
private typealias Violation = (
  answer: PropertyAnswer, counterexample: Counterexample, point: PlaceSearch.Point?
)

/// The violations that come from one place.
private struct Finding {
  var place: Cause.Place?
  /// The answer with the shortest trace.
  var answer: PropertyAnswer
  var counterexample: Counterexample
  /// The names of the properties of the others.
  var others: [String] = []

  init(place: Cause.Place?, answer: PropertyAnswer, counterexample: Counterexample) {
    (self.place, self.answer, self.counterexample) = (place, answer, counterexample)
  }

  mutating func add(_ other: PropertyAnswer, _ second: Counterexample) {
    var new = other.property
    if second.order < counterexample.order {
      new = answer.property
      (answer, counterexample) = (other, second)
    }
    others.removeAll { $0 == answer.property }
    if new != answer.property, !others.contains(new) { others.append(new) }
  }

  /// Adds a finding that traps in the same line.
  mutating func add(_ other: Finding) {
    let events = [self, other].flatMap {
      [$0.place?.event].compactMap(\.self) + ($0.place?.alike ?? [])
    }
    if other.counterexample.order < counterexample.order { place = other.place }
    let first = place?.event
    place?.alike = events.unique.filter { $0 != first }
    let others = self.others + other.others
    add(other.answer, other.counterexample)
    for property in others where property != answer.property && !self.others.contains(property) {
      self.others.append(property)
    }
  }

  func cause(writtenBy writer: RunWriter) -> Cause? {
    Cause(
      answer, writtenBy: writer, origin: .place(place ?? Cause.Place(), violatedToo: others))
  }
}

/// What says which of several counterexamples is shown first.
private struct CounterexampleOrder: Comparable {
  /// A Boolean value that indicates whether an event has another outcome than the usual one.
  let isUnusual: Bool

  /// The number of steps; what never happens comes last.
  let length: Int

  static func < (one: Self, other: Self) -> Bool {
    (one.isUnusual ? 1 : 0, one.length) < (other.isUnusual ? 1 : 0, other.length)
  }
}

extension Counterexample {
  fileprivate var order: CounterexampleOrder {
    CounterexampleOrder(
      isUnusual: trace.steps.contains { $0.choices.contains { $0 != 0 } },
      length: isAbsence ? .max : trace.steps.count)
  }
}

extension [Finding] {
  /// The findings, of which those that trap in the same line of the app are one.
  ///
  /// - Parameter frame: returns the call in which a finding traps, if it is known.
  fileprivate func merged(by frame: (Finding) -> StackFrame?) -> [Finding] {
    var positions: [StackFrame: Int] = [:]
    var merged: [Finding] = []
    for finding in self {
      let frame = frame(finding)
      if let frame, let known = positions[frame] {
        merged[known].add(finding)
      } else {
        if let frame { positions[frame] = merged.count }
        merged.append(finding)
      }
    }
    return merged
  }
}

extension CheckResult {
  /// The violated answers with their invariants, in the order of the invariants.
  fileprivate func answersWithInvariants(
    among invariants: [any NavigationInvariant]
  ) -> [(PropertyAnswer, any NavigationInvariant)] {
    invariants.compactMap { invariant in
      answers.first { $0.property == invariant.name && $0.isViolated }.map { ($0, invariant) }
    }
  }

  /// The shortest violation of an invariant for each kind of last step.
  fileprivate func violations(of invariant: any NavigationInvariant) -> [Counterexample] {
    guard case .applicable(let property) = invariant.property(for: system) else { return [] }
    return ModelChecker.violations(
      of: property, on: graph, ordinary: system.isOrdinary,
      groupedBy: { LastStep($0) })
  }
}

/// The part of a trace's last step that tells violations apart before their places are known.
private struct LastStep: Hashable {
  var event: String?
  var coordinator: String?
  var changes: [String]

  init(_ step: NavigationStep?) {
    event = step?.event
    let front = step?.source.views.last { $0.isScreen && $0.isHittable }
    coordinator = front?.owner.flatMap { step?.source.name(of: $0) }
    changes = step.map { ChangedFields($0).names } ?? []
  }
}
