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
    actions(of: name).flatMap { node in
      lists(for: node.signature.parameterClause.parameters).tried.map { word, arguments in
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

  /// The ways to make those calls that are beyond what is tried.
  func leftOut(of name: String, _ role: String) -> [LeftOutWays] {
    actions(of: name).compactMap { node in
      let lists = lists(for: node.signature.parameterClause.parameters)
      return lists.leftOut.isEmpty
        ? nil
        : LeftOutWays(
          call: "\(role):\(node.name.text)", tried: lists.tried.count, words: lists.leftOut)
    }
  }

  /// The methods that code outside calls.
  private func actions(of name: String) -> [FunctionDeclSyntax] {
    let called = namesOutside(name)
    return Entry.methods(of: name, project).filter {
      isAction($0) && called.contains($0.name.text)
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

  /// The lists of arguments to call a method with.
  private func lists(for parameters: FunctionParameterListSyntax) -> ArgumentLists {
    ArgumentLists(
      of: parameters.filter { $0.defaultValue == nil }.map {
        ArgumentLists.Argument(label: $0.firstName.text, values: samples.values(of: $0.type))
      })
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
