#if Adopt
import SwiftSyntax

/// Writes the system of a coordinator of one's own package, in Swift that a person goes on with.
struct OwnSystemWriter {
  /// The system's name.
  var system: String

  private let name: String
  private let module: String
  private let project: Project
  private let samples: Samples
  private let paths: PathCoordinators

  /// The coordinators that the system meets, with their roles; its own is the first one.
  private let roles: [(name: String, role: String)]

  /// How the coordinator is made.
  private let maker: OwnSubject

  /// Reads a coordinator.
  ///
  /// - Throws: ``NoSystem`` where it can't be made.
  init(
    for name: String, of module: String, in project: Project, _ findings: Findings
  ) throws(NoSystem) {
    self.name = name
    self.module = module
    self.project = project
    samples = Samples(
      project: project, findings: findings, kept: Set(project.declarations.map(\.id)))
    maker = try OwnSubject(of: name, in: project, samples)
    paths = PathCoordinators(
      in: project, samples: samples, root: maker.isShown ? ".coordinator" : "", subject: name)
    let all = Self.coordinators(in: project, findings)
    var met = [name]
    var next = 0
    while next < met.count {
      let made = Evidence(of: project.parts(of: met[next]), project.paths).made
      met += all.filter { made.contains($0) && !met.contains($0) }
      next += 1
    }
    roles = met.map { ($0, SystemWriter.role(of: $0)) }
    let role = SystemWriter.role(of: name)
    system = role.prefix(1).uppercased() + role.dropFirst()
  }

  /// The classes of coordinators that can be made, without those that others inherit from.
  static func coordinators(in project: Project, _ findings: Findings) -> [String] {
    let names = findings.names(.coordinator).filter { name in
      guard let type = project.type(name), type.syntax.is(ClassDeclSyntax.self),
        type.group?.hasGenerics != true, !type.isPrivate
      else { return false }
      return true
    }
    return names.filter { name in !names.contains { project.ancestors(of: $0).contains(name) } }
  }

  /// The products of the verifier's package that the system needs besides the harness.
  var products: Set<String> {
    var found: Set<String> = []
    if maker.isShown { found.insert("HeadlessUIKit") }
    if findsObjects { found.insert("AdoptionSupport") }
    return found
  }

  /// A Boolean value that indicates whether it calls functions that adopted apps have, too.
  private var findsObjects: Bool {
    maker.isShown
      || roles.dropFirst().contains {
        !paths.counts(of: $0.name).isEmpty || !paths.events(of: $0.name, $0.role).isEmpty
      }
  }

  /// The file.
  var text: String {
    var lines = [
      "// What drives \(name), and what it can meet: drafted from its source, to be edited.", "",
    ]
    lines += imports + [""] + conformances
    if maker.isShown { lines += maker.type(named: "\(system)Subject") + [""] }
    lines += [
      "/// \(name) as a system that can be verified.",
      "struct \(SystemType.name(for: system)): VerifiableSystem {",
      "  let name = \(system.debugDescription)",
      "  let summary = \"The navigation of \(name).\"",
      "",
      "  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {",
    ]
    lines += statements.map { $0.isEmpty ? "" : "    \($0)" }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  private var imports: [String] {
    var modules = ["Foundation", "NavigationHarness", isPublic ? module : "@testable \(module)"]
    if findsObjects { modules.append("AdoptionSupport") }
    var lines = modules.sorted { word($0) < word($1) }.map { module in
      module.hasPrefix("@testable ")
        ? "@testable import \(module.dropFirst(10))" : "import \(module)"
    }
    if !isPublic {
      lines.insert(
        "// Debug builds alone see names that are neither 'public' nor 'package'.", at: 0)
    }
    guard maker.isShown else { return lines }
    return lines + [
      "", "#if canImport(UIKit)", "  import UIKit", "#else", "  import HeadlessUIKit", "#endif",
    ]
  }

  private func word(_ module: String) -> String { module.replacing("@testable ", with: "") }

  // MARK: - The statements

  private var statements: [String] {
    var lines: [String] = []
    let declarations = declarations
    if !bounds.isEmpty {
      lines.append("let scope = try Scope([")
      lines += bounds.map { "  .init(\"\($0.name)\", \($0.number), \"\($0.meaning)\")," }
      lines.append("]).overriding(configuration.scope)")
    }
    let scope = bounds.isEmpty ? "" : " scope: scope,"
    lines.append(
      "return try LiveSystem(name,\(scope) isolation: configuration.isolation) { _ in")
    lines += (maker.isShown ? ["\(system)Subject()"] : maker.making).map { "  " + $0 }
    lines.append("} declare: { it in")
    var guess: String?
    for statement in declarations {
      if let new = statement.guess, new != guess { lines.append("  // guessed: \(new)") }
      guess = statement.guess
      lines += statement.lines.map { "  " + $0 }
    }
    return lines + ["}"]
  }

  /// The bounds of the scope.
  private var bounds: [(name: String, number: Int, meaning: String)] {
    (depths.isEmpty ? [] : [("stack", 3, "screens on a stack")])
      + (roles.count > 1 ? [("coordinators", 4, "coordinators of one class")] : [])
  }

  /// How deep the stacks are, as expressions over the subject.
  private var depths: [String] {
    roles.flatMap { paths.counts(of: $0.name) }
      + (maker.isShown ? ["deepestStack(in: subject.window)"] : [])
  }

  private var declarations: [SystemStatement] {
    var found = [
      SystemStatement(.needed, ["it.root { $0\(maker.isShown ? ".coordinator" : "") }"])
    ]
    if maker.isShown { found.append(SystemStatement(.needed, ["it.window { $0.window }"])) }
    for (name, role) in roles {
      let containers = paths.containers(of: name)
      let call = "it.coordinator(\(name).self, role: \(role.debugDescription))"
      found.append(
        SystemStatement(
          .declaration,
          containers.isEmpty ? [call] : ["\(call) {"] + containers.map { "  " + $0 } + ["}"]))
    }
    found += routes.statements
    found += caps
    if maker.isShown {
      found += ControlTitles(in: project).names.map {
        .touch($0, guess: "a person taps what has a title in the source")
      }
    }
    for (property, route) in paths.openPaths(of: name) {
      found.append(
        SystemStatement(
          .event([]),
          [
            "it.routes(\(route).self, .tap(on: nil), prefix: \"push \") {",
            "  $0\(maker.isShown ? ".coordinator" : "").\(property).append($1)", "}",
          ], guess: "links push any \(route), since no method of \(name) changes its \(property)"))
    }
    return found + roles.flatMap { paths.events(of: $0.name, $0.role) }
  }

  /// The bounds of what would grow without end.
  private var caps: [SystemStatement] {
    var found: [SystemStatement] = []
    let start = "it.cap(\"stack\", scope[\"stack\"]) { subject in"
    if depths.count == 1 {
      found.append(SystemStatement(.declaration, ["\(start) \(depths[0]) }"]))
    } else if depths.count > 1 {
      let lines = depths.map { "    \($0)," }
      found.append(
        SystemStatement(.declaration, [start, "  ["] + lines + ["  ].max() ?? 0", "}"]))
    }
    if roles.count > 1 {
      found.append(SystemStatement(.declaration, ["it.coordinatorCap = scope[\"coordinators\"]"]))
    }
    return found
  }

  // MARK: - Routes

  /// The enums that coordinators show, with a value of each case.
  private var routes: RouteSamples {
    RouteSamples(of: roles.map(\.name), in: project, samples: samples, Knowledge())
  }

  /// The lines that make them routes.
  private var conformances: [String] {
    routes.sampled.flatMap { route -> [String] in
      let known = Set(project.ancestors(of: route.name))
      if known.contains("Route") { return [] }
      let words = known.contains("Sendable") ? "Route" : "@unchecked Sendable, Route"
      return [
        known.contains("CaseIterable")
          ? "extension \(route.name): \(words) {}" : route.text(conformingTo: words), "",
      ]
    }
  }

  // MARK: - Access

  /// A Boolean value that indicates whether another module sees all that the system may name.
  private var isPublic: Bool {
    roles.allSatisfy { name, _ in
      guard let type = project.type(name), Self.isPublic(type.syntax) else { return false }
      let members = project.parts(of: name).flatMap(\.members).map(\.decl)
      guard members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return false }
      return members.allSatisfy { member in
        !Self.isNamed(member) || Self.isPublic(member)
      }
    }
      && routes.sampled.allSatisfy { route in
        project.type(route.name).map { Self.isPublic($0.syntax) } ?? true
      }
  }

  /// A Boolean value that indicates whether a system may name a member.
  private static func isNamed(_ member: DeclSyntax) -> Bool {
    let isKind =
      member.is(FunctionDeclSyntax.self) || member.is(InitializerDeclSyntax.self)
      || member.as(VariableDeclSyntax.self).map { $0.isStored && !$0.isStatic } ?? false
    return isKind && !member.modifierNames.contains { $0 == "private" || $0 == "fileprivate" }
  }

  private static func isPublic(_ syntax: DeclSyntax) -> Bool {
    !Set(syntax.modifierNames).isDisjoint(with: ["public", "open", "package"])
  }
}
#endif
