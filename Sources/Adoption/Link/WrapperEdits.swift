#if Adopt
import SwiftSyntax

/// Spells out attributes of SwiftUI that do not compile here as they are: wrappers of properties whose
/// names a merged module or the app gives to types of its own, and `@Entry`, a macro.
struct WrapperEdits {
  /// The replacements, none of which adds or takes a line.
  private(set) var edits: [Edit] = []

  /// Finds what to replace in a declaration.
  init(in declaration: Declaration, of project: Project) {
    let visitor = WrapperVisitor()
    visitor.isShadowed = { name in
      guard let type = project.type(name) else { return false }
      // What is no wrapper of properties is none as an attribute, either.
      return !type.syntax.attributeNames.contains("propertyWrapper")
    }
    visitor.isOfEnvironment =
      declaration.kind == .extension
      && declaration.name == "EnvironmentValues"
    edits = visitor.edits(in: declaration)
  }
}

private final class WrapperVisitor: EditVisitor {
  var isShadowed: (String) -> Bool = { _ in false }
  var isOfEnvironment = false

  private static let wrappers: Set = [
    "State", "Binding", "Bindable", "Environment", "EnvironmentObject", "StateObject",
    "ObservedObject",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.wrappers.contains(name), isShadowed(name) {
      edits.append(Edit(node.attributeName.range, "SwiftUI.\(name)"))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.wrappers.contains(called.baseName.text), isShadowed(called.baseName.text),
      ["initialValue", "wrappedValue"].contains(node.arguments.first?.label?.text)
    {
      edits.append(Edit(called.range, "SwiftUI.\(called.baseName.text)"))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isOfEnvironment, let edit = entry(node) else { return .visitChildren }
    edits.append(edit)
    return .skipChildren
  }

  /// The value of the environment that the macro declares, with its key.
  private func entry(_ node: VariableDeclSyntax) -> Edit? {
    let attribute = node.attributes.first {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Entry"
    }
    guard attribute != nil, node.bindings.count == 1, let binding = node.bindings.first else {
      return nil
    }
    let name = binding.pattern.trimmedDescription
    let key = "EntryKey_\(name)"
    let type = binding.typeAnnotation?.type.trimmedDescription
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    let first =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    let modifiers = node.modifiers.isEmpty ? "" : node.modifiers.trimmedDescription + " "
    return Edit(
      node.range,
      "\(modifiers)var \(name): \(type ?? "\(key).Value") { get { self[\(key).self] } "
        + "set { self[\(key).self] = newValue } }; "
        + "\(modifiers)struct \(key): EnvironmentKey { \(modifiers)\(first) }")
  }
}
#endif
