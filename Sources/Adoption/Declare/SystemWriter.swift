#if Adopt
import SwiftSyntax

/// Writes the system of an adopted app, in Swift that a person goes on with.
struct SystemWriter {
  let project: Project
  let findings: Findings
  let slice: Slice
  let entry: Entry
  let callbacks: [Callback]

  /// The kept files, for their static variables.
  let rewritten: [RewrittenFile]

  /// The statements that don't compile.
  var undeclared: Set<String> = []

  /// What was guessed, with the reason.
  var guesses: [String] { lines(in: text).filter { $0.contains("// guessed: ") } }

  private func lines(in text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The file.
  var text: String {
    """
    // What drives \(project.name) and what it can meet. Drafted by 'verifier adopt', to be edited: a file
    // that you have edited stays as it is when the command runs again.

    import AdoptionSupport
    import Foundation
    import NavigationHarness
    import UIKit

    \(subject)

    /// \(project.name) as a system that can be verified.
    public struct \(project.name)System: VerifiableSystem {
      public let name = "\(project.name)"
      public let summary = "The navigation of \(project.name), adopted from its source."

      public init() {}

      public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
        let scope = try Self.scope.overriding(configuration.scope)
        return try LiveSystem(name, scope: scope, isolation: configuration.isolation) { _ in
          AppSubject()
        } declare: { it in
    \(compiling(declarations).map { "      \($0)\n" }.joined())    }
      }

      private static let scope = Scope([
        Scope.Bound("stack", 4, "screens on a stack")
      ])
    }

    /// The systems of the package.
    public let navigationSystems: [any VerifiableSystem] = [\(project.name)System()]

    """
  }

  /// The lines of a text that a statement of the system takes which holds a line, from 1.
  static func statement(at line: Int, of text: String) -> String? {
    var start = 1
    for statement in statements(text.split(separator: "\n", omittingEmptySubsequences: false)) {
      let end = start + statement.count
      if (start..<end).contains(line) {
        let isNeeded = ["it.root", "it.window"].contains { statement[0].contains($0) }
        return statement[0].contains("it.") && !isNeeded ? key(statement) : nil
      }
      start = end
    }
    return nil
  }

  /// The statements of a text that declare events, but for the launch.
  static func events(of text: String) -> [String] {
    statements(text.split(separator: "\n", omittingEmptySubsequences: false)).map(key).filter {
      $0.hasPrefix("it.event(") && !$0.contains("\"launch\"")
    }
  }

  private func compiling(_ lines: [String]) -> [String] {
    Self.statements(lines[...].map { Substring($0) }).filter {
      !undeclared.contains(Self.key($0))
    }.flatMap { $0.map(String.init) }
  }

  private static func key(_ statement: [Substring]) -> String {
    statement.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  /// Lines in groups: each begins with a call on `it`, the first one with what is before.
  private static func statements(_ lines: [Substring]) -> [[Substring]] {
    var groups: [[Substring]] = [[]]
    for line in lines {
      let text = line.drop { $0 == " " }
      let isEnd = text == "}" && line.prefix { $0 == " " }.count == 4
      if text.hasPrefix("it.") || text.hasPrefix("// guessed: ") || isEnd { groups.append([]) }
      groups[groups.count - 1].append(line)
    }
    return groups.filter { !$0.isEmpty }
  }

  // MARK: - The subject

  private var subject: String {
    """
    /// The app from before its launch.
    @MainActor
    final class AppSubject {
    \(indented(subjectMembers))}
    """
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  private var subjectMembers: [String] {
    var lines = ["// guessed: the app begins with \(entry.type), since \(entry.reason)"]
    switch entry.kind {
    case .application, .scene:
      lines += ["let delegate = \(entry.type)()"]
      lines += ["private(set) var isLaunched = false", ""]
      lines += ["var window: UIWindow? { delegate.window }", ""]
      lines += ["var root: AnyObject? { \(root) }", ""]
      lines += initializer
      lines += ["", "func launch() {", "  isLaunched = true"]
      lines +=
        entry.kind == .application
        ? ["  _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)"]
        : [
          "  delegate.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: .init())"
        ]
      lines += ["}"]
    case .coordinator:
      let samples = Samples(project: project, findings: findings)
      let value = samples.value(of: TypeNames.type(entry.type)) ?? "\(entry.type)()"
      lines += ["let coordinator = \(value)", "private(set) var isLaunched = false", ""]
      lines += ["var root: AnyObject? { isLaunched ? coordinator : nil }", ""]
      lines += initializer
      lines += ["", "func launch() {", "  isLaunched = true"]
      if let start = Entry.startMethod(of: entry.type, project) {
        lines += ["  coordinator.\(start)"]
      }
      lines += ["}"]
    }
    return lines
  }

  private var root: String {
    guard let property = entry.property else { return "isLaunched ? delegate : nil" }
    return "storedObject(\(property.debugDescription), of: delegate)"
  }

  private var initializer: [String] {
    var lines = ["init() {"]
    for storyboard in project.storyboards {
      lines += StoryboardWriter(storyboard, project, findings, slice).registrations.map {
        "  " + $0
      }
    }
    if let main = mainStoryboard {
      lines += [
        "  // guessed: the app begins with the storyboard \(main), since nothing sets the window",
        "  delegate.window = UIWindow()",
        "  delegate.window?.rootViewController =",
        "    UIStoryboard(name: \(main.debugDescription), bundle: nil)"
          + ".instantiateInitialViewController()",
        "  delegate.window?.makeKeyAndVisible()",
      ]
    }
    return lines + ["}"]
  }

  private var mainStoryboard: String? {
    guard entry.kind == .application, let type = project.type(entry.type),
      !type.syntax.description.contains("UIWindow(")
    else { return nil }
    return project.storyboards.first { $0.name == "Main" && $0.initial != nil }?.name
  }

  // MARK: - The declarations

  /// The declarations of coordinators and controls, by which a system is compared with the app.
  var names: [String] {
    roles.map { "it.coordinator(\($0.name).self" }
      + callbacks.map { "it.tap(\($0.control.debugDescription)" }
  }

  private var declarations: [String] {
    var lines = ["it.root { $0.root }"]
    if entry.kind != .coordinator { lines.append("it.window { $0.window }") }
    let paths = PathCoordinators(in: project, findings: findings)
    for (name, role) in roles {
      let containers = paths.containers(of: name)
      let start = "it.coordinator(\(name).self, role: \"\(role)\")"
      lines += containers.isEmpty ? [start] : ["\(start) {"] + containers.map { "  \($0)" } + ["}"]
    }
    lines += statics
    lines += [
      "it.event(",
      "  \"launch\", .external, unless: { $0.isLaunched ? \"it is launched\" : nil }",
      ") { $0.launch() }",
    ]
    lines += callbacks.map { "it.tap(\($0.control.debugDescription))" }
    lines += links
    if entry.kind == .coordinator {
      for (name, role) in roles { lines += paths.events(of: name, role) }
      let counts = roles.flatMap { paths.counts(of: $0.name) }
      if !counts.isEmpty {
        lines += ["it.cap(\"stack\", scope[\"stack\"]) { subject in"]
        lines += ["  [\(counts.joined(separator: ", "))].max() ?? 0", "}"]
      }
    } else {
      lines.append("it.cap(\"stack\", scope[\"stack\"]) { deepestStack(in: $0.window) }")
    }
    return lines
  }

  private var statics: [String] {
    let files = rewritten.filter { $0.statics != nil }
    guard !files.isEmpty else { return [] }
    var lines = ["it.resetStatics = {"]
    lines += files.map { "  resetStatics\($0.statics ?? "")()" } + ["}"]
    for file in files where file.tellsStatics {
      let name = "statics of \(project.files[file.file].name.split(separator: "/").last ?? "")"
      lines.append(
        "it.fact(\(name.debugDescription), text: { _ in statics\(file.statics ?? "")() })")
    }
    return lines
  }

  /// The classes of coordinators that can be made, each with a role of its own.
  var roles: [(name: String, role: String)] {
    var taken: Set<String> = []
    let names = findings.names(.coordinator).filter { name in
      guard let type = project.type(name), type.kind == .class, slice.kept.contains(type.id),
        type.group?.hasGenerics != true, !type.isPrivate
      else { return false }
      return !findings.names(.coordinator).contains {
        project.ancestors(of: $0).contains(name)
      }
    }
    return names.map { name in
      var role = name.replacing("FlowCoordinator", with: "").replacing("Coordinator", with: "")
      if role.isEmpty { role = name }
      role = role.prefix(1).lowercased() + role.dropFirst()
      while !taken.insert(role).inserted { role += "2" }
      return (name, role)
    }
  }

  /// Events that open links: for enums of links that the first coordinator takes.
  private var links: [String] {
    guard let property = entry.property,
      let coordinator = Entry.made(by: entry.type, in: project, findings)
    else { return [] }
    let samples = Samples(project: project, findings: findings)
    var lines: [String] = []
    for node in Entry.methods(of: coordinator, project) {
      let parameters = node.signature.parameterClause.parameters
      guard parameters.count == 1, let parameter = parameters.first,
        let type = Names(in: [parameter.type]).all.first(where: {
          project.type($0)?.kind == .enum
            && ($0.lowercased().contains("link") || $0.hasSuffix("Route"))
        })
      else { continue }
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      lines.append(
        "// guessed: links come as \(type), since \(coordinator).\(node.name.text) takes it")
      for value in samples.values(of: TypeNames.type(type)) {
        let name = "link \(value.split(separator: ".").last.map { $0.prefix { $0 != "(" } } ?? "")"
        lines += [
          "it.event(",
          "  \(name.debugDescription), .external, unless: { $0.isLaunched ? nil : \"it is not launched\" }",
          ") { subject in",
          "  (storedObject(\(property.debugDescription), of: subject.delegate) as? \(coordinator))?",
          "    .\(node.name.text)(\(label)\(value))",
          "}",
        ]
      }
    }
    return lines
  }
}
#endif
