#if Adopt
import SwiftSyntax

/// A statement by which code sets what outlives it: a user default, or a static property.
struct SharedSet: Hashable {
  /// The name of the type that holds what is set.
  let type: String

  /// What is set, as code names it.
  let target: String

  /// The statement, which means the same wherever it stands.
  let text: String

  /// Reads a statement; nil where it does something else, or depends on variables.
  init?(_ statement: CodeBlockItemSyntax) {
    guard case .expr(let expression) = statement.item else { return nil }
    if let (target, values) = expression.as(SequenceExprSyntax.self)?.assignment {
      guard values.count == 1, values.first?.isClosed == true, let type = Self.holder(of: target)
      else { return nil }
      (self.type, self.target) = (type, target.trimmedDescription)
    } else {
      guard let call = expression.as(FunctionCallExprSyntax.self), expression.isClosed,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base, base.trimmedDescription == "UserDefaults.standard",
        ["set", "setValue", "removeObject"].contains(member.declName.baseName.text),
        let key = call.arguments.last?.expression.trimmedDescription
      else { return nil }
      (type, target) = ("UserDefaults", "\(base.trimmedDescription)[\(key)]")
    }
    text = expression.trimmedDescription
  }

  /// The type of whose static property something is set, or of what such a property holds.
  private static func holder(of target: ExprSyntax) -> String? {
    guard let path = target.propertyPath, path.count > 1, target.isClosed else { return nil }
    return path[0]
  }
}

/// What a type's code sets in the same breath as it calls others, such as the user default that says that
/// somebody is signed in, before a closure is called: whom it calls finds it set.
struct SharedSets {
  /// The statements, by the name of what is called after them.
  private(set) var beforeCalls: [String: [SharedSet]] = [:]

  /// All statements, each once.
  private(set) var all: [SharedSet] = []

  init(in parts: [Declaration]) {
    let visitor = SharedSetVisitor(viewMode: .sourceAccurate)
    for part in parts { visitor.walk(part.syntax) }
    (beforeCalls, all) = (visitor.beforeCalls, visitor.all)
  }

  /// The statements before a call, as source.
  func before(_ call: String) -> [SharedSet] {
    let name = call.prefix { $0 != "(" }.split(separator: ".").last ?? ""
    return beforeCalls[name.filter { $0 != "?" && $0 != "!" }] ?? []
  }
}

private final class SharedSetVisitor: SyntaxVisitor {
  private(set) var beforeCalls: [String: [SharedSet]] = [:]
  private(set) var all: [SharedSet] = []

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    var sets: [SharedSet] = []
    for item in node {
      if let set = SharedSet(item) {
        sets.append(set)
        if !all.contains(set) { all.append(set) }
      } else if !sets.isEmpty, let name = Self.called(by: item), beforeCalls[name] == nil {
        beforeCalls[name] = sets
      }
    }
    return .visitChildren
  }

  /// The name of what a statement calls; nil where it is no call.
  private static func called(by item: CodeBlockItemSyntax) -> String? {
    var node = item.item.as(ExprSyntax.self)
    if let chain = node?.as(OptionalChainingExprSyntax.self) { node = chain.expression }
    guard let call = node?.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.propertyPath?.last
  }
}
#endif
