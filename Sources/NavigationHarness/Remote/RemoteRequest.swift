import ModelChecker
import ObjectObservation
import WorkerProcesses

/// A request of a host to its worker.
enum RemoteRequest {
  /// To answer, so that the host knows that it is there.
  case greeting
  /// To make a subject and describe its initial state.
  case begin(keepingSubjects: Bool)
  /// To expand a state.
  case expand(ExpansionRequest, keepingSubjects: Bool)
  /// To follow a path.
  case follow(ExpectedPath, keepingSubjects: Bool)
  /// To look for what differs after two traces.
  case compare(ComparedTraces, keepingSubjects: Bool)
}

extension RemoteRequest {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .greeting: writer.put(UInt64(0))
    case .begin(let keepingSubjects):
      writer.put(UInt64(1))
      writer.put(keepingSubjects)
    case .expand(let request, let keepingSubjects):
      writer.put(UInt64(2))
      writer.put(keepingSubjects)
      writer.put(request.trace) { $0.put($1) }
      writer.put(request.fingerprint != nil)
      if let fingerprint = request.fingerprint { writer.put(fingerprint) }
      writer.put(request.reuses)
      writer.put(request.leavesOutOrders)
      writer.put(request.returnPaths.steps) { writer, step in
        writer.put(step.from)
        writer.put(step.event)
        writer.put(step.to)
      }
      writer.put(request.tracksFrom ?? -1)
      writer.put(request.knownFaults) { writer, known in
        writer.put(known.event)
        writer.putNumbers(known.choices)
        writer.putNumbers(known.counts)
        writer.put(known.fault.kind.rawValue)
        writer.put(known.fault.message)
        writer.put(known.fault.evidence)
      }
      writer.putNumbers(request.risky)
      writer.put(request.only)
    case .follow(let path, let keepingSubjects):
      writer.put(UInt64(3))
      writer.put(keepingSubjects)
      writer.put(path.approach) { $0.put($1) }
      writer.put(path.tracksFrom ?? -1)
      writer.put(path.start)
      writer.put(offers: path.startOffers)
      writer.put(path.steps) { writer, step in
        writer.put(step.event)
        writer.put(step.target)
        writer.put(offers: step.offers)
      }
    case .compare(let traces, let keepingSubjects):
      writer.put(UInt64(4))
      writer.put(keepingSubjects)
      writer.put(traces.first) { $0.put($1) }
      writer.put(traces.second) { $0.put($1) }
    }
    return writer.bytes
  }

  init(_ bytes: [UInt8]) throws(ByteError) {
    var reader = ByteReader(bytes)
    switch try reader.unsigned() {
    case 0: self = .greeting
    case 1: self = .begin(keepingSubjects: try reader.bool())
    case 2:
      let keepingSubjects = try reader.bool()
      let trace = try reader.trace()
      let fingerprint = try reader.bool() ? try reader.fingerprint() : nil
      let reuses = try reader.bool()
      let leavesOutOrders = try reader.bool()
      let returnPaths = try reader.array { reader throws(ByteError) in
        ReturnPaths.Step(
          from: try reader.fingerprint(), event: try reader.scriptedEvent(),
          to: try reader.fingerprint())
      }
      let tracksFrom = try reader.placeOrNone()
      let known = try reader.array { reader throws(ByteError) in
        KnownFault(
          event: try reader.int(), choices: try reader.numbers(), counts: try reader.numbers(),
          fault: Fault(
            try reader.value(Fault.Kind.self, try reader.string()), try reader.string(),
            evidence: try reader.string()))
      }
      self = .expand(
        ExpansionRequest(
          trace: trace, fingerprint: fingerprint, reuses: reuses,
          leavesOutOrders: leavesOutOrders,
          returnPaths: ReturnPaths(steps: returnPaths),
          tracksFrom: tracksFrom, knownFaults: known, risky: try reader.numbers(),
          only: try reader.eventOrNone()),
        keepingSubjects: keepingSubjects)
    case 3:
      let keepingSubjects = try reader.bool()
      var path = ExpectedPath(
        approach: try reader.trace(), tracksFrom: try reader.placeOrNone(),
        start: try reader.fingerprint(),
        startOffers: try reader.offers())
      path.steps = try reader.array { reader throws(ByteError) in
        ExpectedPath.Step(
          event: try reader.scriptedEvent(), target: try reader.fingerprint(),
          offers: try reader.offers())
      }
      self = .follow(path, keepingSubjects: keepingSubjects)
    case 4:
      let keepingSubjects = try reader.bool()
      self = .compare(
        ComparedTraces(first: try reader.trace(), second: try reader.trace()),
        keepingSubjects: keepingSubjects)
    case let kind: throw .unknown("kind of request", String(kind))
    }
    if !reader.isAtEnd { throw .tooLong() }
  }
}

// MARK: - Parts of messages

extension ByteWriter {
  mutating func put(_ fingerprint: ObservationFingerprint) {
    putFixed(fingerprint.high)
    putFixed(fingerprint.low)
  }

  mutating func putNumbers(_ numbers: [Int]) {
    put(numbers) { $0.put($1) }
  }

  mutating func put(_ event: ScriptedEvent) {
    put(event.ordinal)
    putNumbers(event.choices)
  }

  mutating func put(_ event: Trace.Event?) {
    switch event {
    case nil: put(UInt64(0))
    case .ordinal(let ordinal):
      put(UInt64(1))
      put(ordinal)
    case .name(let name):
      put(UInt64(2))
      put(name)
    }
  }

  mutating func put(offers: UInt64?) {
    put(offers != nil)
    if let offers { putFixed(offers) }
  }
}

extension ByteReader {
  mutating func fingerprint() throws(ByteError) -> ObservationFingerprint {
    ObservationFingerprint(high: try fixed(), low: try fixed())
  }

  mutating func numbers() throws(ByteError) -> [Int] {
    try array { reader throws(ByteError) in try reader.int() }
  }

  mutating func scriptedEvent() throws(ByteError) -> ScriptedEvent {
    ScriptedEvent(ordinal: try int(), choices: try numbers())
  }

  mutating func trace() throws(ByteError) -> [ScriptedEvent] {
    try array { reader throws(ByteError) in try reader.scriptedEvent() }
  }

  /// A place in a list, or none.
  mutating func placeOrNone() throws(ByteError) -> Int? {
    let place = try int()
    return place < 0 ? nil : place
  }

  mutating func eventOrNone() throws(ByteError) -> Trace.Event? {
    switch try unsigned() {
    case 0: nil
    case 1: .ordinal(try int())
    case 2: .name(try string())
    case let number: throw .unknown("name of an event", String(number))
    }
  }

  mutating func offers() throws(ByteError) -> UInt64? {
    try bool() ? try fixed() : nil
  }

  /// The case of an enum that has this raw value.
  func value<Value: RawRepresentable<String>>(
    _ type: Value.Type, _ text: String
  ) throws(ByteError) -> Value {
    guard let value = Value(rawValue: text) else {
      throw .unknown(String(describing: type), text)
    }
    return value
  }
}

extension ByteError {
  static func unknown(_ what: String, _ value: String) -> ByteError {
    ByteError(
      description: "the message names an unknown \(what), '\(value)'")
  }

  static func tooLong() -> ByteError {
    ByteError(description: "the message continues after its end")
  }
}
