#if Adopt
import SwiftSyntax

/// Declares the calls that services make to coordinators, such as that somebody has signed out: no screen
/// offers them, and they may come at any time.
struct ServiceCalls {
  /// The events, by the names of the controls that they take the place of.
  let events: [String: SystemStatement]

  /// - Parameter hollow: tells whether a type is stood in for.
  init(
    among controls: [String], in project: Project, _ findings: Findings, entry: Entry,
    hollow: (String) -> Bool
  ) {
    guard entry.kind != .app else {
      events = [:]
      return
    }
    let holders = Self.holders(in: project, findings)
    var found: [String: SystemStatement] = [:]
    for control in controls {
      let name = String(control.prefix { $0 != ":" })
      guard hollow(name), findings[name] == .other, project.type(name)?.kind == .class else {
        continue
      }
      let own = Set([name] + project.ancestors(of: name))
      let who = Set(own.flatMap { holders[$0] ?? [] }).subtracting([name])
      let shared = project.sharedObject(of: name)
      guard shared != nil || !who.isEmpty,
        who.allSatisfy({ findings.isNavigation($0) || [.entry, .builder].contains(findings[$0]) })
      else { continue }
      // What is no coordinator is beside the tree: the delegate may lead to it.
      let keeps = entry.kind == .coordinator || who.allSatisfy(findings.isNavigation)
      let holder = shared.map { "\(name).\($0)" } ?? (keeps ? "$0.root" : "$0.delegate")
      let call = "heldCallback(\(control.debugDescription), by: \(holder))"
      found[control] = SystemStatement(
        .event([control]),
        [
          "it.event(",
          "  \(control.debugDescription), .external,",
          "  unless: { $0.isLaunched && \(call) != nil ? nil : \(String.isNotHeld(name).debugDescription) }",
          ") { \(shared == nil ? "" : "_ in ")\(call)?.call() }",
        ], guess: .callsAtAnyTime(name))
    }
    events = found
  }

  /// The names of the types with a stored property of a type, and of the screens that are made with one, are
  /// handed one that they capture, are generic over it or name it as what they show, by that type's name.
  private static func holders(in project: Project, _ findings: Findings) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for name in project.typeNames {
      if [.screen, .view, .swiftUIView, .container].contains(findings[name]) {
        let parts = project.parts(of: name)
        let heads = parts.compactMap { $0.group?.inheritanceClause.map { Syntax($0) } }
        let initializers = parts.flatMap(\.members).compactMap {
          $0.decl.as(InitializerDeclSyntax.self).map { Syntax($0.signature) }
        }
        let others = parts.flatMap(\.members).compactMap {
          $0.decl.as(TypeAliasDeclSyntax.self).map { Syntax($0.initializer) }
        }
        let captured = parts.flatMap(\.members).compactMap {
          $0.decl.as(FunctionDeclSyntax.self)
        }.flatMap { project.captured(by: $0).map(\.type) }
        for type in Names(in: heads + initializers + others).all.union(captured) {
          found[type, default: []].insert(name)
        }
      }
      for node in project.variables(of: name) where node.isStored && !node.isStatic {
        for type in node.bindings.flatMap(HeldNames.of) { found[type, default: []].insert(name) }
      }
    }
    return found
  }
}

/// The names of the types that a property may hold.
private final class HeldNames: NameVisitor {
  static func of(_ binding: PatternBindingSyntax) -> Set<String> {
    guard let type = binding.typeAnnotation?.type else { return binding.typeNames }
    let visitor = HeldNames(viewMode: .sourceAccurate)
    visitor.walk(type)
    if let value = binding.initializer?.value { visitor.walk(value) }
    return visitor.names
  }

  // What a type is declared in is not held: a mode is no model, as in `PageModel.Mode`.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  // Nor is what is made on the way to a first value.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension String {
  fileprivate static func callsAtAnyTime(_ name: String) -> String {
    "\(name) may call at any time, since no screen offers what it tells coordinators"
  }

  fileprivate static func isNotHeld(_ name: String) -> String { "nothing holds \(name)" }
}
#endif
