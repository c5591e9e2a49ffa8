#if Adopt
import SwiftSyntax

/// A member of a type that a stand-in shows without what it does.
struct HollowMember {
  /// How much of a member a stand-in shows.
  enum Level: Int, Comparable {
    case dropped, hollow, verbatim

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name by which repairs refer to it.
  var id: String

  var syntax: DeclSyntax

  /// The nodes by which a member's signature names types.
  static func signatures(of member: DeclSyntax) -> [Syntax] {
    switch member.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      node.bindings.flatMap { binding -> [Syntax] in
        if let type = binding.typeAnnotation?.type { return [Syntax(type)] }
        return binding.initializer.map { [Syntax($0.value)] } ?? []
      }
    case .functionDecl(let node): [Syntax(node.signature)]
    case .initializerDecl(let node): [Syntax(node.signature)]
    case .subscriptDecl(let node): [Syntax(node.parameterClause), Syntax(node.returnClause)]
    case .enumCaseDecl(let node): [Syntax(node)]
    case .typeAliasDecl(let node): [Syntax(node)]
    case .associatedTypeDecl(let node): [Syntax(node)]
    default: []
    }
  }

  /// The names that a member declares, as code refers to them: without the backticks of keywords.
  static func names(of member: DeclSyntax) -> [String] {
    written(in: member).map { $0.filter { $0 != "`" } }
  }

  private static func written(in member: DeclSyntax) -> [String] {
    switch member.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): node.bindings.map { $0.pattern.trimmedDescription }
    case .functionDecl(let node): [node.name.text]
    case .initializerDecl: ["init"]
    case .enumCaseDecl(let node): node.elements.map(\.name.text)
    case .typeAliasDecl(let node): [node.name.text]
    case .associatedTypeDecl(let node): [node.name.text]
    case .subscriptDecl: ["subscript"]
    case .deinitializerDecl: ["deinit"]
    default: member.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }
  }

  /// A text that tells a member of a type from the others.
  static func identity(of member: DeclSyntax, in type: String) -> String {
    let name = names(of: member).joined(separator: ",")
    let labels: String
    switch member.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      labels = "(\(node.signature.parameterClause.parameters.trimmedDescription))"
    case .initializerDecl(let node):
      labels = "(\(node.signature.parameterClause.parameters.trimmedDescription))"
    case .subscriptDecl(let node):
      labels = "(\(node.parameterClause.parameters.trimmedDescription))"
    default: labels = ""
    }
    return "\(type).\(name)\(labels)"
  }
}
#endif
