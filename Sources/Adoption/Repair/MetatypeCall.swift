#if Adopt
import SwiftSyntax

/// A call by which code makes an object of a class that it knows by a metatype alone, as in
/// `Self(nibName: name, bundle: nil)`: the platform's classes can be made so on a device.
struct MetatypeCall {
  /// The function that such a call becomes one of.
  private static let function = "madeByClass"

  /// The place of the call.
  let range: Range<Int>

  /// The call that stands in its place.
  let text: String

  /// Finds the call; nil where an error says something else, or where the initializer is not one of the
  /// platform's controllers.
  ///
  /// - Parameter isDone: tells whether a call was found before, since all errors of a rewritten line are at
  ///   its start.
  init?(for error: Diagnostic, around token: TokenSyntax, isDone: (Range<Int>) -> Bool) {
    guard error.message.hasPrefix("constructing an object of class type"),
      let name = error.quoted.first
    else { return nil }
    var next: TokenSyntax? = token
    for _ in 0..<60 {
      if let call = next?.call, let type = Self.metatype(in: call, of: name), !isDone(call.range) {
        (range, text) = (call.range, "\(Self.function)(\(type))")
        return
      }
      next = next?.nextToken(viewMode: .sourceAccurate)
    }
    return nil
  }

  /// The metatype of which a call makes an object; nil where it makes none.
  private static func metatype(in call: FunctionCallExprSyntax, of name: String) -> String? {
    let labels = call.arguments.map { $0.label?.text }
    guard labels.isEmpty || labels == ["nibName", "bundle"], call.trailingClosure == nil else {
      return nil
    }
    if call.calledExpression.trimmedDescription == name { return "\(name).self" }
    guard let called = call.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "init"
    else { return nil }
    guard let base = called.base?.trimmedDescription, base != name else { return "\(name).self" }
    return base
  }
}

extension TokenSyntax {
  /// The call of which it is a part of what is called.
  fileprivate var call: FunctionCallExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        return call
      }
      node = parent
    }
    return nil
  }
}
#endif
