#if Adopt
import SwiftSyntax

extension HollowType {
  /// The lines by which a service's method answers at once, in each way that can be made up, or never;
  /// none where it has nothing to call.
  func answers(of node: FunctionDeclSyntax) -> [String] {
    guard ![.screen, .view, .swiftUIView, .container].contains(role) else { return [] }
    let reader = CallbackReader(project: project, samples: samples)
    for parameter in node.signature.parameterClause.parameters {
      guard let function = reader.functionType(parameter.type),
        ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
      else { continue }
      var lists = [""]
      for argument in function.parameters {
        let values = samples.values(of: argument.type)
        lists = lists.flatMap { list in values.map { list.isEmpty ? $0 : "\(list), \($0)" } }
      }
      guard !lists.isEmpty else { continue }
      let isOptional = parameter.type.is(OptionalTypeSyntax.self)
      let call = "\((parameter.secondName ?? parameter.firstName).text)\(isOptional ? "?" : "")"
      let ways = lists.prefix(4)
      let question = "\(name).\(node.name.text)".debugDescription
      return ["switch answer(of: \(question), ways: \(ways.count)) {"]
        + ways.enumerated().map { "case \($0.offset): \(call)(\($0.element))" }
        + ["default: break", "}"]
    }
    return []
  }
}
#endif
