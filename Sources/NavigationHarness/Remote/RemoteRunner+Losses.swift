import ModelChecker
import WorkerProcesses

extension RemoteRunner {
  /// Accounts for the loss of a worker in the request that was in work.
  ///
  /// - Returns: the request's answer, if there is no point in asking again; else the request
  ///   knows what to leave out next time.
  /// - Throws: ``EnvironmentError`` where neither the system nor the app is at fault.
  func account(for loss: WorkerLoss, of request: inout OpenRequest) throws -> SeenExpansion? {
    if let lack = loss.lack(of: system) { throw lack }
    let marker = loss.marker
    if loss.isFromOutside {
      if request.triesAgain(afterKillingAt: marker.sequence) { return nil }
      if let error = loss.outsideError(of: system) { throw error }
    }
    guard isInWork(loss) else { return silentLoss(loss, of: &request) }
    if case .follow = request.wanted, loss.phase != .doing(.discarding),
      let step = marker.choices.first
    {
      return .broken(after: step)
    }
    switch loss.phase {
    case .arriving, .doing(.idle):
      return silentLoss(loss, of: &request)
    case .doing(.discarding):
      // It is not the app that discards a subject in the middle of its life.
      keepsSubjects = true
      return silentLoss(loss, of: &request)
    case .doing(.making):
      guard case .begin = request.wanted else { return .only(.notMadeAgain(system, loss)) }
      return .only(.notMade(system, loss))
    case .doing(.returning):
      // An object that came by another trace: it says nothing about the state that is expanded.
      request.returns = false
      return nil
    case .doing(.replaying):
      return .only(.lostInReplay(name(of: marker.event), loss))
    case .doing(.observing):
      return .only(.notObserved(loss))
    case .doing(.asking):
      return .only(.notAsked(loss))
    case .doing(.running):
      return transitionLoss(loss, of: &request) { .lost(event: $0, loss) }
    case .doing(.arriving):
      return transitionLoss(loss, of: &request) { .notObserved(after: $0, loss) }
    case .doing(.lacking):
      guard marker.event >= 0 else { return .only(.lacking(system, loss)) }
      return transitionLoss(loss, of: &request) { .lacking($0, loss) }
    case .cutOff:
      guard marker.event >= 0, case .expand = request.wanted else { return .only(.cutOff(system)) }
      return transitionLoss(loss, of: &request) { .cutOff(event: $0) }
    }
  }

  /// Accounts for a worker that was kept from running, which is asked again a few times.
  ///
  /// - Throws: ``EnvironmentError`` where there is no point in asking again.
  func account(for stall: WorkerStalled, of request: inout OpenRequest) throws {
    request.stalls += 1
    if request.stalls > OpenRequest.mostKillings { throw EnvironmentError.stalled(stall, system) }
  }

  private func transitionLoss(
    _ loss: WorkerLoss, of request: inout OpenRequest, fault: @escaping (String) -> Fault
  ) -> SeenExpansion? {
    let marker = loss.marker
    let isKnown = request.losses.contains {
      $0.known.event == marker.event && $0.known.choices == marker.choices
    }
    // It was told to leave this out; so it came there by other choices than those noted.
    if isKnown { return .only(.lostAtOtherChoices(name(of: marker.event), loss)) }
    // The worker merges transitions of one event that end alike, whatever was written at the end.
    let known = KnownFault(
      event: marker.event, choices: marker.choices, counts: marker.counts,
      fault: fault(name(of: marker.event)).withoutEvidence)
    request.losses.append(KnownLoss(known: known, fault: fault))
    risky.insert(marker.event)
    return nil
  }

  private func silentLoss(_ loss: WorkerLoss, of request: inout OpenRequest) -> SeenExpansion? {
    request.silentLosses += 1
    return request.silentLosses < OpenRequest.mostSilentLosses
      ? nil : .only(.lostBetweenEvents(loss))
  }

  private func name(of event: Int) -> String {
    events.indices.contains(event) ? events[event] : "platform event \(event)"
  }
}

extension SeenExpansion {
  /// Of a path: the step on which the worker was lost went well the first time.
  fileprivate static func broken(after step: Int) -> SeenExpansion {
    var seen = SeenExpansion()
    seen.leftPathAfter = step
    return seen
  }

  fileprivate static func only(_ fault: Fault) -> SeenExpansion {
    var seen = SeenExpansion()
    seen.faults = [fault]
    return seen
  }
}

extension Fault {
  static func lost(event: String, _ loss: WorkerLoss) -> Fault {
    switch loss.kind {
    case .died(.signal): Fault(.trapped, "'\(event)' \(loss.ending).", evidence: loss.evidence)
    case .died(.exit(let status)):
      Fault(.trapped, "'\(event)' ended the process: exit(\(status)).", evidence: loss.evidence)
    case .died(.unknown):
      Fault(.trapped, "'\(event)' ended the process in an unknown way.", evidence: loss.evidence)
    case .hung(let patience):
      Fault(
        .neverSettled,
        "'\(event)' never settles: the process made no progress for \(patience).",
        evidence: loss.evidence)
    }
  }

  fileprivate static func notMade(_ system: String, _ loss: WorkerLoss) -> Fault {
    Fault(
      loss.isHang ? .neverSettled : .trapped,
      "The system '\(system)' could not be made: the process \(loss.ending).",
      evidence: loss.evidence)
  }

  fileprivate static func notMadeAgain(_ system: String, _ loss: WorkerLoss) -> Fault {
    Fault(
      .replayDiverged,
      "The system '\(system)' could be made once, but not again: the process \(loss.ending).",
      evidence: loss.evidence)
  }

  fileprivate static func lostInReplay(_ event: String, _ loss: WorkerLoss) -> Fault {
    Fault(
      .replayDiverged,
      "'\(event)' succeeded when the trace was found, but not when it was replayed: the process "
        + "\(loss.ending).", evidence: loss.evidence)
  }

  fileprivate static func lostAtOtherChoices(_ event: String, _ loss: WorkerLoss) -> Fault {
    Fault(
      .replayDiverged,
      "'\(event)' met different choices this time, and the process \(loss.ending).",
      evidence: loss.evidence)
  }

  fileprivate static func notObserved(_ loss: WorkerLoss) -> Fault {
    Fault(
      .unsupported,
      "The state could not be observed: the process \(loss.ending). Check the declared facts "
        + "and roots, or exclude the property that cannot be read.",
      evidence: loss.evidence)
  }

  static func notObserved(after event: String, _ loss: WorkerLoss) -> Fault {
    Fault(
      .unsupported,
      "The state after '\(event)' could not be observed: the process \(loss.ending). Check "
        + "the declared facts and roots, or exclude the property that cannot be read.",
      evidence: loss.evidence)
  }

  fileprivate static func notAsked(_ loss: WorkerLoss) -> Fault {
    Fault(
      .unsupported,
      "The events of the state could not be determined: the process \(loss.ending). Check the "
        + "guards of the events.", evidence: loss.evidence)
  }

  /// - Parameter name: the name of the event, or of the system that was being made.
  static func lacking(_ name: String, _ loss: WorkerLoss) -> Fault {
    Fault(.unsupported, .lacking(name), evidence: loss.evidence)
  }

  static func cutOff(event: String) -> Fault {
    Fault(
      .unsupported,
      "'\(event)' closed the connection to the verifier. A subject must not close the files 3, 4 "
        + "and 5 of its process.")
  }

  fileprivate static func cutOff(_ system: String) -> Fault {
    Fault(
      .unsupported,
      "Making the system '\(system)' closed the connection to the verifier. A subject must not "
        + "close the files 3, 4 and 5 of its process.")
  }

  fileprivate static func lostBetweenEvents(_ loss: WorkerLoss) -> Fault {
    Fault(
      .unsupported,
      "Between two events the process \(loss.ending), repeatedly. The subject started something "
        + "that runs outside its events, such as a thread of its own.",
      evidence: loss.evidence)
  }
}

extension String {
  /// - Parameter name: the name of the event, or of the system that was being made.
  static func lacking(_ name: String) -> String {
    "'\(name)' came to a stand-in that can't go on: what it lacks is the system's to supply."
  }
}
