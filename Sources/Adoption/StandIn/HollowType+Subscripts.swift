#if Adopt
import SwiftSyntax

extension HollowType {
  /// Writes a subscript, which keeps nothing.
  mutating func write(_ node: SubscriptDeclSyntax, _ id: String) {
    let value = samples.initial(of: node.returnClause.type) ?? "noValue(\"\(name).subscript\")"
    add(id, "  \(hollow(node, value: value))")
  }

  /// A subscript that returns a value and drops what it is given.
  func hollow(_ node: SubscriptDeclSyntax, value: String) -> String {
    var copy = node
    copy.attributes = []
    copy.modifiers = node.modifiers.filter { ["static", "class"].contains($0.name.text) }
    let isSettable = node.accessorBlock?.accessors.description.contains("set") == true
    copy.accessorBlock = nil
    let setter = isSettable ? " set { _ = newValue }" : ""
    return "\(copy.trimmedDescription) { get { \(value) }\(setter) }"
  }
}
#endif
