import ModelChecker

extension Expander {
  /// Lets an event happen in one way in a copy of this process, and says how it ended the copy.
  ///
  /// An event that has ended a process before does so in a copy for the price of making one, while
  /// the subject here stays as it is. One that goes well there is let happen here again.
  ///
  /// - Returns: nil when it went well, or when there was no copy to try it in.
  func lossInCopy(
    of run: SubjectRun<Subject>, _ event: RunnableEvent, script: [Int]
  ) -> KnownFault? {
    let loss = tryInCopy {
      self.note(.running, event: event.ordinal)
      guard run.run(event, script: script, notingEffects: true) == nil, run.boundaryReason() == nil
      else { return }
      var seen = SeenExpansion()
      _ = self.observe(run, as: .arriving, reportingIn: &seen)
    }
    // Nor can it be told who killed a copy.
    guard let loss, !loss.isFromOutside else { return nil }
    let fault: Fault
    switch loss.phase {
    case .doing(.running): fault = .lost(event: event.name, loss)
    case .doing(.arriving): fault = .notObserved(after: event.name, loss)
    case .cutOff: fault = .cutOff(event: event.name)
    case .arriving, .doing: return nil
    }
    return KnownFault(
      event: event.ordinal, choices: loss.marker.choices, counts: loss.marker.counts, fault: fault)
  }
}

extension Fault {
  /// The fault without what was written at the end, which differs from one time to the next.
  var withoutEvidence: Fault {
    var fault = self
    fault.evidence = ""
    return fault
  }
}
