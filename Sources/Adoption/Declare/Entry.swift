#if Adopt
import SwiftSyntax

/// Where an app begins.
struct Entry {
  /// The ways in which an app begins.
  enum Kind {
    /// An application's delegate with a window of its own.
    case application
    /// A scene's delegate.
    case scene
    /// The `App` of SwiftUI.
    case app
    /// None is at hand: a coordinator is made by what drives it.
    case coordinator
  }

  var kind: Kind

  /// The name of the delegate's class, or of the coordinator's.
  var type: String

  /// The property that holds the first coordinator, from the delegate on: `flow`, `container.flow`.
  var property: String?

  /// The name of the application's delegate besides that of its scene; nil where there is none.
  var application: String?

  /// The reason why it was chosen.
  var reason: String

  /// Finds the entry among what is kept; nil where nothing begins.
  init?(of project: Project, _ findings: Findings, kept: Set<Int>) {
    func isKept(_ name: String) -> Bool { project.type(name).map { kept.contains($0.id) } ?? false }
    let delegates = Self.candidates(findings).filter(isKept)
    if let name = Self.app(of: project, findings), isKept(name) {
      (kind, type, reason) = (.app, name, "it is the app, and no delegate makes a window")
      return
    }
    let scenes = delegates.filter {
      !Set(project.ancestors(of: $0)).isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"])
    }
    let applications = delegates.filter {
      project.ancestors(of: $0).contains("UIApplicationDelegate")
    }
    let beginning = applications.first { Self.beginsApp($0, project, findings) }
    if let name = scenes.first, let method = Self.method("willConnectTo", of: name, project),
      beginning == nil || !Self.doesNothing(method)
    {
      (kind, type, reason) = (.scene, name, "it is the scene's delegate")
      application = applications.first { $0 != name }
    } else if let name = applications.first {
      (kind, type, reason) = (.application, name, "it is the application's delegate")
    } else {
      let coordinators = findings.names(.coordinator).filter(isKept)
      let named = coordinators.filter { $0.contains("App") || $0.contains("Root") }
      let samples = Samples(project: project, findings: findings, kept: kept)
      guard
        let name = (named + coordinators).first(where: {
          samples.value(of: TypeNames.type($0)) != nil
        })
      else { return nil }
      (kind, type, reason) = (.coordinator, name, "no delegate makes the first coordinator")
    }
    property = kind == .coordinator ? nil : Self.coordinatorProperty(of: type, project, findings)
  }

  /// The types that an app may begin with. One for tests, as a launcher chooses it where they run, comes last.
  private static func candidates(_ findings: Findings) -> [String] {
    let names = findings.names(.entry)
    return names.filter { !$0.contains("Test") } + names.filter { $0.contains("Test") }
  }

  /// The `App` of SwiftUI, unless a delegate makes the window.
  static func app(of project: Project, _ findings: Findings) -> String? {
    let entries = candidates(findings)
    let makesWindow = entries.contains { name in
      guard project.type(name)?.kind == .class else { return false }
      // One that only keeps the window that it is told of makes none.
      let parts = project.parts(of: name)
      if !Names(in: parts.map(\.syntax)).all.isDisjoint(with: filling)
        || Evidence(of: parts, project.paths).made.contains("UIWindow")
      {
        return true
      }
      // A scene's delegate may fill the window that SwiftUI made for the scene.
      let body = method("willConnectTo", of: name, project)?.body
      return body.map { Names(in: [$0]).all.contains("windows") } ?? false
    }
    return makesWindow ? nil : entries.first { project.type($0)?.isApp == true }
  }

  /// What a delegate does with a window of its own.
  private static let filling: Set = ["rootViewController", "makeKeyAndVisible"]

  /// A Boolean value that indicates whether a delegate makes a window or a coordinator when the application
  /// has been launched.
  private static func beginsApp(
    _ type: String, _ project: Project, _ findings: Findings
  ) -> Bool {
    guard let body = method("didFinishLaunchingWithOptions", of: type, project)?.body else {
      return false
    }
    let names = Names(in: [body]).all
    return names.contains("UIWindow") || names.contains { findings[$0] == .coordinator }
  }

  /// A Boolean value that indicates whether a method makes no call and sets nothing, as Xcode's template
  /// leaves it.
  private static func doesNothing(_ method: FunctionDeclSyntax) -> Bool {
    let visitor = StepVisitor(viewMode: .sourceAccurate)
    method.body.map(visitor.walk)
    return !visitor.hasSteps
  }

  /// The method of a type one of whose labels is given.
  static func method(_ label: String, of type: String, _ project: Project) -> FunctionDeclSyntax? {
    project.parts(of: type).flatMap(\.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.signature.parameterClause.parameters.contains { $0.firstName.text == label } }
  }

  /// The methods of a type and what it inherits from that are not private.
  static func methods(of type: String, _ project: Project) -> [FunctionDeclSyntax] {
    let own = project.parts(of: type).flatMap(\.members).compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }
    return own.filter { !DeclSyntax($0).isPrivate }
  }

  /// The call that starts a coordinator, if it has one without arguments.
  static func startMethod(of type: String, _ project: Project) -> String? {
    let types = [type] + project.ancestors(of: type)
    let all = types.flatMap { methods(of: $0, project) }
    return all.first { $0.name.text == "start" && $0.signature.parameterClause.parameters.isEmpty }
      .map { _ in "start()" }
  }

  /// The coordinator that a delegate makes.
  static func made(by type: String, in project: Project, _ findings: Findings) -> String? {
    let names = Names(in: project.parts(of: type).map(\.syntax)).all
    return names.sorted().first {
      findings[$0] == .coordinator && project.type($0)?.kind == .class
    }
  }

  /// The property that holds the first coordinator: the delegate's own, or of what holds it for the
  /// delegate, such as a container of dependencies, after a dot; what holds several, rather than one of them.
  private static func coordinatorProperty(
    of type: String, _ project: Project, _ findings: Findings
  ) -> String? {
    let own = stored(in: type, project)
    func isCoordinator(_ name: String) -> Bool {
      findings[name] == .coordinator
        || project.type(name)?.kind == .protocol
          && findings.names(.coordinator).contains { project.ancestors(of: $0).contains(name) }
    }
    if let found = own.first(where: { $0.types.contains(where: isCoordinator) }) {
      return found.name
    }
    for holder in own {
      for name in holder.types.sorted() where project.type(name)?.kind == .class {
        let inner = stored(in: name, project).filter { $0.types.contains(where: isCoordinator) }
        // What holds several, as tabs may, is where all of them begin.
        if inner.count > 1 { return holder.name }
        if let inner = inner.first { return "\(holder.name).\(inner.name)" }
      }
    }
    // A property that can hold anything is taken by its name.
    return own.first { $0.isAny && $0.name.lowercased().contains("coordinator") }?.name
  }

  /// The stored properties of a type, with the names in their types and first values.
  private static func stored(
    in type: String, _ project: Project
  ) -> [(name: String, types: Set<String>, isAny: Bool)] {
    project.variables(of: type).filter { $0.isStored && !$0.isStatic }.flatMap(\.bindings).map {
      (
        $0.pattern.trimmedDescription, $0.typeNames.union(made(by: $0, of: type, project)),
        $0.typeAnnotation?.type.trimmedDescription.hasPrefix("AnyObject") == true
      )
    }
  }

  /// The names in the result of the type's own method that makes a property's first value, as in
  /// `lazy var flow = makeFlow()`.
  private static func made(
    by binding: PatternBindingSyntax, of type: String, _ project: Project
  ) -> Set<String> {
    guard binding.typeAnnotation == nil,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    else { return [] }
    let called = call.calledExpression.trimmedDescription.replacing("self.", with: "")
    let methods = project.parts(of: type).flatMap(\.members)
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let result = methods.first { $0.name.text == called }?.signature.returnClause?.type
    return result.map { Names(in: [$0]).all } ?? []
  }
}

/// Finds calls and assignments.
private final class StepVisitor: SyntaxVisitor {
  var hasSteps = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    hasSteps = true
    return .skipChildren
  }

  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    hasSteps = true
    return .skipChildren
  }
}
#endif
