#if Adopt
import SwiftSyntax

/// Tells which services the code of a type may tell something that changes what they find out: a screen that
/// signs somebody in.
///
/// A stand-in tells its service nothing. What the service finds out may be another thing all the same, after
/// a control of the screen was used.
struct ChangingTypes {
  /// The services that find something out and can be told something, by the names through which code does
  /// so: their own and those of protocols.
  private var told: [String: Set<String>] = [:]

  /// The stand-ins whose code a name leads to.
  private var behind: [String: Set<String>] = [:]

  /// The names that a stand-in's code uses.
  private var names: [String: Set<String>] = [:]

  /// Reads the types that are stood in for.
  init(among standIns: some Sequence<String>, in project: Project, _ findings: Findings) {
    for name in standIns {
      names[name] = Names(in: project.parts(of: name).map(\.syntax)).all
      // Whatever inherits from a type of the platform has that name, too.
      let ancestors = project.ancestors(of: name).filter { project.type($0) != nil }
      for known in [name] + ancestors { behind[known, default: []].insert(name) }
      guard findings[name] == .other, project.type(name)?.kind == .class,
        project.variables(of: name).contains(where: { !$0.isStored && !$0.isStatic })
      else { continue }
      for known in [name] + ancestors where Self.takesCommands(known, in: project) {
        told[known, default: []].insert(name)
      }
    }
  }

  /// A Boolean value that indicates whether a service can be told something.
  func areTold(_ service: String) -> Bool { told[service] != nil }

  /// The services that the code of a type tells something, itself or through other stand-ins, sorted.
  func services(toldBy type: String) -> [String] {
    var met: Set<String> = [type]
    var open = [type]
    var found: Set<String> = []
    while let next = open.popLast() {
      for name in names[next] ?? [] {
        found.formUnion(told[name] ?? [])
        open += (behind[name] ?? []).filter { met.insert($0).inserted }
      }
    }
    return found.subtracting([type]).sorted()
  }

  /// A Boolean value that indicates whether a type has methods that return nothing.
  private static func takesCommands(_ type: String, in project: Project) -> Bool {
    project.parts(of: type).flatMap(\.members).contains { member in
      guard let node = member.decl.as(FunctionDeclSyntax.self),
        !node.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "private" })
      else { return false }
      return isCommand(node)
    }
  }

  /// A Boolean value that indicates whether a method tells its object something and returns nothing.
  static func isCommand(_ node: FunctionDeclSyntax) -> Bool {
    node.signature.returnClause.map { HollowType.isVoid($0.type) } ?? true
  }
}
#endif
