#if Adopt
import SwiftSyntax

/// The question mark in a call of a method that a protocol of the platform leaves optional, as in
/// `service.application?(application, open: url)`: here the protocol has it, and does nothing by default.
struct OptionalCall {
  /// The place of the question mark.
  let range: Range<Int>

  /// Finds the mark; nil where an error says something else.
  init?(for error: Diagnostic, around token: TokenSyntax) {
    guard error.message.hasPrefix("cannot use optional chaining on non-optional value of type '(")
    else { return nil }
    // The compiler may name the beginning of the call, or that of its line.
    var next: TokenSyntax? = token
    for _ in 0..<40 {
      if let chain = next?.parent?.as(OptionalChainingExprSyntax.self),
        next?.id == chain.questionMark.id, let call = chain.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == chain.id
      {
        range = chain.questionMark.range
        return
      }
      next = next?.nextToken(viewMode: .sourceAccurate)
    }
    return nil
  }
}
#endif
