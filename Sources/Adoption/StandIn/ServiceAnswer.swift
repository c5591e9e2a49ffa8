#if Adopt
/// A call of a service that the stand-in leaves open.
struct ServiceAnswer: Hashable {
  /// The name of the call.
  var call: String

  /// The ways in which it can end.
  var outcomes: [String]

  /// The expression that asks how the call ends, without its effects.
  func question(then answer: String = "") -> String {
    "ServiceAnswers.answer(of: \(call.debugDescription), outcomes: \(outcomes))\(answer)"
  }

  /// The statement that declares it.
  var statement: SystemStatement {
    SystemStatement(
      .event,
      ["it.ticket(\(call.debugDescription), outcomes: \(outcomes), open: scope[\"pending\"])"],
      guess: .isLeftOpen)
  }
}

extension String {
  fileprivate static let isLeftOpen =
    "services answer in each of these ways, later or never, since what they ask is not there"
}
#endif
