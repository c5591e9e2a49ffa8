#if Adopt
import SwiftSyntax

/// A type that neither the app nor the platform here declares, such as one of a third-party module: a
/// stand-in with the initializers that the app calls and the values that it hands on by name, and without
/// other members. A module that became one with the app has other names for the types that code qualifies
/// by it; any other has types of its own, also where the app has one of the same name.
struct ForeignType {
  let name: String

  /// A Boolean value that indicates whether a value can be made of nothing.
  let isMadeOfNothing: Bool

  /// The lines, each with the name by which repairs refer to it.
  let pieces: [HollowType.Piece]

  /// Finds out from an app's code what a type is.
  ///
  /// - Parameters:
  ///   - isView: a Boolean value that indicates whether it is a view of SwiftUI, an empty one.
  ///   - isKey: a Boolean value that indicates whether its values are told apart, as keys are.
  ///   - parent: the name of the one among the others from which it inherits, if any.
  ///   - others: the names of other types like it.
  ///   - values: the names of its values that code hands on.
  ///   - isDropped: tells which pieces don't compile.
  init(
    _ name: String, usedBy project: Project, isView: Bool = false, isKey: Bool = false,
    parent: String? = nil, others: Set<String> = [], values: Set<String> = [],
    isDropped: (String) -> Bool
  ) {
    self.name = name
    let visitor = UseVisitor(of: name)
    for file in project.files where file.text.contains(name) { visitor.walk(file.tree) }
    let id = Self.identity(of: name)
    if project.isModule(name) {
      isMadeOfNothing = false
      let isMerged = project.merged.contains(name)
      let types = visitor.members.sorted().compactMap { member -> HollowType.Piece? in
        let place = "\(id).\(member)"
        // What the app calls like a type of a module that is not there is another type.
        let isSame = isMerged ? project.type(member) != nil : others.contains(member)
        guard !isDropped(place), isSame || !isMerged && member.first?.isUppercase == true else {
          return nil
        }
        let text =
          isSame
          ? "  typealias \(member) = \(project.name).\(member)" : "  class \(member) { init() {} }"
        return HollowType.Piece(member: place, text: text)
      }
      pieces =
        [HollowType.Piece(member: id, text: "enum \(name) {")] + types
        + [HollowType.Piece(member: id, text: "}")]
      return
    }
    if visitor.calls.isEmpty, visitor.isConformedTo, !Self.isController(name) {
      isMadeOfNothing = false
      pieces = [HollowType.Piece(member: id, text: "protocol \(name) {}")]
      return
    }
    isMadeOfNothing = !Self.isController(name)
    let parameters = (0..<visitor.argumentCount).map { "Argument\($0 + 1)" }
    let generics = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let head = isView ? ": View" : (Self.controller(name) ?? parent).map { ": \($0)" } ?? ""
    let call = !Self.isController(name) ? "" : " super.init(nibName: nil, bundle: nil) "
    var found = [
      HollowType.Piece(
        member: id, text: "\(isView ? "struct" : "class") \(name)\(generics)\(head) {")
    ]
    if isView {
      found.append(
        HollowType.Piece(member: id, text: "  var body: some View { EmptyView() }"))
    }
    if !Self.isController(name) {
      let start = isView || parent == nil ? "" : "override "
      found.append(HollowType.Piece(member: id, text: "  \(start)init() {}"))
    }
    for labels in visitor.calls.sorted(by: { $0.lexicographicallyPrecedes($1) })
    where !labels.isEmpty && !Self.inherits(name, labels) {
      let place = "\(id).init(\(labels.joined(separator: ",")))"
      guard !isDropped(place) else { continue }
      let list = labels.enumerated().map { "\($0.element) value\($0.offset + 1): Any?" }
      let text = "  init(\(list.joined(separator: ", "))) {\(call)}"
      found.append(HollowType.Piece(member: place, text: text))
    }
    for value in isMadeOfNothing ? values.sorted() : [] {
      let place = "\(id).\(value)"
      guard !isDropped(place) else { continue }
      let text = "  static var \(value == "default" ? "`default`" : value): \(name) { .init() }"
      found.append(HollowType.Piece(member: place, text: text))
    }
    found.append(HollowType.Piece(member: id, text: "}"))
    if isKey, !isView {
      found.append(HollowType.Piece(member: id, text: Self.comparison(of: name)))
    }
    pieces = found
  }

  /// The conformance by which its values are told apart: each is another one.
  private static func comparison(of name: String) -> String {
    """
    extension \(name): Hashable {
      static func == (left: \(name), right: \(name)) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    """
  }

  /// The name by which repairs refer to a type.
  static func identity(of name: String) -> String { "the foreign type \(name)" }

  /// The name by which repairs refer to the conformance of one of the app's types.
  static func identity(of type: String, as name: String) -> String {
    "the conformance of \(type) to \(name)"
  }

  /// A Boolean value that indicates whether a controller has the initializer from that of the platform.
  private static func inherits(_ name: String, _ labels: [String]) -> Bool {
    controller(name) == "UINavigationController" && labels == ["rootViewController"]
  }

  /// A Boolean value that indicates whether a name is one of view controllers.
  private static func isController(_ name: String) -> Bool { controller(name) != nil }

  /// The controller of the platform that one of a name is told to be; nil where it is told to be none.
  private static func controller(_ name: String) -> String? {
    for kind in ["NavigationController", "TabBarController"] where name.hasSuffix(kind) {
      return "UI\(kind)"
    }
    let isOfPlatform = ["UI", "MF", "PH", "CN", "EK"].contains { name.hasPrefix($0) }
    return name.hasSuffix("ViewController") || isOfPlatform && name.hasSuffix("Controller")
      ? "UIViewController" : nil
  }
}

/// Finds out how code uses the name of a type.
private final class UseVisitor: SyntaxVisitor {
  private let name: String

  /// The labels of each call that makes a value, `_` where there is none.
  var calls: Set<[String]> = []

  /// A Boolean value that indicates whether something inherits from it or is constrained to it.
  var isConformedTo = false

  /// The names after its name and a dot.
  var members: Set<String> = []

  /// The number of its generic arguments.
  var argumentCount = 0

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    isConformedTo = isConformedTo || TypeNames.parts(of: node.type).contains(name)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType, TypeNames.parts(of: type).contains(name) {
      isConformedTo = true
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    isConformedTo = isConformedTo || Names(in: [node.constraint]).all.contains(name)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { note(node.genericArgumentClause) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.trimmedDescription == name { members.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.trimmedDescription == name { members.insert(node.declName.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.trimmedDescription == name { note(node.genericArgumentClause) }
    return .visitChildren
  }

  private func note(_ clause: GenericArgumentClauseSyntax?) {
    argumentCount = max(argumentCount, clause?.arguments.count ?? 0)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      ?? node.calledExpression
    let base = called.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.baseName.text == "init" ? $0.base : nil
    }
    if (base ?? called).trimmedDescription == name, node.trailingClosure == nil {
      calls.insert(node.arguments.map { $0.label?.text ?? "_" })
    }
    return .visitChildren
  }
}
#endif
