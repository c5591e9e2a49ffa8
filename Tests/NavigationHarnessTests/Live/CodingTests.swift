import ModelChecker
import NavigationModel
import ObjectObservation
import Testing
import WorkerProcesses

@testable import NavigationHarness

/// Messages between a host and its worker come out as they went in.
@Suite struct CodingTests {
  @Test func expansionsComeBack() throws {
    for seed in 0..<200 {
      var random = RandomValues(seed: UInt64(seed))
      var writer = ExpansionWriter()
      var reader = ExpansionReader()
      // Later messages build on the earlier ones of the same worker.
      for message in 0..<4 {
        let seen = random.expansion()
        let bytes = writer.bytes(of: seen)
        #expect("\(try reader.expansion(bytes))" == "\(seen)", "seed \(seed), message \(message)")
      }
    }
  }

  @Test func requestsComeBack() throws {
    for seed in 0..<200 {
      var random = RandomValues(seed: UInt64(seed))
      let requests: [RemoteRequest] = [
        .greeting, .begin(keepingSubjects: random.coin()), random.request(), random.comparison(),
      ]
      for request in requests {
        #expect("\(try RemoteRequest(request.bytes))" == "\(request)", "seed \(seed)")
      }
    }
  }

  @Test func whatWasSaidBeforeIsShort() throws {
    var random = RandomValues(seed: 1)
    var seen = random.expansion()
    while seen.transitions.count < 3 { seen = random.expansion() }
    var writer = ExpansionWriter()
    let first = writer.bytes(of: seen)
    seen.bodies = []
    seen.effectLists = []
    let second = writer.bytes(of: seen)
    #expect(second.count < first.count / 2)
  }

  @Test func damagedMessagesAreErrors() throws {
    var random = RandomValues(seed: 7)
    var writer = ExpansionWriter()
    var seen = random.expansion()
    while seen.bodies.isEmpty { seen = random.expansion() }
    let bytes = writer.bytes(of: seen)
    for length in bytes.indices {
      var reader = ExpansionReader()
      #expect(throws: ByteError.self, "\(length)") {
        try reader.expansion(Array(bytes[..<length]))
      }
    }
    var reader = ExpansionReader()
    #expect(
      try textOfError { try reader.expansion(bytes + [0]) } == "the message continues after its end"
    )
    // Another reader does not know what earlier messages said.
    reader = ExpansionReader()
    let unknown = try textOfError { try reader.expansion(writer.bytes(of: seen)) }
    #expect(unknown.hasPrefix("the message names an unknown text"))
    #expect(
      try textOfError { try RemoteRequest([9]) }
        == "the message names an unknown kind of request, '9'")
  }

  @Test func damagedBytesNeverTrap() throws {
    var random = RandomValues(seed: 3)
    for _ in 0..<2_000 {
      var writer = ExpansionWriter()
      var bytes = writer.bytes(of: random.expansion())
      bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 256))
      var reader = ExpansionReader()
      // Either it is noticed or it is another message; it must come to an end.
      if let seen = try? reader.expansion(bytes) {
        #expect(seen.transitions.count <= bytes.count)
      }
    }
  }
}

/// Messages as random as they can be.
private struct RandomValues {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func word() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  mutating func number(below bound: Int) -> Int { Int(word() % UInt64(bound)) }
  mutating func coin() -> Bool { number(below: 2) == 0 }

  mutating func text() -> String {
    ["", "a", "library", "▸ Lending", "\0", "\"quoted\"", "e\u{301}", "x\ny"][number(below: 8)]
      + (coin() ? "" : String(number(below: 5)))
  }

  mutating func list<Element>(
    upTo bound: Int = 4, _ make: (inout RandomValues) -> Element
  ) -> [Element] {
    (0..<number(below: bound + 1)).map { _ in make(&self) }
  }

  mutating func any<Cases: CaseIterable>(_ type: Cases.Type) -> Cases {
    Array(type.allCases)[number(below: type.allCases.count)]
  }

  mutating func fingerprint() -> ObservationFingerprint {
    ObservationFingerprint(high: word(), low: word())
  }

  mutating func position() -> Int? { coin() ? nil : number(below: 300) }

  mutating func fault() -> Fault {
    Fault(any(Fault.Kind.self), text(), evidence: text())
  }

  mutating func trace() -> [ScriptedEvent] {
    list {
      ScriptedEvent(ordinal: $0.number(below: 1_000), choices: $0.list { $0.number(below: 9) })
    }
  }

  mutating func comparison() -> RemoteRequest {
    .compare(ComparedTraces(first: trace(), second: trace()), keepingSubjects: coin())
  }

  private mutating func difference() -> FieldDifference {
    FieldDifference(
      module: text(), type: text(), field: text(), place: text(), first: text(), second: text())
  }

  mutating func request() -> RemoteRequest {
    .expand(
      ExpansionRequest(
        trace: trace(),
        fingerprint: coin() ? fingerprint() : nil, reuses: coin(), leavesOutOrders: coin(),
        returnPaths: ReturnPaths(
          steps: list {
            ReturnPaths.Step(
              from: $0.fingerprint(),
              event: ScriptedEvent(ordinal: $0.number(below: 99), choices: []),
              to: $0.fingerprint())
          }),
        knownFaults: list {
          KnownFault(
            event: $0.number(below: 99), choices: $0.list { $0.number(below: 9) },
            counts: $0.list { $0.number(below: 9) }, fault: $0.fault())
        },
        risky: list { $0.number(below: 99) },
        only: coin() ? nil : coin() ? .ordinal(number(below: 99)) : .name(text())),
      keepingSubjects: coin())
  }

  private mutating func unseen() -> UnseenProperty {
    UnseenProperty(
      text(), any(UnseenProperty.Kind.self), type: coin() ? text() : nil,
      module: coin() ? text() : nil)
  }

  mutating func expansion() -> SeenExpansion {
    var seen = SeenExpansion()
    seen.bodies = list {
      SeenBody(
        fingerprint: $0.fingerprint(), snapshot: $0.snapshot(), unseen: $0.list { $0.unseen() })
    }
    seen.effectLists = list { random in
      (
        random.number(below: 50),
        random.list {
          NavigationEffect($0.any(NavigationEffect.Verb.self), part: $0.text(), detail: $0.text())
        }
      )
    }
    seen.kinds = list { random in
      switch random.number(below: 4) {
      case 3: .begin
      case 0: .rerender(screen: random.text())
      case 1: .platform(random.text())
      default:
        .gesture(
          Gesture(
            Gesture.Action(rawValue: random.text()), random.text(),
            phase: [nil, .begin, .finish, .cancel][random.number(below: 4)], on: random.text()))
      }
    }
    let known = seen.bodies.map(\.fingerprint)
    seen.transitions = list(upTo: 8) { random in
      SeenTransition(
        event: EventLabel(random.text(), ordinal: random.number(below: 200) - 1),
        choices: random.list { $0.number(below: 300) }, effects: random.number(below: 50),
        outcome: random.outcome(known))
    }
    seen.disabled = list { ($0.number(below: 30), $0.text()) }
    seen.faults = list { $0.fault() }
    seen.methods = list { $0.text() }
    seen.calledMethods = list { $0.number(below: 5_000) }
    seen.untried = list { EventLabel($0.text(), ordinal: $0.number(below: 99)) }
    seen.cut = list { ($0.fingerprint(), $0.text()) }
    if coin() { seen.source = fingerprint() }
    seen.effort.replays = number(below: 500)
    seen.effort.replayedEvents = number(below: 5_000)
    seen.effort.reuses = number(below: 500)
    seen.effort.returns = number(below: 500)
    if coin() { seen.divergence = snapshot() }
    seen.differences = list { $0.difference() }
    return seen
  }

  mutating func outcome(_ known: [ObservationFingerprint]) -> SeenOutcome {
    if coin() { return .fault(fault()) }
    if known.isEmpty || coin() { return .state(fingerprint()) }
    return .state(known[number(below: known.count)])
  }

  mutating func snapshot() -> NavigationSnapshot {
    NavigationSnapshot(
      coordinators: list {
        CoordinatorNode(
          role: $0.text(), type: $0.text(), parent: $0.position(),
          holder: $0.any(CoordinatorNode.Holder.self), phase: $0.any(CoordinatorNode.Phase.self),
          keeping: .init(property: $0.text(), isPermanent: $0.coin(), canShow: $0.coin()))
      },
      views: list { random in
        ViewNode(
          depth: random.number(below: 9), name: random.text(), role: random.role(),
          owner: random.position(), isHittable: random.coin(), controls: random.list { $0.text() },
          appearances: random.number(below: 3))
      },
      records: list {
        RecordNode(coordinator: $0.number(below: 9), key: $0.text(), value: $0.text())
      },
      subscriptions: list {
        SubscriptionNode(
          coordinator: $0.position(), holder: $0.text(), source: $0.text(),
          count: $0.number(below: 4))
      },
      work: WorkNode(
        runnable: list { $0.text() },
        tickets: list { TicketNode(label: $0.text(), isRevoked: $0.coin(), isTimed: $0.coin()) },
        signature: word()),
      lifetimes: list { LifetimeNode(role: $0.text(), count: $0.number(below: 4)) },
      facts: list { FactNode(name: $0.text(), value: $0.text()) },
      unobserved: list {
        UnobservedNode(
          path: .init(type: $0.text(), number: $0.number(below: 99), field: $0.text()),
          value: $0.text())
      })
  }

  mutating func role() -> PlatformView.Role {
    switch number(below: 5) {
    case 0: .composite
    case 1: .screen
    case 2: .stack
    case 3: .tabs(selected: number(below: 5))
    default: .presentation(text())
    }
  }
}
