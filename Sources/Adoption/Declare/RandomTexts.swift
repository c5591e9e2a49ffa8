#if Adopt
import SwiftSyntax

/// The stored properties of kept types that hold a text made of a random identifier, so that no two runs
/// agree in them.
struct RandomTexts {
  /// The names of the types that have them, each with those of its properties.
  private(set) var properties: [(type: String, names: [String])] = []

  /// Finds them among declarations.
  init(in declarations: [Declaration]) {
    for declaration in declarations { find(in: declaration.syntax, named: declaration.name) }
  }

  private mutating func find(in syntax: DeclSyntax, named name: String) {
    guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else { return }
    let members = group.memberBlock.members.map(\.decl)
    var found: [String] = []
    for member in members {
      if let node = member.as(VariableDeclSyntax.self), node.isStored, !node.isStatic {
        for binding in node.bindings where Self.isRandom(binding.initializer?.value) {
          found.append(binding.pattern.trimmedDescription)
        }
      }
      if let node = member.as(InitializerDeclSyntax.self) { found += Self.assigned(in: node) }
      if let inner = member.asProtocol((any NamedDeclSyntax).self) {
        find(in: member, named: "\(name).\(inner.name.text)")
      }
    }
    var met: Set<String> = []
    let names = found.filter { met.insert($0).inserted }
    if !names.isEmpty { properties.append((name, names)) }
  }

  /// The properties that an initializer sets to such a text.
  private static func assigned(in node: InitializerDeclSyntax) -> [String] {
    (node.body?.statements ?? []).compactMap { statement in
      guard case .expr(let expression) = statement.item,
        let sequence = expression.as(SequenceExprSyntax.self),
        let elements = Optional(Array(sequence.elements)), elements.count == 3,
        elements[1].is(AssignmentExprSyntax.self), isRandom(elements[2])
      else { return nil }
      if let member = elements[0].as(MemberAccessExprSyntax.self) {
        return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
      }
      return elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }

  /// A Boolean value that indicates whether an expression makes more of a new identifier than itself: of
  /// an identifier nothing but that it is there is state anyway.
  private static func isRandom(_ value: ExprSyntax?) -> Bool {
    guard let value else { return false }
    let text = value.trimmedDescription.replacing("Foundation.", with: "")
    return text != "UUID()" && text.contains("UUID()")
  }

  /// The declarations by which they are no state.
  var statements: [SystemStatement] {
    properties.flatMap { type, names in
      names.map { name in
        SystemStatement(
          .declaration,
          ["it.exclusions.insert(.field(\(name.debugDescription), of: \(type.debugDescription)))"],
          guess: .isRandom("\(type).\(name)"))
      }
    }
  }
}

extension String {
  fileprivate static func isRandom(_ property: String) -> String {
    "\(property) is no state, since it is made of a random identifier"
  }
}
#endif
