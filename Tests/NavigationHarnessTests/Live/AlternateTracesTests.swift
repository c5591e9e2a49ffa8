import ModelChecker
import ObjectObservation
import Testing

@testable import NavigationHarness

/// What is kept of second traces, beside a record that keeps everything as it is said.
@Suite struct AlternateTracesTests {
  @Test(arguments: UInt64(0)..<40)
  func tracesAndOutcomesArePutTogetherAsTheyWereSaid(seed: UInt64) {
    var search = RandomSearch(seed: seed)
    var traces = AlternateTraces()
    var plain = PlainRecord()
    while let (request, seen) = search.next() {
      let hasOrphans = { (fingerprint: ObservationFingerprint) in fingerprint.low % 3 == 0 }
      #expect(
        traces.tracksFrom(
          request.trace, to: request.fingerprint!, hasOrphans: hasOrphans(request.fingerprint!))
          == plain.tracksFrom(request, hasOrphans: hasOrphans(request.fingerprint!)))
      traces.note(seen, from: request, hasOrphans: hasOrphans)
      plain.note(seen, from: request, hasOrphans: hasOrphans)
    }
    #expect(traces.expanded.count == plain.expanded.count)
    for (number, (request, seen)) in plain.expanded.enumerated() {
      // Of a state that is asked for again the last time counts.
      let last = plain.expanded.lastIndex { $0.request.fingerprint == request.fingerprint }
      #expect(traces.expanded(request.fingerprint!) == last)
      #expect(traces.fingerprint(of: number) == request.fingerprint)
      #expect(traces.trace(of: number) == request.trace)
      #expect(traces.tracksFrom(number) == request.tracksFrom)
      #expect(traces.offers(of: number) == seen.offers)
      #expect(traces.successors(of: number) == AlternateTraces.successors(of: seen))
      let hasFaults = seen.transitions.contains { $0.outcome.state == nil }
      #expect(traces.isSound(number) == !hasFaults)
      #expect(
        traces.arrivals(at: request.fingerprint!) == plain.arrivals[request.fingerprint!] ?? [])
    }
    #expect(traces.alternates.map { traces.alternate($0) } == plain.alternates)
    var firsts: [ObservationFingerprint: Int] = [:]
    for (number, alternate) in plain.alternates.enumerated()
    where firsts[alternate.fingerprint] == nil { firsts[alternate.fingerprint] = number }
    #expect(
      traces.firstAlternates.map(\.number)
        == firsts.filter { traces.expanded($0.key) != nil }.values.sorted())
  }
}

/// Everything that a search said, as it was said.
private struct PlainRecord {
  var expanded: [(request: ExpansionRequest, seen: SeenExpansion)] = []
  var alternates: [AlternateTraces.Alternate] = []
  var arrivals: [ObservationFingerprint: [ReturnPaths.Step]] = [:]
  /// The trace by which each state was met first, and what it went on from.
  private var met: [ObservationFingerprint: (trace: [ScriptedEvent], tracksFrom: Int?)] = [:]

  mutating func note(
    _ seen: SeenExpansion, from request: ExpansionRequest,
    hasOrphans: (ObservationFingerprint) -> Bool
  ) {
    let source = request.fingerprint!
    expanded.append((request, seen))
    var targets: Set = [source]
    for transition in seen.transitions {
      guard let target = transition.outcome.state else { continue }
      let event = ScriptedEvent(ordinal: transition.event.ordinal, choices: transition.choices)
      if targets.insert(target).inserted {
        arrivals[target, default: []].append(.init(from: source, event: event, to: target))
      }
      if met[target] == nil, !expanded.contains(where: { $0.request.fingerprint == target }) {
        met[target] = (request.trace + [event], request.tracksFrom)
      } else {
        alternates.append(
          .init(
            trace: request.trace + [event], fingerprint: target,
            tracksFrom: request.tracksFrom ?? (hasOrphans(target) ? request.trace.count : nil)))
      }
    }
  }

  func tracksFrom(_ request: ExpansionRequest, hasOrphans: Bool) -> Int? {
    if request.trace.isEmpty { return hasOrphans ? 0 : nil }
    let isExpanded = expanded.contains { $0.request.fingerprint == request.fingerprint }
    guard !isExpanded, let first = met[request.fingerprint!], first.trace == request.trace else {
      return 0
    }
    return first.tracksFrom ?? (hasOrphans ? request.trace.count - 1 : nil)
  }
}

/// A search of a random graph, as a host asks for it, level by level; now and then a state is asked for
/// by another trace than the first, or once more.
private struct RandomSearch {
  private var random: SplitMix64
  private var waiting: [(state: UInt64, trace: [ScriptedEvent], tracksFrom: Int?)]
  private var known: Set<UInt64> = [0]
  private let count: UInt64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    count = 2 + random.next() % 30
    waiting = [(0, [], nil)]
  }

  mutating func next() -> (ExpansionRequest, SeenExpansion)? {
    if waiting.isEmpty { return nil }
    let (state, trace, tracksFrom) = waiting.removeFirst()
    var request = ExpansionRequest(trace: trace, fingerprint: .numbered(state))
    request.tracksFrom = tracksFrom
    var seen = SeenExpansion()
    seen.offers = random.next()
    for ordinal in 0..<Int(random.next() % 6) {
      for choice in 0..<Int(1 + random.next() % 2) {
        let target = random.next() % count
        let isFault = random.next() % 12 == 0
        seen.transitions.append(
          SeenTransition(
            event: EventLabel("event \(ordinal)", ordinal: ordinal), choices: [choice], effects: 0,
            outcome: isFault
              ? .fault(Fault(.trapped, "It traps.", evidence: "\(target)"))
              : .state(.numbered(target))))
        guard !isFault, known.insert(target).inserted || random.next() % 40 == 0 else { continue }
        let longer = trace + [ScriptedEvent(ordinal: ordinal, choices: [choice])]
        waiting.append((target, longer, random.next() % 2 == 0 ? nil : Int(random.next() % 3)))
      }
    }
    return (request, seen)
  }
}

extension ObservationFingerprint {
  fileprivate static func numbered(_ number: UInt64) -> ObservationFingerprint {
    ObservationFingerprint(high: 7, low: number)
  }
}

extension SeenOutcome {
  fileprivate var state: ObservationFingerprint? {
    if case .state(let fingerprint) = self { fingerprint } else { nil }
  }
}

extension AlternateTraces.Alternate: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.trace == b.trace && a.fingerprint == b.fingerprint && a.tracksFrom == b.tracksFrom
  }
}
