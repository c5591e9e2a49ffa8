#if Adopt
import SwiftSyntax

/// A declaration at the top level of a file, or a class within a type.
struct Declaration {
  /// The kinds of declarations.
  enum Kind: Hashable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, `typealias`, function, variable, other
  }

  /// The number of the declaration in its project.
  var id: Int

  /// The number of the file in the project.
  var file: Int

  var kind: Kind

  /// The name; of an extension, that of the type that it extends.
  var name: String

  /// The names of what it inherits from and conforms to, without generic arguments.
  var inherited: [String]

  /// A Boolean value that indicates whether only its file can refer to it.
  var isPrivate: Bool

  var syntax: DeclSyntax

  /// The number of its lines, comments before it left out.
  var lineCount: Int

  /// The number of its lines with code: what is documented at length is no larger for it.
  var codeLineCount: Int

  /// The members of a type or an extension.
  var members: MemberBlockItemListSyntax {
    group?.memberBlock.members ?? []
  }

  /// A Boolean value that indicates whether it declares cases of an enum: without them one is a namespace.
  var hasCases: Bool { members.contains { $0.decl.is(EnumCaseDeclSyntax.self) } }

  /// The declaration as one with members.
  var group: (any DeclGroupSyntax)? { syntax.asProtocol((any DeclGroupSyntax).self) }

  /// What its generic parameters have to be: in its head, and in its clause, as in
  /// `struct Framed<Content>: View where Content: View`.
  var genericBounds: [(parameter: String, bound: TypeSyntax)] {
    let node = syntax.asProtocol((any WithGenericParametersSyntax).self)
    let own = (node?.genericParameterClause?.parameters ?? []).compactMap { parameter in
      parameter.inheritedType.map { (parameter.name.text, $0) }
    }
    let required = (group?.genericWhereClause?.requirements ?? []).compactMap { requirement in
      requirement.requirement.as(ConformanceRequirementSyntax.self).map {
        ($0.leftType.trimmedDescription, $0.rightType)
      }
    }
    return own + required
  }

  /// A Boolean value that indicates whether it declares a type with members of its own.
  var isType: Bool {
    switch kind {
    case .class, .struct, .enum, .protocol: true
    case .extension, .typealias, .function, .variable, .other: false
    }
  }
}

extension Declaration {
  /// Reads a declaration; nil where the statement is none.
  init?(_ syntax: DeclSyntax, lines: Int) {
    self.init(
      id: 0, file: 0, kind: .other, name: "", inherited: [], isPrivate: false, syntax: syntax,
      lineCount: lines, codeLineCount: Self.codeLines(in: syntax.trimmedDescription))
    switch syntax.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): (kind, name) = (.class, node.name.text)
    case .actorDecl(let node): (kind, name) = (.class, node.name.text)
    case .structDecl(let node): (kind, name) = (.struct, node.name.text)
    case .enumDecl(let node): (kind, name) = (.enum, node.name.text)
    case .protocolDecl(let node): (kind, name) = (.protocol, node.name.text)
    case .extensionDecl(let node): (kind, name) = (.extension, node.extendedType.trimmedDescription)
    case .typeAliasDecl(let node): (kind, name) = (.typealias, node.name.text)
    case .functionDecl(let node): (kind, name) = (.function, node.name.text)
    case .variableDecl(let node):
      kind = .variable
      name = node.bindings.first?.pattern.trimmedDescription ?? ""
    default: return nil
    }
    let clause = group?.inheritanceClause
    inherited = (clause?.inheritedTypes ?? []).flatMap { TypeNames.parts(of: $0.type) }
    isPrivate = syntax.isPrivate
  }
}

extension Declaration {
  /// The number of a class within another type: it comes and goes with that.
  private static let numberWithin = -1

  /// A Boolean value that indicates whether it stands within another type.
  var isNested: Bool { id == Self.numberWithin }

  /// The classes that it declares within its type and that others can refer to, by their full names.
  var nestedClasses: [Declaration] {
    members.compactMap { member in
      guard member.decl.is(ClassDeclSyntax.self), !member.decl.isPrivate,
        var inner = Declaration(member.decl, lines: 0)
      else { return nil }
      (inner.id, inner.file, inner.name) = (Self.numberWithin, file, "\(name).\(inner.name)")
      inner.lineCount =
        inner.syntax.trimmedDescription.split(
          separator: "\n", omittingEmptySubsequences: false
        ).count
      return inner
    }
  }

  private static func codeLines(in text: String) -> Int {
    text.split(separator: "\n").count { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      return !start.isEmpty && !["//", "/*", "*"].contains { start.hasPrefix($0) }
    }
  }
}

extension DeclSyntax {
  /// The names of the modifiers, such as `private`.
  var modifierNames: [String] {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
  }

  /// A Boolean value that indicates whether others can't reach it, or, where only the setter is private,
  /// can't set it.
  var isPrivate: Bool { modifierNames.contains { $0.hasSuffix("private") } }

  /// The names of the attributes, such as `objc`.
  var attributeNames: [String] {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}

/// Reads names off types.
enum TypeNames {
  /// The type of a name.
  static func type(_ name: String) -> TypeSyntax {
    TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
  }

  /// The names that a composition such as `A & B<C>` consists of, without generic arguments.
  static func parts(of type: TypeSyntax) -> [String] {
    switch type.as(TypeSyntaxEnum.self) {
    case .compositionType(let node): node.elements.flatMap { parts(of: $0.type) }
    case .attributedType(let node): parts(of: node.baseType)
    case .identifierType(let node): [node.name.text]
    case .memberType(let node): [node.name.text]
    case .someOrAnyType(let node): parts(of: node.constraint)
    default: []
    }
  }
}
#endif
