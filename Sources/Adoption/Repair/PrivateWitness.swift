#if Adopt
import SwiftSyntax

/// The word `private` before a member that a protocol of the platform leaves optional, as in
/// `private var window: UIWindow?`: here the protocol has it, and takes no private one.
struct PrivateWitness {
  /// The place of the word.
  let range: Range<Int>

  /// Finds the word; nil where an error says something else.
  init?(for error: Diagnostic, around token: TokenSyntax) {
    guard error.message.contains("because it matches a requirement in"),
      error.message.contains("must be as accessible as")
        || error.message.contains("must be declared")
    else { return nil }
    var node = Syntax(token)
    while let parent = node.parent, !node.is(MemberBlockItemSyntax.self) { node = parent }
    let words = node.as(MemberBlockItemSyntax.self)?.decl
      .asProtocol((any WithModifiersSyntax).self)?.modifiers
    guard
      let word = words?.first(where: {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      })
    else { return nil }
    range = word.range
  }
}
#endif
