#if Adopt
import SwiftSyntax

/// A call by which a screen tells its coordinator something: a closure, or a delegate's method.
struct Callback {
  /// The name of the control that makes the call.
  var control: String

  /// The call, as source within a method of the type that makes it.
  var call: String
}

/// Finds the calls of a type.
struct CallbackReader {
  let project: Project
  let samples: Samples

  /// The calls of a stored property, and why there are none where one would expect some.
  func callbacks(
    of property: String, _ type: TypeSyntax, in owner: String, isWeak: Bool
  ) -> (found: [Callback], missed: String?) {
    let isOptional =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    if let function = functionType(type) {
      let calls = arguments(of: function.parameters.map { ("", $0.type) }, owner: owner)
      guard !calls.isEmpty else {
        return ([], "\(owner).\(property): no value can be made for an argument")
      }
      return (
        calls.map {
          Callback(
            control: "\(owner):\(property)\($0.word)",
            call: "self.\(property)\(isOptional ? "?" : "")(\($0.text))")
        }, nil
      )
    }
    guard isWeak, isOptional, let name = TypeNames.parts(of: unwrapped(type)).first,
      project.type(name)?.kind == .protocol, property.lowercased().contains("delegate")
    else { return ([], nil) }
    return (delegateCalls(property, name, owner), nil)
  }

  private func delegateCalls(_ property: String, _ name: String, _ owner: String) -> [Callback] {
    let names = [name] + project.ancestors(of: name)
    return names.flatMap { project.parts(of: $0).prefix(1) }.flatMap(\.members)
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .flatMap { calls(of: $0, in: owner) { "_ = self.\(property)?.\($0)" } }
  }

  /// The calls of a method, one for each list of arguments.
  ///
  /// - Parameters:
  ///   - given: the arguments that are known, by the place of the parameter; others are made up.
  ///   - making: makes the statement from the method's name with its arguments.
  func calls(
    of node: FunctionDeclSyntax, in owner: String, given: [Int: String] = [:],
    making: (String) -> String
  ) -> [Callback] {
    let parameters = node.signature.parameterClause.parameters.enumerated().filter {
      $0.element.defaultValue == nil || given[$0.offset] != nil
    }
    let arguments = arguments(
      of: parameters.map { ($0.element.firstName.text, $0.element.type) }, owner: owner,
      given: parameters.map { given[$0.offset] })
    return arguments.map {
      Callback(
        control: "\(owner):\(node.name.text)\($0.word)",
        call: making("\(node.name.text)(\($0.text))"))
    }
  }

  /// The lists of arguments to call something with, at most eight; none where a value is missing.
  private func arguments(
    of parameters: [(label: String, type: TypeSyntax)], owner: String, given: [String?] = []
  ) -> [(word: String, text: String)] {
    var lists: [(words: [String], texts: [String])] = [([], [])]
    for (place, (label, type)) in parameters.enumerated() {
      let isOwner = TypeNames.parts(of: type).first == owner
      let known = given.indices.contains(place) ? given[place] : nil
      let values =
        known.map { [$0] } ?? (isOwner ? ["self"] : samples.values(of: type, within: owner))
      lists = lists.flatMap { list in
        values.map { value in
          let text = label.isEmpty || label == "_" ? value : "\(label): \(value)"
          let words =
            values.count > 1 || known != nil ? list.words + [Self.word(value)] : list.words
          return (words, list.texts + [text])
        }
      }
    }
    return lists.prefix(8).map { list in
      let word = list.words.isEmpty ? "" : "(\(list.words.joined(separator: ",")))"
      return (word, list.texts.joined(separator: ", "))
    }
  }

  /// A value as a word of a control's name: a case without its type and payload.
  static func word(_ value: String) -> String {
    let head = value.prefix { $0 != "(" }
    return String(head.split(separator: ".").last ?? head)
  }

  private func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    if let node = type.as(OptionalTypeSyntax.self) { return node.wrappedType }
    if let node = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return node.wrappedType }
    if let node = type.as(TupleTypeSyntax.self), node.elements.count == 1 {
      return node.elements.first!.type
    }
    return type
  }

  /// The function type that a type is, behind optionals, parentheses and names.
  func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let node = type.as(FunctionTypeSyntax.self) { return node }
    if let node = type.as(AttributedTypeSyntax.self) { return functionType(node.baseType) }
    if let node = type.as(IdentifierTypeSyntax.self),
      let alias = project.type(node.name.text)?.syntax.as(TypeAliasDeclSyntax.self)
    {
      return functionType(alias.initializer.value)
    }
    let inner = unwrapped(type)
    return inner.id == type.id ? nil : functionType(inner)
  }
}
#endif
