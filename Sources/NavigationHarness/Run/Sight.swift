import NavigationModel
import ObjectObservation
import WorkerProcesses

/// One look at a subject: its fingerprint, and what is needed to describe it in full.
///
/// A sight holds the subject's objects alive. It must be let go before the next event, or objects
/// that the event should release would live on; what is kept of it is ``Seen``.
struct Sight {
  /// A hash of everything that was seen.
  var fingerprint = ObservationFingerprint(high: 0, low: 0)

  /// The objects from which the walk started: roots, objects held by views, orphans.
  var starts: [AnyObject?] = []

  /// The number of starts that are declared roots, and of those that are roots or held by views.
  var rootCount = 0
  var viewEnd = 0

  /// The objects in the order of the walk.
  var objects: [AnyObject] = []

  /// The work that waits. What it alone leads to is part of the state, but no coordinator's.
  var work: [WaitingWork] = []

  /// The views of the window.
  let views: ViewSight

  /// The values of the declared facts.
  var facts: [FactValue] = []

  init(of views: ViewSight) { self.views = views }
}

extension Sight {
  /// The identities of the objects, by number, without touching their reference counts.
  func withIdentities<Result>(
    _ body: (UnsafeBufferPointer<ObjectIdentifier>) -> Result
  ) -> Result {
    // Native objects are their addresses, and so are their identities.
    objects.withUnsafeBufferPointer { $0.withMemoryRebound(to: ObjectIdentifier.self, body) }
  }
}

extension ObjectIdentifier {
  fileprivate init(at place: Unmanaged<AnyObject>) {
    self = unsafeBitCast(place.toOpaque(), to: ObjectIdentifier.self)
  }
}

/// The part of a look that is remembered without keeping any object alive.
struct Seen {
  /// A hash of everything that was seen.
  var fingerprint = ObservationFingerprint(high: 0, low: 0)

  /// The identities and classes of the objects, in the order of the walk.
  var objects: [(identity: ObjectIdentifier, type: AnyObject.Type)] = []

  /// The views that could be touched, with their controls.
  var touchable: [(name: String, controls: [String])] = []

  /// The number of functions that wait in queues of the platform.
  var queuedHandlers = 0

  init() {}

  init(_ sight: Sight) {
    fingerprint = sight.fingerprint
    objects = sight.objects.map { (ObjectIdentifier($0), type(of: $0)) }
    touchable = sight.views.touchable
    queuedHandlers = sight.views.handlers.count(where: \.isQueued)
  }
}

extension SubjectRun {
  /// Looks at the subject as it is now.
  func look() -> Sight {
    var hash = FingerprintHasher()
    var sight = walk(hashingInto: &hash)
    hash.combine(UInt64(sight.rootCount))
    hash.combine(UInt64(sight.viewEnd))
    combineParts(of: sight, into: &hash)
    sight.facts.reserveCapacity(bench.facts.count)
    for fact in bench.facts {
      let value = fact.value(of: subject)
      sight.facts.append(value)
      switch value {
      case .condition(let holds): hash.combine(holds ? 1 : 0)
      case .text(let text): hash.combine(text)
      }
    }
    sight.fingerprint = hash.value
    PhaseTimes.current?.countLook()
    lastSeen = Seen(sight)
    return sight
  }

  /// Takes note of the objects that are there now, so that it shows later which of them live on.
  ///
  /// A replay does so after each of its steps: an object that is born in one step and orphaned in
  /// the next would otherwise be seen by the exploration, which stops at every step, but not by it.
  func trackObjects() {
    var hash = FingerprintHasher()
    _ = walk(hashingInto: &hash)
  }

  /// Walks the object graph from the roots, from what the views hold, and from orphans.
  private func walk(hashingInto hash: inout FingerprintHasher) -> Sight {
    let views = lookAtViews()
    let observer = bench.observer
    var (sight, seen) = walkedBefore(of: views) ?? glimpse(of: views, seesWork: true)
    let orphans = orphans(besides: sight.objects)
    if !orphans.isEmpty {
      sight.starts += orphans as [AnyObject?]
      seen = observer.observe(sight.starts, then: sight.work)
      sight.objects = observer.firstObjects
    }
    hash.combine(seen)
    return sight
  }

  /// Finds where a walk starts: at the roots, and at what the window and its views hold.
  func lookAround(_ sight: inout Sight) {
    sight.starts = bench.roots.flatMap { $0(subject) }
    sight.rootCount = sight.starts.count
    for object in sight.views.held { sight.starts.append(object.takeUnretainedValue()) }
    for container in sight.views.containers {
      sight.starts.append(container.takeUnretainedValue())
    }
    sight.viewEnd = sight.starts.count
    for object in tickets.held { sight.starts.append(object) }
  }

  /// The tracked objects that are alive although nothing observed reaches them.
  ///
  /// In the order of their types' names, then of their births; up to the cap for each type.
  private func orphans(besides reached: [AnyObject]) -> [AnyObject] {
    let (alive, someEnded) = bench.lifetimes.lookFor(besides: reached)
    // The sweep lets go of what has died, so that its identity may come back as another object's.
    if someEnded, !phases.isEmpty {
      var identities = Set(reached.map { ObjectIdentifier($0) })
      identities.formUnion(alive.map { ObjectIdentifier($0) })
      phases = phases.filter { identities.contains($0.key) }
    }
    guard !alive.isEmpty else { return [] }
    var counts: [ObjectIdentifier: Int] = [:]
    let kept = alive.filter { object in
      counts[ObjectIdentifier(type(of: object)), default: 0] += 1
      return counts[ObjectIdentifier(type(of: object))]! <= definition.declarations.lifetimeCap
    }
    return kept.enumerated().sorted {
      let (a, b) = (_typeName(type(of: $0.element)), _typeName(type(of: $1.element)))
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  private func phaseCode(of object: AnyObject) -> UInt64 {
    switch phases[ObjectIdentifier(object)] {
    case nil, .fresh: 0
    case .started: 1
    case .stopped: 2
    }
  }

  /// Adds what a walk does not see: what was reported of objects, views, and the work that waits.
  func combineParts(of sight: Sight, into hash: inout FingerprintHasher) {
    for object in sight.objects { hash.combine(phaseCode(of: object)) }
    for number in newcomers(in: sight) { hash.combine(UInt64(number)) }
    combineViews(of: sight, into: &hash)
    combineWork(into: &hash)
  }

  func combineViews(of sight: Sight, into hash: inout FingerprintHasher) {
    hash.combine(sight.views.content)
    sight.withIdentities { identities in
      func combine(_ object: ObjectIdentifier) {
        hash.combine(UInt64(identities.firstIndex(of: object) ?? identities.count))
      }
      for held in sight.views.held { combine(ObjectIdentifier(at: held)) }
      // Whom a view names is not walked from there, but may be whose it is.
      for named in sight.views.named { combine(ObjectIdentifier(at: named)) }
      // Of what no view holds, such as a plain view controller, it matters who stores it.
      for (element, held) in zip(sight.views.elements, sight.views.heldBy) where held.isEmpty {
        if let element { combine(element.identity) }
      }
      // Who made a screen is seen in no other way.
      for (index, element) in sight.views.elements.enumerated() {
        guard let maker = element?.element.attribution?.maker else { continue }
        hash.combine(UInt64(index))
        combine(ObjectIdentifier(maker))
      }
    }
  }

  private func combineWork(into hash: inout FingerprintHasher) {
    for job in runnableJobs {
      hash.combine(job.description)
      hash.combine(job.signature)
    }
    for answer in answers { hash.combine(answer) }
    hash.combine(UInt64(window?.gesturesInProgress ?? 0))
    for ticket in tickets.pending {
      hash.combine(ticket.label)
      hash.combine(isRevoked(ticket) ? 1 : 0)
    }
    for sleep in clock.pending { hash.combine(sleep.description) }
  }

  /// The jobs that wait to run; of a task that got a result, no more is to be known than that and what it was
  /// started with.
  var runnableJobs: [RunnableJob] {
    bench.queue.runnable { tickets.hasAnswered(taskAt: $0) }
  }

  /// Returns a Boolean value that indicates whether nobody waits any more for the result of a
  /// ticket.
  func isRevoked(_ ticket: Ticket) -> Bool {
    ticket.isCancelled || revoked.contains(ticket.serial)
  }
}
