/// Whoever makes subjects and expands states: this process, or a worker.
protocol SubjectServing: AnyObject {
  /// Makes a subject and describes its initial state.
  func begin() throws -> SeenExpansion

  /// Expands states, in order.
  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion]
}

/// A state to expand: the trace that leads there, and what it looks like.
struct ExpansionRequest {
  var trace: [ScriptedEvent]
  var fingerprint: ObservationFingerprint
  var knownFaults: [KnownFault] = []
}
