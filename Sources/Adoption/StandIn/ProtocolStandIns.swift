#if Adopt
import SwiftSyntax

/// Classes that stand in for what implements an app's protocols, where nothing that does can be made.
///
/// They are written as source before anything is sliced, so that they are hollowed out as the app's own
/// services are: what they find out and how they answer is left open.
struct ProtocolStandIns {
  /// The file that declares them; nil where there are none.
  let file: SourceFile?

  /// The name of the class that stands in for an implementation of a protocol.
  static func name(for protocolName: String) -> String { "\(protocolName)StandIn" }

  /// The name of that file within the project.
  static let fileName = "Stand-ins for protocols"

  init(for project: Project, _ findings: Findings) {
    let texts = project.typeNames.compactMap { name -> String? in
      guard project.type(name)?.kind == .protocol, findings[name] == .other,
        !Findings.isNamedAsCoordinator(name), project.type(Self.name(for: name)) == nil
      else { return nil }
      return Self.text(for: name, in: project)
    }
    file =
      texts.isEmpty
      ? nil
      : SourceFile(
        path: "\(project.root)/\(Self.fileName)", name: Self.fileName,
        text: texts.joined(separator: "\n"))
  }

  /// A class with all that a protocol requires; nil where it requires what can't be made up.
  private static func text(for name: String, in project: Project) -> String? {
    let all = [name] + project.ancestors(of: name)
    guard all.allSatisfy({ project.type($0)?.kind == .protocol || free.contains($0) }) else {
      return nil
    }
    let protocols = all.compactMap { project.type($0) }
    guard protocols.allSatisfy({ !$0.isPrivate }) else { return nil }
    var lines: [String] = []
    for type in protocols {
      let provided = Set(
        project.extensions(of: type.name).flatMap(\.members)
          .flatMap { HollowMember.names(of: $0.decl) })
      for member in type.members.map(\.decl)
      where provided.isDisjoint(with: HollowMember.names(of: member)) {
        guard let line = fulfilled(member) else { return nil }
        if !lines.contains(line) { lines.append(line) }
      }
    }
    guard !lines.isEmpty else { return nil }
    let isIsolated = protocols.contains { $0.syntax.attributeNames.contains("MainActor") }
    let isObject = all.contains("NSObjectProtocol")
    let head =
      "\(isIsolated ? "@MainActor " : "")final class \(Self.name(for: name)): "
      + (isObject ? "NSObject, \(name)" : name)
    let body = lines.map { "  \($0)\n" }.joined()
    return "\(head) {\n  \(isObject ? "override " : "")init() {}\n\(body)}\n"
  }

  /// Protocols of the library that ask for nothing.
  private static let free: Set = ["AnyObject", "Sendable", "NSObjectProtocol"]

  /// A requirement as a member, whose body says nothing; nil where only the app can know what it is.
  private static func fulfilled(_ requirement: DeclSyntax) -> String? {
    let names = Names(in: [requirement]).all
    guard !names.contains("Self") else { return nil }
    let modifiers = requirement.modifierNames.filter { $0 != "mutating" && $0 != "nonmutating" }
    guard !modifiers.contains("static") else { return nil }
    if let node = requirement.as(FunctionDeclSyntax.self) {
      var copy = node.trimmed
      copy.modifiers = []
      copy.attributes = []
      return "\(copy.trimmedDescription) {}"
    }
    guard let node = requirement.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let accessors = binding.accessorBlock?.accessors.description ?? ""
    guard !accessors.contains("async"), !accessors.contains("throws") else { return nil }
    let isCondition = type == "Bool"
    if accessors.contains("set"), !isCondition { return "var \(name): \(type)" }
    return "var \(name): \(type) { get {}\(accessors.contains("set") ? " set {}" : "") }"
  }
}

extension Project {
  /// A Boolean value that indicates whether a type is one that stands in for a protocol's
  /// implementation.
  func isProtocolStandIn(_ name: String) -> Bool {
    type(name).map { files[$0.file].name == ProtocolStandIns.fileName } ?? false
  }

  /// The project with a class that can stand in for each protocol's implementation.
  func withProtocolStandIns(_ findings: Findings) -> Project {
    guard let file = ProtocolStandIns(for: self, findings).file else { return self }
    return Project(
      name: name, root: root, files: files + [file], storyboards: storyboards, origin: origin,
      merged: merged, colors: colors, firstStoryboards: firstStoryboards, schemes: schemes,
      isMainActorByDefault: isMainActorByDefault)
  }
}
#endif
