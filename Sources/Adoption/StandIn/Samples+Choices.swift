#if Adopt
import SwiftSyntax

/// The values of which something is tried with each.
extension Samples {
  /// The values to try for an argument: both of a Boolean, each case of an enum, otherwise one.
  ///
  /// - Parameter owner: the type within which the argument's may be declared.
  func values(of type: TypeSyntax, within owner: String? = nil) -> [String] {
    let name = type.trimmedDescription
    if name == "Bool" { return ["true", "false"] }
    if let both = type.as(IdentifierTypeSyntax.self), both.name.text == "Result" {
      let types = both.genericArgumentClause?.arguments.compactMap {
        $0.argument.as(TypeSyntax.self)
      }
      return zip(["success", "failure"], types ?? []).compactMap { word, type in
        value(of: type).map { ".\(word)(\($0))" }
      }
    }
    if let (node, name) = declaredEnum(type, within: owner) {
      let cases = Self.cases(of: node).compactMap { value(of: $0, in: name) }
      if !cases.isEmpty { return cases }
    }
    let one = owner.map { value(of: type, within: $0, depth: 4) } ?? value(of: type)
    return one.map { [$0] } ?? []
  }

  /// The values with which a service may answer: a list is empty, or it has one element, so that there is
  /// something to choose.
  func answers(of type: TypeSyntax, within owner: String) -> [String] {
    if let list = type.as(ArrayTypeSyntax.self) {
      let element = value(of: list.element, within: owner, depth: 4)
      return ["[]"] + (element.map { ["[\($0)]"] } ?? [])
    }
    guard let node = type.as(IdentifierTypeSyntax.self), node.name.text == "Result",
      let first = node.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self),
      first.is(ArrayTypeSyntax.self)
    else { return values(of: type, within: owner) }
    let failures = values(of: type, within: owner).filter { !$0.hasPrefix(".success") }
    return answers(of: first, within: owner).map { ".success(\($0))" } + failures
  }

  /// The values to try for a property that says what is shown: of a list, also of one that a case of an enum
  /// has, none and one element, so that there is a row.
  func states(of type: TypeSyntax, within owner: String) -> [String] {
    if let node = type.as(OptionalTypeSyntax.self) {
      return states(of: node.wrappedType, within: owner)
    }
    if type.is(ArrayTypeSyntax.self) { return answers(of: type, within: owner) }
    guard let (node, name) = concreteEnum(type, within: owner) else {
      return values(of: type, within: owner)
    }
    return Self.cases(of: node).flatMap { element -> [String] in
      guard let parameters = element.parameterClause?.parameters, parameters.count == 1,
        let list = parameters.first?.type, list.is(ArrayTypeSyntax.self)
      else { return value(of: element, in: name).map { [$0] } ?? [] }
      let label = parameters.first?.firstName.map { "\($0.text): " } ?? ""
      return answers(of: list, within: owner).map { "\(name).\(element.name.text)(\(label)\($0))" }
    }
  }

  /// A value of each case of an enum, with the name by which code outside refers to the type; nil where
  /// one can't be made up.
  func everyCase(
    of type: TypeSyntax, within owner: String
  ) -> (name: String, values: [String])? {
    guard let (node, name) = declaredEnum(type.trimmed, within: owner), !node.hasGenerics else {
      return nil
    }
    let values = Self.cases(of: node).map { value(of: $0, in: name) }
    return values.contains(nil) ? nil : (name, values.compactMap { $0 })
  }
}
#endif
