import ModelChecker
import NavigationModel
import ObjectObservation

/// One subject, from its birth to the moment when it is discarded.
@MainActor
final class SubjectRun<Subject: AnyObject> {
  let definition: LiveDefinition<Subject>
  let bench: SubjectBench
  /// The subject, until it is discarded.
  private(set) var subject: Subject!
  let tickets = TicketOffice()
  let clock = HarnessClock()

  /// The last phase that each coordinator reported; a tracked object's identity is not reused.
  var phases: [ObjectIdentifier: CoordinatorNode.Phase] = [:]

  /// The serial numbers of open tickets that nobody waits for any more.
  var revoked: Set<Int> = []

  /// Results that were delivered to tasks which have not run on since.
  ///
  /// A runnable task does not show what it was told; two that were told different things are
  /// different work.
  private(set) var answers: [String] = []

  private var hasHadEvents = false

  /// The questions of the last event, if somebody asked to note them.
  var points: [EventWays.Point] = []

  /// The numbers of questions that came before those of the last event that were about an outcome.
  var outcomeQuestions: [Int] = []

  /// The number of touches of the last event.
  var touches = 0

  /// A Boolean value that indicates whether an event ended with work left because it never settles.
  private var neverSettled = false

  /// The gesture that the next event is, found when the event was looked up.
  private var nextGesture: PlatformGesture?

  /// The last look at the window, valid while the window's revision stays.
  var keptViews: (revision: UInt64, sight: ViewSight)?

  /// The coordinators that were there when screens were last attributed, and could have shown some of
  /// them.
  lazy var formerCoordinators = LifetimeTracker()

  /// The walk that told who made the last screens, for the look that follows.
  ///
  /// It is valid until anything of the app may have run, and holds the subject's objects alive: whoever
  /// lets the app run lets go of it first.
  var keptWalk: (sight: Sight, seen: ObservationFingerprint)?

  /// The last look, for naming the nodes of effects.
  var lastSeen = Seen()

  /// Makes a fresh subject; static state is reset first.
  init(_ definition: LiveDefinition<Subject>, bench: SubjectBench) throws {
    self.definition = definition
    self.bench = bench
    bench.begin()
    bench.tasks.open(tickets: tickets, clock: clock)
    subject = try CallControl.during(clock) {
      definition.declarations.resetStatics()
      return try definition.make(SubjectContext(tickets: tickets, clock: clock))
    }
    HeadlessPlatform.drainAutoreleased()
    bench.driver.didChangePhase = { [unowned self] object, phase in
      bench.lifetimes.track(object)
      phases[ObjectIdentifier(object)] = phase
    }
    bench.driver.contradictsRoot = { [unowned self] in contradictionToRoot(of: $0, in: $1) }
    bench.driver.countWork = { [unowned self] in
      bench.queue.count + tickets.pending.count + clock.workCount
    }
    bench.driver.mayHaveArrivals = true
    attributeScreens(lookFollows: true)
  }

  /// A Boolean value that indicates whether what making the subject left to run comes before any
  /// other event.
  ///
  /// Where a race is allowed, the first frame comes first, and more work than may be left over; no
  /// event leaves either behind.
  var hasToBegin: Bool {
    let queue = bench.queue
    if queue.isEmpty {
      return !hasHadEvents && (queue.hasStrayArrivals || CallControl.hasNoted)
    }
    return !mayLeaveWork || queue.waiting.contains(where: \.isRender)
  }

  /// Runs an event, and what it sets off, as the script says.
  ///
  /// - Parameters:
  ///   - notingEffects: whether the driver is to keep what happens meanwhile.
  ///   - notingPoints: whether to note what can be observed at questions that the script leaves open.
  ///   - lookFollows: whether somebody looks at the subject afterwards.
  /// - Returns: the fault in which it ended, if any.
  func run(
    _ event: RunnableEvent, script: [Int], notingEffects: Bool = false,
    notingPoints: Bool = false, lookFollows: Bool = true
  ) -> Fault? {
    hasHadEvents = true
    keptWalk = nil
    touches = 0
    if notingPoints { notePoints(beyond: script) }
    defer { bench.driver.willAsk = nil }
    bench.driver.beginEvent(
      script: script, questions: definition.declarations.choiceBound,
      jobOrderQuestions: definition.declarations.jobOrderBound, noting: notingEffects)
    // Only what was asked for before the event is without anyone who waits for it.
    if case .declared(let index) = event.source, !tickets.pending.isEmpty {
      let labels = definition.events[index].revokes(subject)
      for ticket in tickets.pending where labels.contains(ticket.label) {
        revoked.insert(ticket.serial)
      }
    }
    let fault: Fault?
    do {
      fault = try CallControl.during(clock) {
        try perform(event)
        return finish(event)
      }
    } catch {
      return .threw(event: event.name, error: error)
    }
    if fault == nil { attributeScreens(lookFollows: lookFollows) }
    revokeUnawaited()
    if bench.queue.isEmpty { answers = [] }
    if let call = CallControl.takeNoted() { return .uncontrolled(event: event.name, call) }
    guard bench.queue.hasStrayArrivals, let stray = bench.queue.strayArrivals.first else {
      return fault
    }
    return .outOfControl(event: event.name, stray.cause)
  }

  /// Takes note of open tickets that lost who asked for them.
  private func revokeUnawaited() {
    let pending = tickets.pending
    guard !pending.isEmpty else { return }
    for requester in definition.declarations.requesters {
      let asked = pending.filter { $0.label == requester.label && !revoked.contains($0.serial) }
      // To find out who is there may take a look at the window.
      keptWalk = nil
      if !asked.isEmpty, !requester.isThere(subject) { revoked.formUnion(asked.map(\.serial)) }
    }
  }

  private func perform(_ event: RunnableEvent) throws {
    defer {
      HeadlessPlatform.drainAutoreleased()
      HeadlessPlatform.windowsChanged()
    }
    switch event.source {
    case .declared(let index):
      switch definition.events[index].action {
      case .perform(let body): try body(subject)
      case .touch(let first, let second): touch(first, then: second)
      case .complete(let label, let position, let outcome):
        if let index = ticketIndex(label: label, position: position) {
          let ticket = tickets.pending[index]
          revoked.remove(ticket.serial)
          answers.append("\(ticket.label) \(ticket.outcomes[outcome])")
          tickets.resolve(index, outcome: outcome)
        }
      case .settle: break
      }
    case .gesture: takeGesture(event.kind)?.perform()
    case .beginning: break
    }
  }

  /// Takes the gesture of a kind: the one that was just found, or the first of those that are
  /// possible.
  private func takeGesture(_ kind: EventKind) -> PlatformGesture? {
    defer { nextGesture = nil }
    if let nextGesture, nextGesture.kind == kind { return nextGesture }
    let reason = definition.declarations.gesturesEnabled
    return possibleGestures().first { $0.kind == kind && reason(subject, kind) == nil }
  }

  /// Between two touches a frame always passes, so that views are up to date when touched.
  func renderFrame(_ left: inout Int) {
    let queue = bench.queue
    while left > 0, let render = queue.waiting.firstIndex(where: \.isRender) {
      queue.run(at: render)
      left -= 1
    }
  }

  /// Runs what the event set off: all of it, or, where a race is allowed, only the next frame.
  private func finish(_ event: RunnableEvent) -> Fault? {
    let queue = bench.queue
    var left = definition.declarations.jobBound
    // Which transitions an event leaves under way shows when the frame has passed.
    var mayLeave = mayLeaveWork
    if definition.declarations.race > 0, !mayLeave {
      while left > 0, !queue.isEmpty, queue.waiting.allSatisfy(\.isRender) {
        queue.run(at: 0)
        left -= 1
      }
      mayLeave = mayLeaveWork && queue.waiting.contains(where: \.isTransition)
    }
    if event.kind != .settle, mayLeave, HeadlessPlatform.choose(2, .settle) == 1 {
      renderFrame(&left)
      if queue.count <= definition.declarations.race { return left > 0 ? nil : unsettled(event) }
    }
    var isBeforeFrame = event.kind != .settle
    while !queue.isEmpty {
      guard left > 0 else { return unsettled(event) }
      if isBeforeFrame, !queue.waiting.contains(where: \.isRender) {
        isBeforeFrame = false
        if let cap = definition.raceCap, queue.count > definition.declarations.race {
          bench.driver.cut(by: cap)
        }
      }
      queue.run(at: HeadlessPlatform.choose(queue.count, .nextJob))
      left -= 1
      // What two touches set off comes with whichever of the jobs is its own.
      if event.touchesTwice { attributeScreens(lookFollows: false) }
    }
    return nil
  }

  /// A Boolean value that indicates whether the next event may come before the work of this one is
  /// done.
  private var mayLeaveWork: Bool {
    let race = definition.declarations.race
    guard race > 0 else { return false }
    let tasks = bench.queue.waiting.count { !$0.isRender }
    return tasks > 0 && tasks <= race
  }

  private func unsettled(_ event: RunnableEvent) -> Fault {
    neverSettled = true
    return .neverSettles(event: event.name, bound: definition.declarations.jobBound)
  }

  /// The gestures of a person or the system on the window or on declared containers, ordered by
  /// name.
  ///
  /// A gesture holds objects of the subject alive and must not be kept.
  func gestures() -> [PlatformGesture] {
    let gestures = possibleGestures()
    if gestures.isEmpty { return [] }
    let reason = definition.declarations.gesturesEnabled
    return
      gestures
      .filter { reason(subject, $0.kind) == nil }
      .sorted { $0.name < $1.name }
  }

  /// The gesture at a place among those that are possible; the next event, if it is this one, need
  /// not look for it again.
  func gesture(at offset: Int) -> PlatformGesture? {
    let gestures = gestures()
    guard gestures.indices.contains(offset) else { return nil }
    nextGesture = gestures[offset]
    return nextGesture
  }

  /// The gestures, in no particular order, whether the declarations let them happen or not.
  private func possibleGestures() -> [PlatformGesture] {
    var gestures = window?.gestures() ?? []
    if definition.declarations.window == nil {
      for object in look().objects {
        guard let declared = definition.declaration(of: object) else { continue }
        gestures += DeclaredContainers(object: object, declaration: declared).gestures()
      }
    }
    if clock.workCount > 0 {
      gestures.append(PlatformGesture(.wait) { [clock] in clock.advance() })
    }
    return gestures
  }

  /// The name of the first cap that the subject is beyond, as it was seen last; nil within all caps.
  func exceededCap() -> String? {
    let declarations = definition.declarations
    if tickets.pending.count > declarations.pendingCap { return "pending" }
    if max(clock.workCount, lastSeen.queuedHandlers) > declarations.waitingCap { return "waiting" }
    if declarations.coordinatorCap < Int.max, mostOfOneClass > declarations.coordinatorCap {
      return "coordinators"
    }
    return declarations.caps.first { $0.count(subject) > $0.bound }?.name
      ?? declarations.boundary(subject)
  }

  /// The number of coordinators of that class of which there are most.
  private var mostOfOneClass: Int {
    var counts: [ObjectIdentifier: Int] = [:]
    for object in lastSeen.objects where bench.isCoordinator(object.type, definition) {
      counts[ObjectIdentifier(object.type), default: 0] += 1
    }
    return counts.values.max() ?? 0
  }

  /// The window, if the subject has one by now.
  var window: (any PlatformWindow)? { definition.declarations.window?(subject) }

  /// The place among all open tickets of the n-th with a label.
  func ticketIndex(label: String, position: Int) -> Int? {
    tickets.pending.indices.filter { tickets.pending[$0].label == label }.dropFirst(position).first
  }

  /// Discards the subject and lets its tasks end.
  func discard() {
    keptWalk = nil
    bench.driver.didChangePhase = { _, _ in }
    bench.driver.contradictsRoot = { _, _ in nil }
    bench.driver.countWork = { 0 }
    tickets.discardAll()
    CallControl.during(clock) {
      clock.discardAll()
      bench.end(isEndless: neverSettled)
      // Here and not later, so that what its deinit does is not taken for the next subject's.
      subject = nil
      if !bench.queue.isEmpty { bench.end(isEndless: neverSettled) }
    }
    CallControl.forgetSubject()
  }

  /// Leaves the subject as it is, for good, because discarding it ends the process.
  func setAside() {
    keptWalk = nil
    bench.driver.didChangePhase = { _, _ in }
    bench.driver.contradictsRoot = { _, _ in nil }
    bench.driver.countWork = { 0 }
    bench.forget()
    CallControl.forgetSubject()
  }
}

extension JobQueue.Work {
  fileprivate var isRender: Bool { isPlatform(.render) }

  fileprivate var isTransition: Bool { isPlatform(.transition) }

  private func isPlatform(_ kind: PlatformJob.Kind) -> Bool {
    if case .platform(let job) = self { job.kind == kind } else { false }
  }
}

/// An event that a state offers.
struct RunnableEvent {
  enum Source {
    case declared(Int)
    /// A gesture of the platform, found by its kind when it happens.
    case gesture
    /// The work that making the subject left to run.
    case beginning
  }

  let kind: EventKind
  let label: EventLabel
  let source: Source
  /// A Boolean value that indicates whether the event is two touches.
  let touchesTwice: Bool

  init(kind: EventKind, ordinal: Int, source: Source, touchesTwice: Bool = false) {
    self.kind = kind
    label = EventLabel(kind.name, ordinal: ordinal)
    self.source = source
    self.touchesTwice = touchesTwice
  }

  var name: String { label.name }
  var ordinal: Int { label.ordinal }

  var isDeclared: Bool { if case .declared = source { true } else { false } }
}

extension Fault {
  fileprivate static func neverSettles(event: String, bound: Int) -> Fault {
    Fault(
      .neverSettled, "'\(event)' never settles: after \(bound) jobs there was still work to do.")
  }

  fileprivate static func threw(event: String, error: any Error) -> Fault {
    Fault(.trapped, "'\(event)' threw an error: \(error).")
  }

  fileprivate static func uncontrolled(event: String, _ call: UncontrolledCall) -> Fault {
    let words = call.words
    return Fault(
      .unsupported, "'\(event)' \(words.fact), which the harness does not control. \(words.cure).")
  }

  fileprivate static func outOfControl(event: String, _ cause: StrayArrival.Cause) -> Fault {
    let fact =
      switch cause {
      case .sleep:
        "'\(event)' waits on the real clock: afterwards a task was still sleeping on it"
      case .otherThread:
        "'\(event)' depends on another thread: work arrived from there, as from a network or a "
          + "timer"
      }
    return Fault(
      .unsupported,
      fact + ". Give the coordinator a stand-in that awaits 'context.tickets.request(\"answer\")' "
        + "and declare 'it.ticket(\"answer\")', or give it 'context.clock' and declare an event "
        + "that advances that.")
  }
}
