#if Adopt
import SwiftSyntax

/// The rows that a view makes of data which code spells out, such as
/// `ForEach(["Books", "Gifts"], id: \.self) { item in … }`.
struct SpelledOutRows {
  /// The name that the closure has for an element.
  let parameter: String

  /// The names of the elements, in their order, as `AdoptionSupport` finds them when the app runs.
  let names: [String]

  /// Reads a call; nil where it makes no rows, or of other data.
  ///
  /// - Parameter owner: the type that the code belongs to.
  init?(of node: FunctionCallExprSyntax, in owner: String, _ project: Project) {
    guard ["ForEach", "List"].contains(node.calledExpression.trimmedDescription),
      let data = node.arguments.first, data.label == nil || data.label?.text == "data",
      let parameter = (node.trailingClosure ?? node.closureArgument)?.onlyParameter
    else { return nil }
    let reader = ElementReader(owner: owner, project: project)
    guard let names = reader.names(of: data.expression), Set(names).count == names.count else {
      return nil
    }
    self.parameter = parameter
    self.names = names
  }
}

/// Reads the names of elements from code.
private struct ElementReader {
  let owner: String
  let project: Project

  /// The names of a collection's elements; nil where one is not known.
  ///
  /// - Parameter depth: the number of names that were followed to the collection.
  func names(of expression: ExprSyntax, depth: Int = 0) -> [String]? {
    guard depth < 4 else { return nil }
    if let array = expression.as(ArrayExprSyntax.self) {
      let found = array.elements.map { name(of: $0.expression) }
      return found.contains(nil) ? nil : found.compactMap(\.self)
    }
    if let range = expression.as(SequenceExprSyntax.self) { return numbers(in: range) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.trimmedDescription == "Array", call.arguments.count == 1,
        let argument = call.arguments.first
      else { return nil }
      return names(of: argument.expression, depth: depth + 1)
    }
    guard let path = expression.propertyPath, let last = path.last else { return nil }
    let type = path.count == 2 && path[0] != "self" && path[0] != "Self" ? path[0] : owner
    guard path.count == 1 || path.count == 2 else { return nil }
    if last == "allCases", path.count == 2, let cases = cases(of: type) { return cases }
    return value(of: last, in: type).flatMap { names(of: $0, depth: depth + 1) }
  }

  /// What a property of a type is first set to, or what it computes by one expression.
  private func value(of name: String, in type: String) -> ExprSyntax? {
    for binding in project.variables(of: type).flatMap(\.bindings)
    where binding.pattern.trimmedDescription == name {
      if let initializer = binding.initializer { return initializer.value }
      guard case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1,
        case .expr(let value)? = items.first?.item
      else { return nil }
      return value
    }
    return nil
  }

  private func cases(of name: String) -> [String]? {
    guard let node = project.type(name)?.syntax.as(EnumDeclSyntax.self) else { return nil }
    let cases = Samples.cases(of: node)
    guard !cases.isEmpty, cases.allSatisfy({ $0.parameterClause == nil }) else { return nil }
    return cases.map { $0.name.text.filter { $0 != "`" } }
  }

  /// The numbers of a range of literals, such as `0..<3`.
  private func numbers(in range: SequenceExprSyntax) -> [String]? {
    let parts = Array(range.elements)
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let first = Int(parts[0].trimmedDescription), let last = Int(parts[2].trimmedDescription),
      first < last, last - first < 100
    else { return nil }
    switch sign {
    case "..<": return (first..<last).map(String.init)
    case "...": return (first...last).map(String.init)
    default: return nil
    }
  }

  /// The name of an element: a text, a number, a case, or the first text that a value is made of.
  private func name(of expression: ExprSyntax) -> String? {
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.representedLiteralValue
    }
    if expression.is(IntegerLiteralExprSyntax.self) { return expression.trimmedDescription }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let owner = member.base?.trimmedDescription
      if let owner, project.type(owner)?.kind != .enum { return nil }
      return member.declName.baseName.text.filter { $0 != "`" }
    }
    return expression.as(FunctionCallExprSyntax.self)?.arguments.lazy.compactMap {
      $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }.first
  }
}

extension FunctionCallExprSyntax {
  /// The first argument that is a closure.
  fileprivate var closureArgument: ClosureExprSyntax? {
    arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
  }
}

extension ClosureExprSyntax {
  /// The name of the closure's only parameter; nil where it has none, several, or a binding.
  fileprivate var onlyParameter: String? {
    let names: [TokenSyntax] =
      switch signature?.parameterClause {
      case .simpleInput(let list)?: list.map(\.name)
      case .parameterClause(let clause)?: clause.parameters.map { $0.secondName ?? $0.firstName }
      case nil: []
      }
    guard names.count == 1, names[0].text.first?.isLetter == true else { return nil }
    return names[0].text
  }
}
#endif
