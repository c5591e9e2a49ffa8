#if Adopt
import SwiftSyntax

/// A call by which a screen tells its coordinator something: a closure, or a delegate's method.
struct Callback {
  /// The name of the control that makes the call.
  var control: String

  /// The call, as source within a method of the type that makes it.
  var call: String

  /// What the type's code sets before it makes the call.
  var before: [SharedSet] = []

  /// The places where the type's code makes the call, where these are told one by one.
  var places: [FunctionCallExprSyntax] = []

  /// The reasons why nobody makes a call twice within one transition.
  enum MadeOnce {
    /// It follows the pull of a list, or news of the platform.
    case pull
    /// It follows an answer to what the screen asks by itself, and a button asks again.
    case answer
  }

  /// Why nobody makes it twice within one transition; nil where somebody may.
  var madeOnce: MadeOnce?

  /// The name of what it calls.
  var calledName: String {
    String(control.drop { $0 != ":" }.dropFirst().prefix { $0 != "(" && $0 != " " })
  }
}

/// Calls that were found, and what could not be.
struct FoundCallbacks {
  var found: [Callback] = []

  /// Calls for which no control can be made, with the reason.
  var missed: [String] = []

  /// The ways to make them that are beyond what is tried.
  var leftOut: [LeftOutWays] = []

  static func += (left: inout FoundCallbacks, right: FoundCallbacks) {
    left.found += right.found
    left.missed += right.missed
    left.leftOut += right.leftOut
  }
}

/// Finds the calls of a type.
struct CallbackReader {
  let project: Project
  let samples: Samples

  /// The calls of a stored property, and why there are none where one would expect some.
  func callbacks(
    of property: String, _ type: TypeSyntax, in owner: String, isWeak: Bool
  ) -> FoundCallbacks {
    let isOptional = type.isOptional
    if let function = project.functionType(type, in: owner) {
      let arguments = function.parameters.map { argument("", $0.type, owner) }
      let call = "self.\(property)\(isOptional ? "?" : "")"
      let effects = function.effectSpecifiers
      if effects?.asyncSpecifier != nil, !HollowType.isVoid(function.returnClause.type) {
        return FoundCallbacks(missed: [.isAwaited("\(owner):\(property)")])
      }
      let mark = effects?.throwsClause == nil ? "" : "try? "
      let calls = calls(named: "\(owner):\(property)", arguments) {
        effects?.asyncSpecifier == nil
          ? "\(mark)\(call)(\($0))" : "Task { \(mark)await \(call)(\($0)) }"
      }
      guard calls.found.isEmpty else { return calls }
      return FoundCallbacks(missed: ["\(owner).\(property): no value can be made for an argument"])
    }
    guard isWeak, isOptional, let name = TypeNames.parts(of: type.unwrapped).first,
      project.type(name)?.kind == .protocol, property.lowercased().contains("delegate")
    else { return FoundCallbacks() }
    return delegateCalls(property, name, owner)
  }

  private func delegateCalls(
    _ property: String, _ name: String, _ owner: String
  ) -> FoundCallbacks {
    var all = FoundCallbacks()
    for part in ([name] + project.ancestors(of: name)).flatMap({ project.parts(of: $0).prefix(1) })
    {
      for method in part.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
        all += calls(of: method, in: owner) { "_ = self.\(property)?.\($0)" }
      }
    }
    return all
  }

  /// The calls of a method, one for each list of arguments.
  ///
  /// - Parameters:
  ///   - given: the arguments that are known, by the place of the parameter; others are made up.
  ///   - handed: the screens among them and what the type was made with, of which names say nothing.
  ///   - making: makes the statement from the method's name with its arguments.
  func calls(
    of node: FunctionDeclSyntax, in owner: String, given: [Int: String] = [:],
    handed: [Int: String] = [:], making: (String) -> String
  ) -> FoundCallbacks {
    let arguments = node.signature.parameterClause.parameters.enumerated().filter {
      $0.element.defaultValue == nil || given[$0.offset] != nil || handed[$0.offset] != nil
    }.map { place, parameter in
      let label = parameter.firstName.text
      if let screen = handed[place] {
        return ArgumentLists.Argument(label: label, values: [screen])
      }
      return given[place].map { ArgumentLists.Argument(label: label, values: [$0], isTold: true) }
        ?? argument(label, parameter.type, owner)
    }
    return calls(named: "\(owner):\(node.name.text)", arguments) {
      making("\(node.name.text)(\($0))")
    }
  }

  private func argument(
    _ label: String, _ type: TypeSyntax, _ owner: String
  ) -> ArgumentLists.Argument {
    // Whoever tells somebody of itself may do so as what it inherits or conforms to.
    let isOwner = TypeNames.parts(of: type).first.map {
      $0 == owner || project.type($0) != nil && project.ancestors(of: owner).contains($0)
    }
    var samples = samples
    samples.attempts = true
    return ArgumentLists.Argument(
      label: label, values: isOwner == true ? ["self"] : samples.values(of: type, within: owner))
  }

  private func calls(
    named name: String, _ arguments: [ArgumentLists.Argument], making: (String) -> String
  ) -> FoundCallbacks {
    let lists = ArgumentLists(of: arguments)
    let found = lists.tried.map {
      Callback(control: name + $0.word, call: HollowType.attempted(making($0.text)))
    }
    let leftOut =
      lists.leftOut.isEmpty
      ? [] : [LeftOutWays(call: name, tried: found.count, words: lists.leftOut)]
    return FoundCallbacks(found: found, leftOut: leftOut)
  }

  /// A value as a word of a control's name: a case without its type and payload.
  static func word(_ value: String) -> String {
    if value.hasPrefix("[") { return value == "[]" ? "none" : "one" }
    if value.hasSuffix("([])") || value.contains("([") && value.hasSuffix("])") {
      let list = value.hasSuffix("([])") ? "none" : "one"
      return "\(word(String(value.prefix { $0 != "(" }))) \(list)"
    }
    let type = value.hasSuffix(".self") ? value.dropLast(5) : value[...]
    let head = type.prefix { $0 != "(" }
    let name = String(head.split(separator: ".").last ?? head)
    guard name.first?.isLowercase == true, let inner = innerCase(type.dropFirst(head.count + 1))
    else { return name }
    // Of two routes that one case pushes, that case alone does not tell which.
    return "\(name) \(word(inner))"
  }

  /// The case that the first argument of a call is, with or without the name of its enum; nil where it is
  /// another value.
  private static func innerCase(_ arguments: Substring) -> String? {
    func isOfName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    let label = arguments.prefix(while: isOfName)
    let isLabel = arguments.dropFirst(label.count).hasPrefix(": ")
    let first = isLabel ? arguments.dropFirst(label.count + 2) : arguments
    let path = first.prefix { isOfName($0) || $0 == "." }
    guard path.contains("."), path.split(separator: ".").last?.first?.isLowercase == true else {
      return nil
    }
    return String(first.dropFirst(path.count).hasPrefix("(") ? first : path)
  }
}

extension String {
  fileprivate static func isAwaited(_ call: String) -> String {
    "\(call): code awaits what it returns, so that no user calls it"
  }
}
#endif
