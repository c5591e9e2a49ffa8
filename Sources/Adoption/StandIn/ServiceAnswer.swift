#if Adopt
/// A call of a service that the stand-in leaves open.
struct ServiceAnswer: Hashable {
  /// The name of the call.
  var call: String

  /// The ways in which it can end.
  var outcomes: [String]

  /// A Boolean value that indicates whether it is a call that a screen or its model makes by itself.
  var isOwnCall = false

  /// The expression that asks how the call ends, without its effects.
  func question(then answer: String = "") -> String {
    "ServiceAnswers.answer(of: \(call.debugDescription), outcomes: \(outcomes))\(answer)"
  }

  /// The statement that declares it.
  var statement: SystemStatement {
    SystemStatement(
      .event([]),
      ["it.ticket(\(call.debugDescription), outcomes: \(outcomes), open: scope[\"pending\"])"],
      guess: isOwnCall ? .isMadeByItself(call) : .isLeftOpen)
  }
}

extension String {
  fileprivate static func isMadeByItself(_ call: String) -> String {
    "\(call) calls by itself, later or never, each time what runs it does: a screen as it is loaded or "
      + "shown, and no control"
  }

  fileprivate static let isLeftOpen =
    "services answer in each of these ways, later or never, since what they ask is not there"
}
#endif
