import ModelChecker
import NavigationModel
import ObjectObservation
import WorkerProcesses

/// Reads what a worker saw, message by message; the other half of ``ExpansionWriter``.
struct ExpansionReader {
  private var texts: [String] = []
  private var bodies: [ObservationFingerprint] = []
  private var reader = ByteReader([])

  mutating func expansion(_ bytes: [UInt8]) throws(ByteError) -> SeenExpansion {
    reader = ByteReader(bytes)
    var seen = SeenExpansion()
    seen.bodies = try list { message throws(ByteError) in
      let fingerprint = try message.reader.fingerprint()
      message.bodies.append(fingerprint)
      let snapshot = try message.snapshot()
      let unseen = try message.list { message throws(ByteError) in try message.unseen() }
      return SeenBody(fingerprint: fingerprint, snapshot: snapshot, unseen: unseen)
    }
    seen.effectLists = try list { message throws(ByteError) in
      (
        try message.reader.int(),
        try message.list { message throws(ByteError) in try message.effect() }
      )
    }
    seen.kinds = try list { message throws(ByteError) in try message.kind() }
    seen.transitions = try list { message throws(ByteError) in try message.transition() }
    seen.disabled = try list { message throws(ByteError) in
      (try message.reader.int(), try message.text())
    }
    seen.faults = try list { message throws(ByteError) in try message.fault() }
    seen.limitations = try list { message throws(ByteError) in try message.word() }
    seen.methods = try list { message throws(ByteError) in try message.text() }
    seen.calledMethods = try reader.numbers()
    seen.untried = try list { message throws(ByteError) in
      let ordinal = try message.reader.int()
      return EventLabel(try message.text(), ordinal: ordinal)
    }
    seen.cut = try list { message throws(ByteError) in
      (try message.reader.fingerprint(), try message.text())
    }
    seen.offers = try reader.fixed()
    seen.leftPathAfter = try reader.placeOrNone()
    if try reader.bool() { seen.source = try reader.fingerprint() }
    let effort = try reader.numbers()
    guard effort.count == 4 else { throw .unknown("effort", "\(effort)") }
    (seen.effort.replays, seen.effort.replayedEvents) = (effort[0], effort[1])
    (seen.effort.reuses, seen.effort.returns) = (effort[2], effort[3])
    if try reader.bool() { seen.divergence = try snapshot() }
    seen.differences = try list { message throws(ByteError) in
      FieldDifference(
        module: try message.text(), type: try message.text(), field: try message.text(),
        place: try message.text(), first: try message.text(), second: try message.text())
    }
    if !reader.isAtEnd { throw .tooLong() }
    return seen
  }

  private mutating func list<Element>(
    each: (inout ExpansionReader) throws(ByteError) -> Element
  ) throws(ByteError) -> [Element] {
    // No memory is reserved ahead: the count of a damaged message may be anything.
    var left = try reader.unsigned()
    var elements: [Element] = []
    while left > 0 {
      elements.append(try each(&self))
      left -= 1
    }
    return elements
  }

  private mutating func text() throws(ByteError) -> String {
    let number = try reader.unsigned()
    if number == 0 {
      let text = try reader.string()
      texts.append(text)
      return text
    }
    guard number <= UInt64(texts.count) else { throw .unknown("text", String(number)) }
    return texts[Int(number) - 1]
  }

  /// The kind of an event of the platform.
  private mutating func kind() throws(ByteError) -> EventKind {
    switch try reader.unsigned() {
    case 0:
      let action = Gesture.Action(rawValue: try text())
      let argument = try text()
      let phase: Gesture.Phase? = try reader.bool() ? try word() : nil
      return .gesture(Gesture(action, argument, phase: phase, on: try text()))
    case 1: return .rerender(screen: try text())
    case 2: return .platform(try text())
    case 3: return .begin
    case 4: return .wait
    case let number: throw .unknown("kind of an event", String(number))
    }
  }

  private mutating func transition() throws(ByteError) -> SeenTransition {
    let ordinal = try reader.int()
    return SeenTransition(
      event: EventLabel(try text(), ordinal: ordinal), choices: try reader.numbers(),
      effects: try reader.int(), outcome: try outcome())
  }

  private mutating func outcome() throws(ByteError) -> SeenOutcome {
    switch try reader.unsigned() {
    case 0: return .fault(try fault())
    case 1: return .state(try reader.fingerprint())
    case let number:
      guard number - 2 < UInt64(bodies.count) else { throw .unknown("state", String(number)) }
      return .state(bodies[Int(number - 2)])
    }
  }

  private mutating func fault() throws(ByteError) -> Fault {
    Fault(try word(), try text(), evidence: try text())
  }

  private mutating func unseen() throws(ByteError) -> UnseenProperty {
    UnseenProperty(
      try text(), try word(), type: try optionalText(), module: try optionalText())
  }

  private mutating func optionalText() throws(ByteError) -> String? {
    try reader.bool() ? try text() : nil
  }

  private mutating func effect() throws(ByteError) -> NavigationEffect {
    NavigationEffect(
      try word(), part: try text(), number: try reader.int(), detail: try text(),
      screen: try text())
  }

  /// The case of an enum that is written as a text.
  private mutating func word<Value: RawRepresentable<String>>() throws(ByteError) -> Value {
    try reader.value(Value.self, try text())
  }
}

// MARK: - Snapshots

extension ExpansionReader {
  private mutating func snapshot() throws(ByteError) -> NavigationSnapshot {
    NavigationSnapshot(
      coordinators: try list { message throws(ByteError) in
        CoordinatorNode(
          role: try message.text(), type: try message.text(),
          parent: try message.reader.placeOrNone(),
          holder: try message.word(), phase: try message.word(),
          keeping: .init(
            property: try message.text(), isPermanent: try message.reader.bool(),
            canShow: try message.reader.bool()))
      },
      views: try list { message throws(ByteError) in try message.view() },
      records: try list { message throws(ByteError) in
        RecordNode(
          coordinator: try message.reader.int(), key: try message.text(),
          value: try message.text())
      },
      subscriptions: try list { message throws(ByteError) in
        SubscriptionNode(
          coordinator: try message.reader.placeOrNone(), holder: try message.text(),
          source: try message.text(), count: try message.reader.int())
      },
      work: WorkNode(
        runnable: try list { message throws(ByteError) in try message.text() },
        tickets: try list { message throws(ByteError) in
          TicketNode(
            label: try message.text(), isRevoked: try message.reader.bool(),
            isTimed: try message.reader.bool())
        },
        signature: try reader.fixed()),
      lifetimes: try list { message throws(ByteError) in
        LifetimeNode(
          role: try message.text(), count: try message.reader.int(),
          isCyclic: try message.reader.bool())
      },
      facts: try list { message throws(ByteError) in
        FactNode(name: try message.text(), value: try message.text())
      },
      unobserved: try list { message throws(ByteError) in
        UnobservedNode(
          path: .init(
            type: try message.text(), number: try message.reader.int(),
            field: try message.text()),
          value: try message.text())
      })
  }

  private mutating func view() throws(ByteError) -> ViewNode {
    ViewNode(
      depth: try reader.int(), name: try text(), role: try role(), owner: try reader.placeOrNone(),
      rivals: try reader.numbers(), isHittable: try reader.bool(),
      controls: try list { message throws(ByteError) in try message.text() },
      appearances: try reader.int())
  }

  private mutating func role() throws(ByteError) -> PlatformView.Role {
    switch try reader.unsigned() {
    case 0: .composite
    case 1: .screen
    case 2: .stack
    case 3: .tabs(selected: try reader.int())
    case 4: .presentation(try text())
    case let number: throw .unknown("role of a view", String(number))
    }
  }
}
