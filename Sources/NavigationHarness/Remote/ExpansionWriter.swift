import ModelChecker
import NavigationModel
import ObjectObservation
import WorkerProcesses

/// Writes what a worker saw, in few bytes.
///
/// A writer lives as long as its worker: a text or a fingerprint that was written before is written
/// again as a number. Its reader has to read every message, in order.
struct ExpansionWriter {
  private var textNumbers: [String: Int] = [:]
  private var bodyNumbers: [ObservationFingerprint: Int] = [:]
  /// The number of bodies that were written, those included that were written again.
  private var bodyCount = 0
  private var writer = ByteWriter()

  mutating func bytes(of seen: SeenExpansion) -> [UInt8] {
    writer = ByteWriter()
    put(seen.bodies) { message, body in
      message.bodyNumbers[body.fingerprint] = message.bodyCount
      message.bodyCount += 1
      message.writer.put(body.fingerprint)
      message.put(body.snapshot)
      message.put(body.unseen) { $0.put($1) }
    }
    put(seen.effectLists) { message, list in
      message.writer.put(list.number)
      message.put(list.effects) { $0.put($1) }
    }
    put(seen.kinds) { $0.put($1) }
    put(seen.transitions) { $0.put($1) }
    put(seen.disabled) { message, disabled in
      message.writer.put(disabled.ordinal)
      message.put(disabled.reason)
    }
    put(seen.faults) { $0.put($1) }
    put(seen.limitations) { $0.put($1.rawValue) }
    put(seen.methods) { $0.put($1) }
    writer.putNumbers(seen.calledMethods)
    put(seen.untried) { message, event in
      message.writer.put(event.ordinal)
      message.put(event.name)
    }
    put(seen.cut) { message, cut in
      message.writer.put(cut.fingerprint)
      message.put(cut.cap)
    }
    writer.putFixed(seen.offers)
    writer.put(seen.leftPathAfter ?? -1)
    writer.put(seen.source != nil)
    if let source = seen.source { writer.put(source) }
    let effort = seen.effort
    writer.putNumbers([effort.replays, effort.replayedEvents, effort.reuses, effort.returns])
    writer.put(seen.divergence != nil)
    if let divergence = seen.divergence { put(divergence) }
    put(seen.differences) { message, difference in
      message.put(difference.module)
      message.put(difference.type)
      message.put(difference.field)
      message.put(difference.place)
      message.put(difference.first)
      message.put(difference.second)
    }
    return writer.bytes
  }

  private mutating func put<Element>(
    _ elements: [Element], each: (inout ExpansionWriter, Element) -> Void
  ) {
    writer.put(UInt64(elements.count))
    for element in elements { each(&self, element) }
  }

  private mutating func put(_ text: String) {
    if let number = textNumbers[text] {
      writer.put(UInt64(number + 1))
    } else {
      textNumbers[text] = textNumbers.count
      writer.put(UInt64(0))
      writer.put(text)
    }
  }

  private mutating func put(_ kind: EventKind) {
    switch kind {
    case .gesture(let gesture):
      writer.put(UInt64(0))
      put(gesture.action.rawValue)
      put(gesture.argument)
      writer.put(gesture.phase != nil)
      if let phase = gesture.phase { put(phase.rawValue) }
      put(gesture.container)
    case .rerender(let screen):
      writer.put(UInt64(1))
      put(screen)
    case .platform, .declared, .doubleTap, .result, .settle:
      writer.put(UInt64(2))
      put(kind.name)
    case .begin: writer.put(UInt64(3))
    case .wait: writer.put(UInt64(4))
    }
  }

  private mutating func put(_ transition: SeenTransition) {
    writer.put(transition.event.ordinal)
    put(transition.event.name)
    writer.putNumbers(transition.choices)
    writer.put(transition.effects)
    switch transition.outcome {
    case .fault(let fault):
      writer.put(UInt64(0))
      put(fault)
    case .state(let fingerprint):
      if let number = bodyNumbers[fingerprint] {
        writer.put(UInt64(number + 2))
      } else {
        writer.put(UInt64(1))
        writer.put(fingerprint)
      }
    }
  }

  private mutating func put(_ fault: Fault) {
    put(fault.kind.rawValue)
    put(fault.message)
    put(fault.evidence)
  }

  private mutating func put(_ unseen: UnseenProperty) {
    put(unseen.name)
    put(unseen.kind.rawValue)
    for part in [unseen.type, unseen.module] {
      writer.put(part != nil)
      if let part { put(part) }
    }
  }

  private mutating func put(_ effect: NavigationEffect) {
    put(effect.verb.rawValue)
    put(effect.part)
    writer.put(effect.number)
    put(effect.detail)
    put(effect.screen)
  }
}

// MARK: - Snapshots

extension ExpansionWriter {
  private mutating func put(_ snapshot: NavigationSnapshot) {
    put(snapshot.coordinators) { message, node in
      message.put(node.role)
      message.put(node.type)
      message.put(position: node.parent)
      message.put(node.holder.rawValue)
      message.put(node.phase.rawValue)
      message.put(node.keeping.property)
      message.writer.put(node.keeping.isPermanent)
      message.writer.put(node.keeping.canShow)
    }
    put(snapshot.views) { $0.put($1) }
    put(snapshot.records) { message, node in
      message.writer.put(node.coordinator)
      message.put(node.key)
      message.put(node.value)
    }
    put(snapshot.subscriptions) { message, node in
      message.put(position: node.coordinator)
      message.put(node.holder)
      message.put(node.source)
      message.writer.put(node.count)
    }
    put(snapshot.work.runnable) { $0.put($1) }
    put(snapshot.work.tickets) { message, ticket in
      message.put(ticket.label)
      message.writer.put(ticket.isRevoked)
      message.writer.put(ticket.isTimed)
    }
    writer.putFixed(snapshot.work.signature)
    put(snapshot.lifetimes) { message, node in
      message.put(node.role)
      message.writer.put(node.count)
      message.writer.put(node.isCyclic)
    }
    put(snapshot.facts) { message, node in
      message.put(node.name)
      message.put(node.value)
    }
    put(snapshot.unobserved) { message, node in
      message.put(node.path.type)
      message.writer.put(node.path.number)
      message.put(node.path.field)
      message.put(node.value)
    }
  }

  private mutating func put(_ view: ViewNode) {
    writer.put(view.depth)
    put(view.name)
    switch view.role {
    case .composite: writer.put(UInt64(0))
    case .screen: writer.put(UInt64(1))
    case .stack: writer.put(UInt64(2))
    case .tabs(let selected):
      writer.put(UInt64(3))
      writer.put(selected)
    case .presentation(let style):
      writer.put(UInt64(4))
      put(style)
    }
    put(position: view.owner)
    writer.putNumbers(view.rivals)
    writer.put(view.isHittable)
    put(view.controls) { $0.put($1) }
    writer.put(view.appearances)
  }

  /// A position in a list, or none.
  private mutating func put(position: Int?) { writer.put(position ?? -1) }
}
