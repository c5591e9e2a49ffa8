#if Adopt
import SwiftSyntax

/// Where code stands: in which member, and when that runs it.
struct CodeContext {
  /// When a member runs the code.
  enum Runs: Hashable {
    /// When the member runs, or later by itself.
    case atOnce
    /// When the view around it appears.
    case asViewAppears
    /// When a person pulls the list around it down.
    case onPull
    /// When something happens that is not known, such as a touch.
    case unknown
  }

  /// The member of a type; nil where it stands elsewhere.
  private(set) var member: DeclSyntax?

  /// The name of the type.
  let owner: String?

  private(set) var runs = Runs.atOnce

  /// A Boolean value that indicates whether a service has answered before: what comes earlier in the same
  /// function awaits it, or it runs a closure around the code.
  private(set) var followsAnswer = false

  init(of node: Syntax, in project: Project, _ findings: Findings) {
    owner = TypeAround.name(of: node)
    let place = node.position
    var node = node
    while let parent = node.parent, member == nil {
      if let statements = parent.as(CodeBlockItemListSyntax.self) {
        followsAnswer = followsAnswer || statements.awaits(before: place)
      } else if let call = node.as(ClosureExprSyntax.self)?.takingCall {
        followsAnswer = followsAnswer || Self.isAsked(call, by: owner ?? "", project, findings)
      }
      if runs == .atOnce, let closure = node.as(ClosureExprSyntax.self) {
        runs = Self.runs(closure, owner ?? "", project, findings)
      }
      if parent.is(MemberBlockItemSyntax.self) {
        member = node.as(DeclSyntax.self)
      } else if node.is(FunctionDeclSyntax.self) {
        runs = .unknown
      }
      node = parent
    }
  }

  /// When code runs a closure.
  private static func runs(
    _ closure: ClosureExprSyntax, _ owner: String, _ project: Project, _ findings: Findings
  ) -> Runs {
    guard let call = closure.takingCall, let name = call.calledName else { return .unknown }
    switch name {
    case "onAppear", "task": return .asViewAppears
    case "refreshable": return .onPull
    case "Task", "detached", "async", "asyncAfter", "scheduledTimer", "withAnimation", "forEach":
      return .atOnce
    case "init", "run":
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      return ["Task", "MainActor"].contains(base) ? .atOnce : .unknown
    case "animate", "transition":
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      return base == "UIView" ? .atOnce : .unknown
    default: return isAsked(call, by: owner, project, findings) ? .atOnce : .unknown
    }
  }

  /// A Boolean value that indicates whether a call asks a service of the app, which answers by a closure.
  private static func isAsked(
    _ call: FunctionCallExprSyntax, by owner: String, _ project: Project, _ findings: Findings
  ) -> Bool {
    guard let method = call.calledName,
      let path = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.propertyPath,
      !path.isEmpty, let held = ObjectPath(along: path[...], from: owner, in: project),
      project.type(held.type) != nil, findings[held.type] == .other,
      !findings.standsForNavigation(held.type)
    else { return false }
    let types = [held.type] + project.ancestors(of: held.type)
    let methods = types.flatMap { Entry.methods(of: $0, project) }.filter { $0.name.text == method }
    let listeners = Listeners(of: held.type, in: project)
    return !methods.isEmpty && !methods.contains(where: listeners.areKept)
  }
}

extension ClosureExprSyntax {
  /// The call that takes the closure as an argument.
  fileprivate var takingCall: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure?.id == id ? call : nil
    }
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return element.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  /// A Boolean value that indicates whether a statement before a place awaits something, or what is tried
  /// does where the place is in what catches its errors.
  fileprivate func awaits(before place: AbsolutePosition) -> Bool {
    contains { statement in
      if statement.endPosition <= place { return statement.hasAwait }
      let attempt = statement.item.as(DoStmtSyntax.self)
      return attempt.map { $0.body.endPosition <= place && Syntax($0.body).hasAwait } ?? false
    }
  }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether code awaits something.
  fileprivate var hasAwait: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
  }
}

/// The type around code.
enum TypeAround {
  /// The name of the type at the top level, or of the class within it, as the project knows them.
  static func name(of node: Syntax) -> String? {
    var names: [String] = []
    var node = node
    while let parent = node.parent {
      if let part = parent.as(ExtensionDeclSyntax.self) {
        names.insert(part.extendedType.trimmedDescription, at: 0)
      } else if parent.asProtocol((any DeclGroupSyntax).self) != nil,
        let name = parent.asProtocol((any NamedDeclSyntax).self)?.name.text
      {
        names.insert(name, at: 0)
      }
      node = parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
#endif
