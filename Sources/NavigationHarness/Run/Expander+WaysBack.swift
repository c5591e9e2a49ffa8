extension Expander {
  /// Takes a subject that an event has led elsewhere back to the state that is expanded.
  ///
  /// It is looked at after each step, so that an object that is left behind on the way shows.
  ///
  /// - Returns: whether it is there, looking as it must.
  func goBack(
    _ run: SubjectRun<Subject>, to fingerprint: ObservationFingerprint, as request: ExpansionRequest
  ) -> Bool {
    while let step = request.waysBack[run.lastSeen.fingerprint] {
      // What ends processes is not done on the way.
      guard !request.risky.contains(step.event.ordinal),
        let event = scriptedEvent(step.event, of: run)
      else { return false }
      note(.returning, event: event.ordinal)
      guard run.run(event, script: step.event.choices) == nil, run.look().fingerprint == step.to
      else { return false }
      if step.to == fingerprint { return true }
    }
    return false
  }
}
