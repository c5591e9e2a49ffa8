#if Adopt
import SwiftSyntax

/// Declares coordinators whose navigation is data: a path, an optional sheet.
struct PathCoordinators {
  private let project: Project
  private let samples: Samples

  /// The way from the subject to the object from which others are found.
  private let root: String

  /// The name of the class whose instance that object is, in the systems of which it always is.
  private let subject: String?

  init(in project: Project, samples: Samples, root: String = ".root", subject: String? = nil) {
    self.project = project
    self.samples = samples
    self.root = root
    self.subject = subject
  }

  /// The containers of a class, as statements within its declaration.
  func containers(of name: String) -> [String] {
    let stacks = paths(of: name).map { "$0.stack(\\.\($0.name), root: \"Root\")" }
    let sheets = properties(of: name).filter { property, type in
      PlatformNames.isPresentation(property) && type.is(OptionalTypeSyntax.self)
    }
    return stacks + sheets.map { "$0.sheet(\\.\($0.property))" }
  }

  /// How deep the stacks of a class are, as expressions over the subject.
  func counts(of name: String) -> [String] {
    counts(
      of: name,
      at: name == subject
        ? "subject\(root)" : "findObject(\(name).self, from: subject\(root))?")
  }

  /// How long the paths of a class are, as expressions over an object of it, which may end optional.
  func counts(of name: String, at object: String) -> [String] {
    paths(of: name).map {
      "\(object).\($0.name).count" + (object.hasSuffix("?") ? " ?? 0" : "")
    }
  }

  /// The arrays of routes of a class that others can set and that no method of it changes, with the
  /// types of their routes: what leads on pushes by itself.
  func openPaths(of name: String) -> [(property: String, route: String)] {
    guard !actions(of: name).contains(where: { navigatingMethods(of: name).contains($0.name.text) })
    else { return [] }
    return paths(of: name).compactMap { path in
      guard let element = path.route, let (route, _) = samples.everyCase(of: element, within: name)
      else { return nil }
      return (path.name, route)
    }
  }

  /// An event for each call of a method that others can make, and for each value of what is presented
  /// that they can set.
  func events(of name: String, _ role: String) -> [SystemStatement] {
    let actions = actions(of: name)
    let calls = actions.flatMap { node in
      let title = Self.title(of: node, among: actions)
      return lists(for: node.signature.parameterClause.parameters).tried.map { word, arguments in
        event(
          "\(prefix(role, name))\(title)\(word)", of: name,
          performing: statement(node, arguments, of: name),
          guess: isNamed(name) ? .isCalled(name, node.name.text) : .mayBeCalled(name))
      }
    }
    let values = presentations(of: name).flatMap { property, lists in
      lists.tried.map { word, value in
        event(
          "\(prefix(role, name))\(property)\(word)", of: name,
          performing: "\(object(name))\(name == subject ? "" : "?").\(property) = \(value)",
          guess: isNamed(name) ? .isSet(name, property) : .mayBeCalled(name))
      }
    }
    return calls + values
  }

  /// The name of a method, with its labels where others have the same name.
  private static func title(
    of node: FunctionDeclSyntax, among others: [FunctionDeclSyntax]
  ) -> String {
    let isAlone = others.filter { $0.name.text == node.name.text }.count == 1
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    return ([node.name.text] + (isAlone ? [] : labels)).joined(separator: ":")
  }

  /// What precedes the names of a class's events: nothing where the system is that of the class.
  private func prefix(_ role: String, _ name: String) -> String {
    name == subject ? "" : "\(role):"
  }

  /// The object of a class, as an expression; optional but for the subject.
  private func object(_ name: String) -> String {
    name == subject ? "$0\(root)" : "findObject(\(name).self, from: $0\(root))"
  }

  private func event(
    _ event: String, of name: String, performing statement: String, guess: String
  ) -> SystemStatement {
    if name == subject {
      return SystemStatement(
        .event([event]),
        ["it.event(\(event.debugDescription), .programmatic) {", "  \(statement)", "}"],
        guess: guess)
    }
    return SystemStatement(
      .event([event]),
      [
        "it.event(",
        "  \(event.debugDescription), .programmatic,",
        "  unless: { \(object(name)) == nil ? \"it is not there\" : nil }",
        ") { \(statement) }",
      ], guess: guess)
  }

  /// A call of a method of an object that may not be there, unless it is the subject.
  private func statement(
    _ node: FunctionDeclSyntax, _ arguments: String, of name: String
  ) -> String {
    let call = "\(node.name.text)(\(arguments))"
    let effects = node.signature.effectSpecifiers
    let mark = effects?.throwsClause == nil ? "" : "try? "
    let chain = name == subject ? "." : "?."
    if effects?.asyncSpecifier != nil {
      return "let object = \(object(name)); Task { _ = \(mark)await object\(chain)\(call) }"
    }
    let hasNoResult = mark.isEmpty && node.signature.returnClause == nil && name == subject
    return (hasNoResult ? "" : "_ = ") + "\(mark)\(object(name))\(chain)\(call)"
  }

  /// The ways to make those calls that are beyond what is tried.
  func leftOut(of name: String, _ role: String) -> [LeftOutWays] {
    let calls = actions(of: name).map {
      ($0.name.text, lists(for: $0.signature.parameterClause.parameters))
    }
    return (calls + presentations(of: name)).compactMap { word, lists in
      lists.leftOut.isEmpty
        ? nil
        : LeftOutWays(call: "\(role):\(word)", tried: lists.tried.count, words: lists.leftOut)
    }
  }

  /// The methods that code outside calls.
  private func actions(of name: String) -> [FunctionDeclSyntax] {
    let called = namesOutside(name)
    let isNamed = isNamed(name)
    return candidates(of: name).filter { !isNamed || called.contains($0.name.text) }
  }

  /// The methods that code outside can call, and that do something.
  private func candidates(of name: String) -> [FunctionDeclSyntax] {
    let navigating = navigatingMethods(of: name)
    return Entry.methods(of: name, project).filter {
      (isAction($0) || isCallable($0) && navigating.contains($0.name.text))
        && (subject == nil || !isCalledByPlatform($0))
    }
  }

  /// A Boolean value that indicates whether a method takes objects of the platform, as those of its
  /// delegates do: it calls them itself.
  private func isCalledByPlatform(_ node: FunctionDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.contains { parameter in
      TypeNames.parts(of: parameter.type).contains {
        $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true && project.type($0) == nil
      }
    }
  }

  /// A Boolean value that indicates whether code outside a class names something of it: of a library
  /// without its app nothing does, and everything may be called.
  private func isNamed(_ name: String) -> Bool {
    let named = namesOutside(name)
    return candidates(of: name).contains { named.contains($0.name.text) }
      || properties(of: name).contains {
        PlatformNames.isPresentation($0.property) && named.contains($0.property)
      }
  }

  /// What is presented, where code outside sets it, with the values to set.
  private func presentations(of name: String) -> [(property: String, values: ArgumentLists)] {
    let named = namesOutside(name)
    let isNamed = isNamed(name)
    return properties(of: name).compactMap { property, type in
      guard PlatformNames.isPresentation(property), !isNamed || named.contains(property),
        let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
      else { return nil }
      let values = samples.values(of: wrapped)
      return (property, ArgumentLists(of: [.init(label: "", values: values)]))
    }
  }

  /// The names that the app uses outside a class and its extensions.
  private func namesOutside(_ name: String) -> Set<String> {
    Names(in: project.declarations.filter { $0.name != name }.map(\.syntax)).all
  }

  /// The methods that change a class's stack or what it presents, themselves or by calling others.
  private func navigatingMethods(of name: String) -> Set<String> {
    let methods = project.parts(of: name).flatMap(\.members).compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }.map { (name: $0.name.text, used: $0.body.map { Names(in: [$0]).all } ?? []) }
    var means = Set(
      properties(of: name).map(\.property).filter {
        project.paths.contains($0) || PlatformNames.isPresentation($0)
      } + paths(of: name).map { String($0.property) })
    var found: Set<String> = []
    while let next = methods.first(where: {
      !found.contains($0.name) && !$0.used.isDisjoint(with: means)
    }) {
      found.insert(next.name)
      means.insert(next.name)
    }
    return found
  }

  /// A Boolean value that indicates whether a method does something and returns nothing.
  private func isAction(_ node: FunctionDeclSyntax) -> Bool {
    let result = node.signature.returnClause?.type.trimmedDescription
    return (result == nil || result == "Void") && node.signature.effectSpecifiers == nil
      && isCallable(node)
  }

  private func isCallable(_ node: FunctionDeclSyntax) -> Bool {
    !DeclSyntax(node).modifierNames.contains("static") && node.genericParameterClause == nil
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
    project.variables(of: name).filter { node in
      node.isStored && !node.isStatic && node.bindingSpecifier.text == "var"
        && !DeclSyntax(node).isPrivate
    }.flatMap(\.bindings).compactMap { binding in
      binding.typeAnnotation.map { (binding.pattern.trimmedDescription, $0.type.trimmed) }
    }
  }

  /// The paths that others can set.
  private func paths(of name: String) -> [StackPath] {
    project.stackPaths(of: name).filter(\.isOpen)
  }
}

extension String {
  fileprivate static func isCalled(_ type: String, _ method: String) -> String {
    "screens call \(type).\(method), since code outside the class names it"
  }

  fileprivate static func mayBeCalled(_ type: String) -> String {
    "screens call and set what they can of \(type), since no code outside the class names any of it"
  }

  fileprivate static func isSet(_ type: String, _ property: String) -> String {
    "screens set \(type).\(property), since code outside the class names it"
  }
}
#endif
