#if Adopt
import SwiftSyntax

/// Makes a view of the `App` of SwiftUI, so that a window can show it: what its window groups show.
struct SceneEdits {
  /// The replacements, none of which adds or takes a line.
  private(set) var edits: [Edit] = []

  /// Finds what to replace in a declaration.
  init(in declaration: Declaration) {
    guard declaration.isApp, let group = declaration.group else { return }
    for inherited in group.inheritanceClause?.inheritedTypes ?? []
    where TypeNames.parts(of: inherited.type) == ["App"] {
      edits.append(Edit(inherited.type.range, "View"))
    }
    for member in declaration.members {
      guard let node = member.decl.as(VariableDeclSyntax.self) else { continue }
      adapt(node)
    }
    edits += SceneVisitor().edits(in: declaration)
  }

  /// The attribute of the delegate that the platform makes for the `App`.
  static let adaptor = "UIApplicationDelegateAdaptor"

  /// Lets the app make the delegate that the platform makes on a device.
  private mutating func adapt(_ node: VariableDeclSyntax) {
    for case .attribute(let attribute) in node.attributes
    where attribute.attributeName.trimmedDescription == Self.adaptor {
      guard let binding = node.bindings.first else { continue }
      var type = binding.typeAnnotation?.type.trimmedDescription
      if case .argumentList(let arguments) = attribute.arguments,
        let name = arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
      {
        type = name.trimmedDescription
      }
      guard let type else { continue }
      edits.append(Edit(attribute.range, ""))
      edits.append(
        Edit(binding.range, "\(binding.pattern.trimmedDescription) = adapted(\(type)())"))
    }
  }
}

extension Declaration {
  /// A Boolean value that indicates whether it is the `App` of SwiftUI.
  var isApp: Bool { kind == .struct && inherited.contains("App") }
}

private final class SceneVisitor: EditVisitor {
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if TypeNames.parts(of: node.constraint) == ["Scene"] {
      edits.append(Edit(node.constraint.range, "View"))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    guard ["WindowGroup", "Window"].contains(name), let content = node.trailingClosure else {
      return .visitChildren
    }
    let start = node.range.lowerBound
    edits.append(Edit(start..<content.range.lowerBound, "Group "))
    return .visitChildren
  }
}
#endif
