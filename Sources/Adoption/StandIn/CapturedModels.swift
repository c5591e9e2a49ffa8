#if Adopt
import SwiftSyntax

extension Project {
  /// The parameters of a screen's method that closures in it capture and that are objects of the app, such as
  /// the model of `func bind(to model: BookModel)`: the screen holds them as if it stored them.
  func captured(by node: FunctionDeclSyntax) -> [(name: String, type: String)] {
    guard let body = node.body else { return [] }
    let inClosures = ClosureFinder.names(in: body)
    return node.signature.parameterClause.parameters.compactMap { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      guard inClosures.contains(name), let type = TypeNames.innermost(of: parameter.type),
        [.class, .protocol].contains(self.type(type)?.kind),
        !["weak \(name)", "unowned \(name)"].contains(where: { body.description.contains($0) })
      else { return nil }
      return (name, type)
    }
  }
}
#endif
