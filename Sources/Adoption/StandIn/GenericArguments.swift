#if Adopt
import SwiftSyntax

/// The types that stand for the generic parameters of a type, by the parameters' names.
struct GenericArguments {
  private(set) var types: [String: TypeSyntax] = [:]

  init() {}

  /// Reads the arguments of a type such as `Navigator<Step>`.
  ///
  /// - Parameter outer: what stands for names in it.
  init(of type: TypeSyntax, in project: Project, within outer: GenericArguments) {
    guard let name = TypeNames.innermost(of: type), let node = Self.identifier(type),
      let clause = node.genericArgumentClause,
      let generic = project.type(name)?.syntax.asProtocol((any WithGenericParametersSyntax).self)
    else { return }
    let names = generic.genericParameterClause?.parameters.map(\.name.text) ?? []
    let arguments = clause.arguments.compactMap { $0.argument.as(TypeSyntax.self) }
    types = Dictionary(
      zip(names, arguments.map { outer.applied(to: $0.trimmed) }), uniquingKeysWith: { $1 })
  }

  /// Finds what may stand for the parameters of a generic method: the one type of the app that conforms to
  /// the app's protocols of which a parameter is; none where there are several.
  init(for method: FunctionDeclSyntax, in project: Project) {
    for parameter in method.genericParameterClause?.parameters ?? [] {
      let asked = parameter.inheritedType.map { TypeNames.parts(of: $0) } ?? []
      guard !asked.isEmpty, asked.allSatisfy({ project.type($0)?.kind == .protocol }) else {
        continue
      }
      let found = project.typeNames.filter { name in
        guard let type = project.type(name), type.isType, type.kind != .protocol else {
          return false
        }
        return Set(project.ancestors(of: name)).isSuperset(of: asked)
      }
      if found.count == 1 { types[parameter.name.text] = TypeNames.type(found[0]) }
    }
  }

  /// Lets the protocols of which the generic parameters of an initializer are stand for them: whatever
  /// conforms to these can be handed to it.
  init(boundsIn node: InitializerDeclSyntax) {
    for parameter in node.genericParameterClause?.parameters ?? [] {
      types[parameter.name.text] = Self.bounds(of: parameter, in: node).first
    }
  }

  /// Lists the types that are declared within another, by the names by which code outside refers to them.
  init(ofTypesWithin owner: String, in project: Project) {
    for member in project.parts(of: owner).flatMap(\.members).map(\.decl) {
      guard
        member.is(EnumDeclSyntax.self) || member.is(StructDeclSyntax.self)
          || member.is(ClassDeclSyntax.self)
      else { continue }
      for name in HollowMember.names(of: member) {
        types[name] = TypeSyntax(
          MemberTypeSyntax(baseType: TypeNames.type(owner), name: .identifier(name)))
      }
    }
  }

  /// Returns the arguments of a type and of all from which it inherits, by their names.
  func ofAncestors(of type: String, in project: Project) -> [String: GenericArguments] {
    var found = [type: self]
    var open = [type]
    while let next = open.popLast() {
      for part in project.parts(of: next) {
        for inherited in part.group?.inheritanceClause?.inheritedTypes ?? [] {
          guard let name = TypeNames.innermost(of: inherited.type), found[name] == nil else {
            continue
          }
          found[name] = GenericArguments(
            of: inherited.type, in: project, within: found[next] ?? self)
          open.append(name)
        }
      }
    }
    return found
  }

  /// Returns a part of the source with the types in place of the parameters.
  func applied<Node: SyntaxProtocol>(to node: Node) -> Node {
    types.isEmpty ? node : Replacement(types).rewrite(node).as(Node.self) ?? node
  }

  /// The types that whatever stands for a generic parameter conforms to or inherits from.
  fileprivate static func bounds(
    of parameter: GenericParameterSyntax, in node: any WithGenericParametersSyntax
  ) -> [TypeSyntax] {
    let stated = (node.genericWhereClause?.requirements ?? []).compactMap {
      $0.requirement.as(ConformanceRequirementSyntax.self)
    }.filter { $0.leftType.trimmedDescription == parameter.name.text }.map(\.rightType)
    return ([parameter.inheritedType].compactMap { $0 } + stated).map(\.trimmed)
  }

  /// The name with its arguments, behind optionals.
  private static func identifier(_ type: TypeSyntax) -> IdentifierTypeSyntax? {
    if let node = type.as(OptionalTypeSyntax.self) { return identifier(node.wrappedType) }
    if let node = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return identifier(node.wrappedType)
    }
    return type.as(IdentifierTypeSyntax.self)
  }
}

extension Project {
  /// The app's protocol to which whatever stands for a generic parameter of a type conforms, such as that of
  /// `Model` in `struct List<Model: ListModel>`; nil where none is stated, or the name is no parameter's.
  func bound(of parameter: String, in owner: String) -> String? {
    guard
      let generic = type(owner)?.syntax.asProtocol((any WithGenericParametersSyntax).self),
      let node = generic.genericParameterClause?.parameters.first(where: {
        $0.name.text == parameter
      })
    else { return nil }
    return GenericArguments.bounds(of: node, in: generic).flatMap(TypeNames.parts)
      .first { type($0)?.kind == .protocol }
  }
}

private final class Replacement: SyntaxRewriter {
  private let types: [String: TypeSyntax]

  init(_ types: [String: TypeSyntax]) {
    self.types = types
    super.init()
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.genericArgumentClause == nil, let type = types[node.name.text] else {
      return super.visit(node)
    }
    return type.with(\.leadingTrivia, node.leadingTrivia)
      .with(\.trailingTrivia, node.trailingTrivia)
  }
}
#endif
