#if Adopt
import SwiftSyntax

extension Project {
  /// The parameters of a screen's method that closures in it capture and that are objects of the app, such as
  /// the model of `func bind(to model: BookModel)`: the screen holds them as if it stored them.
  func captured(by node: FunctionDeclSyntax) -> [(name: String, type: String)] {
    captured(by: node.body, of: node.signature)
  }

  /// The same of its initializer. What an initializer hands on of a value with closures, as in
  /// `Button(action: model.open)`, is captured, too.
  func captured(by node: InitializerDeclSyntax) -> [(name: String, type: String)] {
    let stored = HollowType.assignments(of: node.signature, in: node.body).map(\.value)
    let whole = node.body.map { Names(in: [$0]).all } ?? []
    let values = node.signature.objects.filter { name, type in
      whole.contains(name) && isStructOfClosures(type)
    }
    return (captured(by: node.body, of: node.signature) + values).filter {
      !stored.contains($0.name)
    }
  }

  private func captured(
    by body: CodeBlockSyntax?, of signature: FunctionSignatureSyntax
  ) -> [(name: String, type: String)] {
    guard let body else { return [] }
    let inClosures = ClosureFinder.names(in: body)
    return signature.objects.filter { name, type in
      inClosures.contains(name) && [.class, .protocol].contains(self.type(type)?.kind)
        && !["weak \(name)", "unowned \(name)"].contains(where: { body.description.contains($0) })
    }
  }
}

extension FunctionSignatureSyntax {
  /// The parameters with the first names of their types.
  fileprivate var objects: [(name: String, type: String)] {
    parameterClause.parameters.compactMap { parameter in
      TypeNames.innermost(of: parameter.type).map {
        ((parameter.secondName ?? parameter.firstName).text, $0)
      }
    }
  }
}
#endif
