#if Adopt
import SwiftSyntax

extension CutPlace {
  /// The attribute around a token, such as a macro or a property wrapper that is not there, and what
  /// stands in its place: nothing, or a property with a value that the wrapper would have supplied.
  static func attribute(around token: TokenSyntax) -> (Range<Int>, String)? {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(AttributeSyntax.self) { node = parent }
    guard let attribute = node.as(AttributeSyntax.self) else { return nil }
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self), variable.isStored,
      let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.initializer == nil, let type = binding.typeAnnotation?.type
    else { return (attribute.range, "") }
    let start = attribute.range.lowerBound
    let name = binding.pattern.trimmedDescription
    let modifiers = DeclSyntax(variable).modifierNames.filter { $0 != "weak" && $0 != "unowned" }
    let isLazy = isInClass(attribute) && !variable.isStatic
    let words = (isLazy ? ["lazy"] : []) + modifiers + ["var"]
    return (
      start..<binding.range.upperBound,
      "\(words.joined(separator: " ")) \(name): \(type.trimmedDescription) = "
        + "noValue(\(name.debugDescription))"
    )
  }

  private static func isInClass(_ attribute: AttributeSyntax) -> Bool {
    var node = Syntax(attribute)
    while let parent = node.parent {
      if let group = parent.asProtocol((any DeclGroupSyntax).self) {
        return group.is(ClassDeclSyntax.self)
      }
      node = parent
    }
    return false
  }
}
#endif
