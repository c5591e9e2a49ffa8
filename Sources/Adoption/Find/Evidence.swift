#if Adopt
import SwiftSyntax

/// What a type does that speaks for its being a coordinator.
struct Evidence {
  /// Calls and assignments that navigate.
  var strong: Set<String> = []

  /// What it holds and offers.
  var weak: Set<String> = []

  /// A Boolean value that indicates whether it holds the routes on a stack as values.
  var holdsPath = false

  /// A Boolean value that indicates whether a stack shows what it holds.
  var isShown = false

  /// The names that it calls, or calls members of: types that it makes among them.
  var made: Set<String> = []

  /// A Boolean value that indicates whether it holds what has a coordinator's name.
  var holdsCoordinator = false

  /// A Boolean value that indicates whether methods take a controller, or what they cast to one.
  var isHandedScreens = false

  /// A Boolean value that indicates whether it is enough without a name.
  var isEnough: Bool {
    (!strong.isEmpty && !weak.isEmpty) || weak.count >= 3 || isShown
  }

  /// A Boolean value that indicates whether all that it does is to go back.
  var onlyGoesBack: Bool {
    !strong.isEmpty
      && strong.isSubset(of: [
        "calls popViewController", "calls popToViewController", "calls popToRootViewController",
      ])
  }

  /// A Boolean value that indicates whether all that it does is to ask a router that it holds, as a view model
  /// on XCoordinator does.
  var onlyAsksRouter: Bool { strong == ["calls trigger"] && !holdsCoordinator && !holdsPath }

  init(of parts: [Declaration], _ paths: StackPaths) {
    let bounds = parts.flatMap(\.genericBounds).map { ($0.parameter, $0.bound.trimmedDescription) }
    let visitor = EvidenceVisitor(paths, Dictionary(bounds) { "\($0) & \($1)" })
    for part in parts { visitor.walk(part.syntax) }
    (strong, weak, made) = (visitor.strong, visitor.weak, visitor.made)
    holdsPath = visitor.holdsPath
    isShown = visitor.isShown
    holdsCoordinator = visitor.holdsCoordinator
    isHandedScreens = visitor.isHandedScreens
  }
}

private final class EvidenceVisitor: SyntaxVisitor {
  var strong: Set<String> = []
  var weak: Set<String> = []
  var made: Set<String> = []
  var holdsPath = false
  var isShown = false
  var holdsCoordinator = false
  var isHandedScreens = false

  private let paths: StackPaths

  /// What the type's generic parameters have to be.
  private let bounds: [String: String]

  init(_ paths: StackPaths, _ bounds: [String: String]) {
    self.paths = paths
    self.bounds = bounds
    super.init(viewMode: .sourceAccurate)
  }

  /// The number of initializers around what is visited.
  private var initializers = 0

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { initializers -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if PlatformNames.navigating.contains(name) { strong.insert("calls \(name)") }
      if name == "start" { weak.insert("starts others") }
      let base = member.base?.trimmedDescription ?? ""
      if ["append", "removeLast", "removeAll"].contains(name),
        isNavigated(String(base.split(separator: ".").last ?? ""))
      {
        strong.insert("changes \(base)")
      }
      if let type = member.base?.as(DeclReferenceExprSyntax.self) {
        made.insert(type.baseName.text)
      }
    } else if let type = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = type.baseName.text
      made.insert(name)
      if PlatformNames.navigating.contains(name), name != "dismiss" {
        strong.insert("calls \(name)")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
    note(assignmentTo: node.leftOperand)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.assignment?.target { note(assignmentTo: target) }
    return .visitChildren
  }

  private func note(assignmentTo target: ExprSyntax) {
    // What an initializer does to the type's own properties begins its life and shows nothing.
    let base = target.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "self"
    if initializers > 0, base == "self" { return }
    let name =
      target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? target.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if isNavigated(name) || PlatformNames.isPresentation(name) {
      strong.insert("sets \(name)")
    }
  }

  private func isNavigated(_ name: String) -> Bool {
    PlatformNames.navigated.contains(name) || paths.bound.contains(name)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      let written = binding.typeAnnotation?.type.trimmedDescription ?? ""
      let type = bounds[written] ?? written
      let value = binding.initializer?.value.trimmedDescription ?? ""
      if PlatformNames.means.contains(where: { type.contains($0) || value.hasPrefix($0) }) {
        weak.insert("holds \(name)")
      }
      if ["Router", "Navigator", "Navigation"].contains(where: { type.contains($0) }) {
        weak.insert("holds \(name)")
      }
      // What navigates for a screen often holds nothing else.
      if let type = binding.typeAnnotation?.type,
        TypeNames.innermost(of: type) == "UIViewController"
      {
        weak.insert("holds \(name)")
      }
      holdsCoordinator = holdsCoordinator || Findings.isNamedAsCoordinator(type)
      if paths.contains(name) || PlatformNames.isPresentation(name) {
        weak.insert("holds \(name)")
        holdsPath = holdsPath || paths.contains(name)
        isShown = isShown || paths.bound.contains(name) && StackPath.holdsRoutes(binding)
      }
      if name.lowercased().contains("children") || name.lowercased().contains("childcoordinators") {
        weak.insert("holds children")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "start" { weak.insert("can be started") }
    let parameters = node.signature.parameterClause.parameters
    if let body = node.body, !parameters.isEmpty {
      let handed = parameters.map { TypeNames.innermost(of: $0.type) ?? "" }
      let controllers = PlatformNames.controllers.union(PlatformNames.containers)
      isHandedScreens =
        isHandedScreens || !controllers.isDisjoint(with: handed)
        || CastVisitor.castsToController(body)
    }
    return .visitChildren
  }
}

/// Finds what code takes for a controller, as in `view as? UIViewController`.
private final class CastVisitor: SyntaxVisitor {
  private var isFound = false

  static func castsToController(_ body: CodeBlockSyntax) -> Bool {
    let visitor = CastVisitor(viewMode: .sourceAccurate)
    visitor.walk(body)
    return visitor.isFound
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if let sequence = node.parent?.as(ExprListSyntax.self) {
      isFound = isFound || sequence.contains { $0.as(TypeExprSyntax.self)?.isController == true }
    }
    return .visitChildren
  }
}

extension TypeExprSyntax {
  fileprivate var isController: Bool {
    PlatformNames.controllers.union(PlatformNames.containers).contains(type.trimmedDescription)
  }
}
#endif
