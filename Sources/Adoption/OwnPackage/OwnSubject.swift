#if Adopt
import SwiftSyntax

/// How a coordinator of one's own package is made: by itself, or within a window.
struct OwnSubject {
  private let name: String

  /// The call that makes it.
  private let call: String

  /// The call that starts it.
  private let start: String?

  /// What the window shows, as an expression; nil where the coordinator sets it, or nothing is shown.
  private let shown: String?

  /// The controller that the coordinator is handed, as an expression that makes it.
  private let controller: String?

  /// The coordinator's own window; nil where the subject has one.
  private let window: String?

  /// A Boolean value that indicates whether it navigates in a window of UIKit.
  let isShown: Bool

  /// Finds out how a coordinator is made.
  ///
  /// - Throws: ``NoSystem`` where no argument can be made up.
  init(of name: String, in project: Project, _ samples: Samples) throws(NoSystem) {
    self.name = name
    let members = project.parts(of: name).flatMap(\.members).map(\.decl)
    let inits = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter {
      !DeclSyntax($0).isPrivate && $0.optionalMark == nil
    }
    var made: (call: String, controller: String?, takesWindow: Bool)?
    for node in inits where made == nil {
      made = Self.call(name, node.signature.parameterClause.parameters, samples)
    }
    if inits.isEmpty {
      made = samples.value(of: TypeNames.type(name)).map { ($0, nil, false) }
    }
    guard let made else { throw NoSystem(reason: .noArgument(name)) }
    call = made.call
    controller = made.controller
    start = Entry.startMethod(of: name, project)
    let own = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter {
      $0.isStored && !$0.isStatic
    }
    func property(_ types: Set<String>) -> String? {
      own.filter {
        !DeclSyntax($0).modifierNames.contains { $0 == "private" || $0 == "fileprivate" }
      }
      .flatMap(\.bindings).first { Self.mentions($0, types) }?.pattern.trimmedDescription
    }
    let held = property(Self.controllers)
    window = made.takesWindow ? nil : property(["UIWindow"])
    shown =
      made.takesWindow || window != nil
      ? nil : (made.controller != nil ? "root" : held.map { "coordinator.\($0)" })
    isShown = made.takesWindow || window != nil || shown != nil
  }

  private static let controllers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIViewController",
  ]

  /// A Boolean value that indicates whether a property is of one of some types of the platform.
  private static func mentions(_ binding: PatternBindingSyntax, _ types: Set<String>) -> Bool {
    if let type = binding.typeAnnotation?.type {
      return !types.isDisjoint(with: Names(in: [type]).all)
    }
    let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    return made.map { types.contains($0.trimmedDescription) } ?? false
  }

  /// The call of an initializer, in which `root` and `window` stand for what the window shows.
  private static func call(
    _ name: String, _ parameters: FunctionParameterListSyntax, _ samples: Samples
  ) -> (call: String, controller: String?, takesWindow: Bool)? {
    var arguments: [String] = []
    var controller: String?
    var takesWindow = false
    for parameter in parameters {
      let type = TypeNames.parts(of: parameter.type).first ?? ""
      var value: String?
      if type == "UIWindow" {
        value = "window"
        takesWindow = true
      } else if controllers.contains(type), controller == nil {
        value = "root"
        controller = "\(type)()"
      } else if parameter.defaultValue == nil {
        value = samples.value(of: parameter.type)
        if value == nil { return nil }
      }
      guard let value else { continue }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return ("\(name)(\(arguments.joined(separator: ", ")))", controller, takesWindow)
  }

  /// The lines of a closure that makes the coordinator without a window.
  var making: [String] {
    guard let start else { return [call] }
    return ["let coordinator = \(call)", "coordinator.\(start)", "return coordinator"]
  }

  /// The class that makes the coordinator with a window.
  func type(named type: String) -> [String] {
    var lines = [
      "/// \(name) in a window, as an app makes it.", "@MainActor", "final class \(type) {",
      "  let coordinator: \(name)",
    ]
    lines.append(
      window.map { "  var window: UIWindow? { coordinator.\($0) }" } ?? "  let window = UIWindow()")
    lines += ["", "  init() {"]
    if let controller { lines.append("    let root = \(controller)") }
    lines.append("    coordinator = \(call)")
    if let shown {
      lines += ["    window.rootViewController = \(shown)", "    window.makeKeyAndVisible()"]
    }
    if let start { lines.append("    coordinator.\(start)") }
    return lines + ["  }", "}"]
  }
}

/// The titles that controls of UIKit have in the source.
struct ControlTitles {
  /// The titles, sorted.
  let names: [String]

  init(in project: Project) {
    let visitor = TitleVisitor(viewMode: .sourceAccurate)
    for declaration in project.declarations { visitor.walk(declaration.syntax) }
    names = visitor.found.sorted()
  }
}

private final class TitleVisitor: SyntaxVisitor {
  var found: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.trimmedDescription
    let title: ExprSyntax? =
      switch name {
      case "UIAction", "UIBarButtonItem":
        node.arguments.first { $0.label?.text == "title" }?.expression
      case "setTitle": node.arguments.first?.expression
      default: nil
      }
    if let text = title?.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !text.isEmpty {
      found.insert(text)
    }
    return .visitChildren
  }
}

extension String {
  fileprivate static func noArgument(_ name: String) -> String {
    "\(name) has no system: no argument can be made up for its initializer. Write one like those in "
      + "Sources/NavigationSystems."
  }
}
#endif
