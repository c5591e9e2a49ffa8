import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import TestSupport
import Testing

/// The general engine on systems of plain values.
@Suite struct PlainSystemTests {
  private let expected = Nav(tabs: Thorough.count(2, of: 3), depth: 3, routes: 2, sheets: 4)
  private var nav: NaturalNav { NaturalNav(expected) }

  @Test(arguments: StateIdentity.allCases)
  func `Every state is found by states and by fingerprints`(identity: StateIdentity) throws {
    let settings = EngineSettings(identity: identity, verifiesFingerprints: true)
    let found = try explore(plain: nav, settings: settings)
    #expect(found.engine == .general)
    #expect(found.states == expected.expectedStates)
    #expect(found.transitions == expected.expectedTransitions)
    #expect(found.depth == expected.expectedDepth)
    #expect(found.verdicts == [.holds(witness: nil)])
    switch identity {
    case .exact, .encoding: #expect(found.missProbability == 0)
    // The number of pairs, divided by 2 to the 64th: 2.778,7e-10 for 101,252 states.
    case .fingerprint64:
      let states = Double(expected.expectedStates)
      let pairs = states * (states - 1) / 2
      #expect(abs(found.missProbability / (pairs * 0x1p-64) - 1) < 0.001)
    case .fingerprint128: #expect(found.missProbability < 1e-28)
    }
  }

  @Test(arguments: StateIdentity.allCases)
  func `A violation comes with a shortest trace, however states are known`(
    identity: StateIdentity
  ) throws {
    let found = try explore(
      plain: Walk(most: 50, forbidden: 9), settings: EngineSettings(identity: identity))
    // 9 = 2 · 2 · 2 · 1 + 1.
    guard case .violated(let counterexample) = found.verdicts[0] else {
      Issue.record("\(found.verdicts)")
      return
    }
    #expect(counterexample.trace.text() == "double/double/double/add")
    #expect(counterexample.why == "9 was reached")
    #expect(found.faults.map(\.fault.message) == ["too far"])
    #expect(found.states == 50)
  }

  @Test func `Searches with different fingerprints that disagree are no answer`() throws {
    let fickle = Walk(most: 50, forbidden: 0, encoding: Walk.Encoding())
    let settings = EngineSettings(identity: .fingerprint64, verifiesFingerprints: true)
    #expect(throws: EngineError.fingerprintsDisagree) {
      try explore(plain: fickle, settings: settings)
    }
  }

  @Test func `States that don't encode themselves have no fingerprints`() throws {
    let system = randomRules(seed: 3)
    #expect(throws: EngineError.notSelfEncoding) {
      try explore(plain: system, settings: EngineSettings(identity: .fingerprint64))
    }
    #expect(throws: EngineError.notSelfDecoding) {
      try explore(plain: system, settings: EngineSettings(identity: .encoding))
    }
  }

  @Test func `A state is made again from every kind of number that it says`() throws {
    for seed: UInt64 in 0..<50 {
      let heap = RandomHeap(seed: seed)
      let exact = try explore(plain: heap)
      let encoded = try explore(plain: heap, settings: EngineSettings(identity: .encoding))
      #expect(encoded.states == exact.states, "seed \(seed)")
      #expect(encoded.transitions == exact.transitions, "seed \(seed)")
      #expect(encoded.depth == exact.depth, "seed \(seed)")
      #expect(encoded.verdicts == exact.verdicts, "seed \(seed)")
      #expect(encoded.faults == exact.faults, "seed \(seed)")
      let limits = Limits(states: exact.states / 2 + 1)
      #expect(
        try explore(
          plain: heap, settings: EngineSettings(identity: .encoding),
          options: ExplorationOptions(limits: limits)
        ).verdicts == explore(plain: heap, options: ExplorationOptions(limits: limits)).verdicts,
        "seed \(seed)")
    }
  }

  @Test func `Errors of fingerprints are sentences`() {
    #expect(
      EngineError.notSelfEncoding.description
        == "States of this type have no fingerprints. "
        + "Let the type conform to SelfEncodingState, or store states exactly.")
    #expect(
      EngineError.notSelfDecoding.description
        == "States of this type cannot be decoded. "
        + "Let the type conform to SelfDecodingState, or store states exactly.")
    #expect(
      EngineError.fingerprintsDisagree.description
        == "Searches with different fingerprints found different states: two states have the same "
        + "fingerprint, or unequal states encode alike. Use more bits, or store states exactly."
    )
  }
}

/// Numbers from 1 on, doubled or increased.
private struct Walk: PlainSystem {
  typealias Effect = Never

  let most: Int
  let forbidden: Int
  var encoding: Encoding?

  /// Says less about numbers with each search.
  final class Encoding: Hashable, Sendable {
    nonisolated(unsafe) var searches = 0
    static func == (left: Encoding, right: Encoding) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  struct Number: SelfDecodingState {
    var value: Int
    var encoding: Encoding?

    init(value: Int, encoding: Encoding?) {
      self.value = value
      self.encoding = encoding
    }

    init(from decoder: inout StateDecoder) { value = decoder.decode() }

    func encode(into encoder: inout StateEncoder) {
      encoder.encode(value / max(1, encoding?.searches ?? 1))
    }
  }

  var initial: [Number] {
    encoding?.searches += 1
    return [Number(value: 1, encoding: encoding)]
  }

  let catalog = EventCatalog(["double", "add"])

  var judges: [@Sendable (Number) -> Judgment] {
    [{ [forbidden] in $0.value == forbidden ? .violated("\(forbidden) was reached") : .holds }]
  }

  func expand(_ visits: [Visit<Number>]) -> [Expansion<Number, Never>] {
    visits.map { visit in
      Expansion(
        transitions: zip(catalog.names.indices, outcomes(of: visit.state)).map {
          Transition(event: EventLabel(catalog.names[$0], ordinal: $0), outcome: $1)
        })
    }
  }

  func addSuccessors(of state: Number, to successors: inout Successors<Number>) {
    for outcome in outcomes(of: state) {
      switch outcome {
      case .state(let state): successors.append(state)
      case .fault(let fault): successors.append(fault)
      }
    }
  }

  private func outcomes(of state: Number) -> [Outcome<Number>] {
    [state.value * 2, state.value + 1].map {
      $0 > most
        ? .fault(Fault(.trapped, "too far")) : .state(Number(value: $0, encoding: encoding))
    }
  }
}

/// Heaps of numbers of several widths, which grow and change as drawn from a seed.
private struct RandomHeap: PlainSystem {
  typealias Effect = Never

  struct Heap: SelfDecodingState {
    var isOpen = false
    var list: [Int16] = []
    var small: UInt8 = 0
    var wide: Int64 = -1
    var natural: UInt64 = 7
    var last = true

    init() {}

    func encode(into encoder: inout StateEncoder) {
      encoder.encode(isOpen)
      encoder.encode(list)
      encoder.encode(small)
      encoder.encode(wide)
      encoder.encode(natural)
      encoder.encode(last)
    }

    init(from decoder: inout StateDecoder) {
      isOpen = decoder.decode()
      list = decoder.decode()
      small = decoder.decode()
      wide = decoder.decode()
      natural = decoder.decode()
      last = decoder.decode()
    }
  }

  let seed: UInt64
  let initial = [Heap()]
  let catalog = EventCatalog((0..<6).map { "change \($0)" })

  var judges: [@Sendable (Heap) -> Judgment] {
    [
      { $0.list.count == 3 && $0.small == 2 ? .violated("3 and 2") : .holds },
      { $0.wide == .min ? .violated("least") : .notExercised },
    ]
  }

  private func outcome(_ change: Int, of heap: Heap) -> Outcome<Heap> {
    var generator = SplitMix64(seed: seed << 8 ^ UInt64(change))
    var next = heap
    switch change {
    case 0: next.isOpen.toggle()
    case 1:
      if heap.list.count == 3 { return .fault(Fault(.trapped, "the list is full")) }
      next.list.append(Int16.random(in: .min ... .max, using: &generator))
    case 2: next.small = (heap.small + 1) % UInt8.random(in: 1...4, using: &generator)
    case 3: next.wide = Bool.random(using: &generator) ? .min : .max
    case 4: next.natural = heap.natural == 7 ? .max - seed : 7
    default: next.last = next.list.isEmpty
    }
    return .state(next)
  }

  func expand(_ visits: [Visit<Heap>]) -> [Expansion<Heap, Never>] {
    visits.map { visit in
      Expansion(
        transitions: catalog.names.enumerated().map { change, name in
          Transition(
            event: EventLabel(name, ordinal: change), outcome: outcome(change, of: visit.state))
        })
    }
  }

  func addSuccessors(of heap: Heap, to successors: inout Successors<Heap>) {
    for change in catalog.names.indices {
      switch outcome(change, of: heap) {
      case .state(let state): successors.append(state)
      case .fault(let fault): successors.append(fault)
      }
    }
  }
}
