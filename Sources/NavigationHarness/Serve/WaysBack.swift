/// How to come back to a state from states around it, by transitions that are known.
struct WaysBack {
  /// A transition that leads nearer to the state.
  struct Step: Hashable {
    var from: ObservationFingerprint
    var event: ScriptedEvent
    var to: ObservationFingerprint
  }

  /// The steps, one for each state from which there is a way; those nearest to the state first.
  var steps: [Step] = []

  /// The step from a state, if there is a way back from there.
  subscript(fingerprint: ObservationFingerprint) -> Step? {
    steps.first { $0.from == fingerprint }
  }
}
