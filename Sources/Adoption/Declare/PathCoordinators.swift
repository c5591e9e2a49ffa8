#if Adopt
import SwiftSyntax

/// Declares coordinators whose navigation is data: a path, an optional sheet.
struct PathCoordinators {
  private let project: Project
  private let samples: Samples

  init(in project: Project, findings: Findings) {
    self.project = project
    samples = Samples(project: project, findings: findings)
  }

  /// The containers of a class, as statements within its declaration.
  func containers(of name: String) -> [String] {
    properties(of: name).compactMap { property, type in
      if PlatformNames.isPath(property), isPath(type) {
        return "$0.stack(\\.\(property), root: \"Root\")"
      }
      if PlatformNames.isPresentation(property), type.is(OptionalTypeSyntax.self) {
        return "$0.sheet(\\.\(property))"
      }
      return nil
    }
  }

  /// How deep the stacks of a class are, as expressions over the subject.
  func counts(of name: String) -> [String] {
    properties(of: name).filter { PlatformNames.isPath($0.property) && isPath($0.type) }.map {
      "findObject(\(name).self, from: subject.root)?.\($0.property).count ?? 0"
    }
  }

  /// An event for each call of a method that others can make.
  func events(of name: String, _ role: String) -> [SystemStatement] {
    let called = namesOutside(name)
    return Entry.methods(of: name, project).filter {
      isAction($0) && called.contains($0.name.text)
    }.flatMap { node in
      calls(of: node.signature.parameterClause.parameters).map { word, arguments in
        let call = "\(node.name.text)(\(arguments))"
        return SystemStatement(
          .event,
          [
            "it.event(",
            "  \("\(role):\(node.name.text)\(word)".debugDescription), .programmatic,",
            "  unless: { findObject(\(name).self, from: $0.root) == nil ? \"it is not there\" : nil }",
            ") { _ = findObject(\(name).self, from: $0.root)?.\(call) }",
          ], guess: .isCalled(name, node.name.text))
      }
    }
  }

  /// The names that the app uses outside a class and its extensions.
  private func namesOutside(_ name: String) -> Set<String> {
    Names(in: project.declarations.filter { $0.name != name }.map(\.syntax)).all
  }

  private func isAction(_ node: FunctionDeclSyntax) -> Bool {
    let result = node.signature.returnClause?.type.trimmedDescription
    let modifiers = DeclSyntax(node).modifierNames
    return (result == nil || result == "Void") && !modifiers.contains("static")
      && node.genericParameterClause == nil && node.signature.effectSpecifiers == nil
      && node.name.text != "start"
  }

  /// The arguments to call a method with, at most eight lists, each with a word for its name.
  private func calls(of parameters: FunctionParameterListSyntax) -> [(word: String, text: String)] {
    var lists: [(words: [String], texts: [String])] = [([], [])]
    for parameter in parameters where parameter.defaultValue == nil {
      let values = samples.values(of: parameter.type)
      let label = parameter.firstName.text
      lists = lists.flatMap { list in
        values.map { value in
          let head = value.prefix { $0 != "(" }
          let word = String(head.split(separator: ".").last ?? head)
          let text = label == "_" ? value : "\(label): \(value)"
          return (values.count > 1 ? list.words + [word] : list.words, list.texts + [text])
        }
      }
    }
    return lists.prefix(8).map { list in
      let word = list.words.isEmpty ? "" : "(\(list.words.joined(separator: ",")))"
      return (word, list.texts.joined(separator: ", "))
    }
  }

  /// The stored properties that others can set, with their types.
  private func properties(of name: String) -> [(property: String, type: TypeSyntax)] {
    project.parts(of: name).flatMap(\.members).flatMap { member -> [(String, TypeSyntax)] in
      guard let node = member.decl.as(VariableDeclSyntax.self), node.isStored, !node.isStatic,
        node.bindingSpecifier.text == "var",
        !DeclSyntax(node).modifierNames.contains(where: { $0.hasSuffix("private") })
      else { return [] }
      return node.bindings.compactMap { binding in
        let property = binding.pattern.trimmedDescription
        if let type = binding.typeAnnotation?.type.trimmed { return (property, type) }
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        return made?.trimmedDescription == "NavigationPath"
          ? (property, TypeNames.type("NavigationPath")) : nil
      }
    }
  }

  private func isPath(_ type: TypeSyntax) -> Bool {
    type.is(ArrayTypeSyntax.self) || type.trimmedDescription == "NavigationPath"
  }
}

extension String {
  fileprivate static func isCalled(_ type: String, _ method: String) -> String {
    "screens call \(type).\(method), since code outside the class names it"
  }
}
#endif
