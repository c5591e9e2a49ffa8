#if Adopt
import SwiftSyntax

/// The properties that hold the routes on stacks, by their names.
struct StackPaths {
  /// The names of properties of objects that a stack of SwiftUI binds, as `books` in
  /// `NavigationStack(path: $router.books)`.
  let bound: Set<String>

  /// The names of properties of objects that a sheet, a cover, a link or tabs of SwiftUI bind, as `detail`
  /// in `sheet(item: $model.detail)`.
  let shown: Set<String>

  init(in files: [SourceFile]) {
    let visitor = StackVisitor(viewMode: .sourceAccurate)
    for file in files { visitor.walk(file.tree) }
    bound = visitor.bound
    shown = visitor.shown
  }

  /// Returns a Boolean value that indicates whether a property of a name holds the routes on a stack.
  func contains(_ name: String) -> Bool {
    let word = name.lowercased()
    return word == "path" || word.hasSuffix("path") && word.contains("navigation")
      || bound.contains(name)
  }
}

/// A property that holds the routes on a stack.
struct StackPath {
  /// The way to it from the object that holds it: its name, or, within a value, such as `tabs.books`.
  let name: String

  /// An array of routes, or `NavigationPath`.
  let type: TypeSyntax

  /// A Boolean value that indicates whether other objects can set it.
  let isOpen: Bool

  /// A Boolean value that indicates whether a property's type is one by which a stack shows routes.
  static func holdsRoutes(_ binding: PatternBindingSyntax) -> Bool { type(of: binding) != nil }

  /// The type of a property by which a stack may show routes, written or read off its first value; nil for
  /// any other.
  fileprivate static func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    guard let type = binding.typeAnnotation?.type.trimmed else {
      return binding.initializer.flatMap { type(ofValue: $0.value) }
    }
    if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array",
      let arguments = named.genericArgumentClause?.arguments, arguments.count == 1
    {
      return TypeNames.type("[\(arguments.trimmedDescription)]")
    }
    let holdsRoutes =
      type.is(ArrayTypeSyntax.self) || type.trimmedDescription == "NavigationPath"
    return holdsRoutes ? type : nil
  }

  /// The type of a value by which a stack may show routes: `NavigationPath()`, `[Step]()`, or a list of
  /// routes such as `[Step.cover]`.
  private static func type(ofValue value: ExprSyntax) -> TypeSyntax? {
    if let list = value.as(ArrayExprSyntax.self) {
      let names = Set(list.elements.map { owner(of: $0.expression) })
      guard names.count == 1, let name = names.first ?? nil else { return nil }
      return TypeNames.type("[\(name)]")
    }
    guard let made = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    if let list = made.as(ArrayExprSyntax.self), list.elements.count == 1 {
      return TypeNames.type(list.trimmedDescription)
    }
    return made.trimmedDescription == "NavigationPath" ? TypeNames.type("NavigationPath") : nil
  }

  /// The type whose case a value is, as in `Step.cover` and `Step.page(1)`.
  private static func owner(of value: ExprSyntax) -> String? {
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let base = called.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      base.first?.isUppercase == true
    else { return nil }
    return base
  }

  /// The name of the property itself.
  var property: Substring { name.split(separator: ".").last ?? name[...] }

  /// The type of the routes; nil where they may be of any.
  var route: TypeSyntax? { type.as(ArrayTypeSyntax.self)?.element }
}

extension Project {
  /// The stored properties of a type, and of the values that it holds, that hold the routes on stacks.
  func stackPaths(of name: String) -> [StackPath] {
    stackPaths(in: parts(of: name).flatMap(\.members), depth: 4)
  }

  /// - Parameter depth: how many values within each other are looked into: of two types of one name the
  ///   first one counts, which may hold itself.
  private func stackPaths(in members: [MemberBlockItemSyntax], depth: Int) -> [StackPath] {
    members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { node in
      node.isStored && !node.isStatic && node.bindingSpecifier.text == "var"
    }.flatMap { node in
      let isOpen = !DeclSyntax(node).isPrivate
      return node.bindings.flatMap { binding -> [StackPath] in
        let property = binding.pattern.trimmedDescription
        if paths.contains(property), let type = StackPath.type(of: binding) {
          return [StackPath(name: property, type: type, isOpen: isOpen)]
        }
        guard depth > 1, let type = type(of: binding)?.trimmedDescription else { return [] }
        let inner = membersOfValue(type, within: members)
        return stackPaths(in: inner, depth: depth - 1).map {
          StackPath(name: "\(property).\($0.name)", type: $0.type, isOpen: isOpen && $0.isOpen)
        }
      }
    }
  }

  /// The members of a struct that is declared within a type, or at the top level; none of anything else.
  private func membersOfValue(
    _ name: String, within members: [MemberBlockItemSyntax]
  ) -> [MemberBlockItemSyntax] {
    let nested = members.lazy.compactMap { $0.decl.as(StructDeclSyntax.self) }
      .first { $0.name.text == name }
    if let nested { return Array(nested.memberBlock.members) }
    return type(name)?.kind == .struct ? parts(of: name).flatMap(\.members) : []
  }
}

private final class StackVisitor: SyntaxVisitor {
  var bound: Set<String> = []
  var shown: Set<String> = []

  /// What shows something, and the labels under which it is handed what decides on that.
  private static let showing: [String: Set<String>] = [
    "sheet": ["item", "isPresented"], "fullScreenCover": ["item", "isPresented"],
    "popover": ["item", "isPresented"], "navigationDestination": ["item", "isPresented"],
    "NavigationLink": ["selection", "isActive"], "TabView": ["selection"],
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.trimmedDescription
    for argument in node.arguments {
      guard let label = argument.label?.text,
        let place = argument.expression.as(MemberAccessExprSyntax.self),
        place.trimmedDescription.hasPrefix("$")
      else { continue }
      let property = place.declName.baseName.text
      if name == "NavigationStack", label == "path" { bound.insert(property) }
      if Self.showing[name]?.contains(label) == true { shown.insert(property) }
    }
    return .visitChildren
  }
}
#endif
