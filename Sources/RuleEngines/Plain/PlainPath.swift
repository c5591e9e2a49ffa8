import ModelChecker

/// A path through a system of plain values.
struct PlainPath<State: Hashable & Sendable> {
  /// The position of the initial state.
  var start: Int
  var steps: [Transition<State, Never>]
  var end: State
}

extension PlainPath {
  /// Goes on by one of the transitions of the end.
  mutating func go<Plain: PlainSystem>(by position: Int, in plain: Plain) throws
  where Plain.State == State {
    let transitions = try plain.expand([Visit(state: end, trace: Trace())])[0].transitions
    guard transitions.indices.contains(position) else {
      throw EngineError.notRepeatable(step: steps.count + 1, rule: nil)
    }
    steps.append(transitions[position])
    if case .state(let next) = transitions[position].outcome { end = next }
  }

  /// The names or ordinals of the steps.
  func trace(by form: Trace.Form) -> Trace {
    Trace(
      start: start, steps: steps.map { Trace.Step($0.event.named(by: form), choices: $0.choices) })
  }
}

extension SystemFault {
  /// - Parameter path: a path that ends in the fault.
  init(fault: Fault, path: PlainPath<some Any>?) {
    self.init(
      fault: fault, trace: path?.trace(by: .names) ?? Trace(),
      ordinals: path?.trace(by: .ordinals) ?? Trace())
  }
}
