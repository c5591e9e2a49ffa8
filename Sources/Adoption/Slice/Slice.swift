#if Adopt
import SwiftSyntax

/// The part of an app that is taken over, and what it meets at its boundary.
struct Slice {
  /// How a type at the boundary is stood in for.
  enum Depth: Comparable {
    /// By a type without members.
    case empty
    /// By a type with the members that are used.
    case hollow
  }

  /// The numbers of the declarations that are kept whole.
  private(set) var kept: Set<Int> = []

  /// The types at the boundary.
  private(set) var edge: [String: Depth] = [:]

  /// The names that kept code uses.
  private(set) var used: Set<String> = []

  private let keptTypes: KeptTypes

  /// The views that stand-ins for views show.
  let shownViews: ShownViews

  private let project: Project
  private let findings: Findings
  private let dropped: Set<Int>

  /// The extensions that tell a container of Factory what to make, by the names of their members.
  private var factories: [String: Set<Int>] = [:]

  /// The extensions that declare values of the environment, by the names of these.
  private let environment: [String: Set<Int>]

  /// Takes the coordinators, what they are made of and who makes them.
  ///
  /// - Parameter knowledge: what turned out to be needed.
  init(of project: Project, _ findings: Findings, _ knowledge: Knowledge) {
    self.project = project
    self.findings = findings
    environment = Self.environment(in: project)
    dropped = knowledge.dropped
    var open = knowledge.kept
    for role in [Role.coordinator, .router, .container] {
      for name in findings.names(role) {
        project.type(name).map { _ = open.insert($0.id) }
      }
    }
    let app = Entry.app(of: project, findings)
    for name in findings.names(.entry) {
      guard let entry = project.type(name) else { continue }
      if entry.kind == .class || name == app { open.insert(entry.id) }
    }
    keptTypes = KeptTypes(in: project, findings)
    shownViews = ShownViews(in: project, findings, kept: keptTypes.navigatingViews)
    findFactories(&open)
    keep(open)
    addSignatures()
    addShownViews()
    addDestinations()
    var more = missed
    while !more.isEmpty {
      keep(more)
      addSignatures()
      addShownViews()
      addDestinations()
      more = missed
    }
    for name in knowledge.needed.sorted() { need(name) }
    addBodies()
  }

  /// Stands in for the views that stand-ins for views show.
  private mutating func addShownViews() {
    var isDone = false
    while !isDone {
      let hollow = edge.filter { $0.value == .hollow && findings[$0.key] == .swiftUIView }.keys
      let more = Set(hollow.flatMap { shownViews.shown(by: $0) }).filter { view in
        edge[view] != .hollow && project.type(view).map { kept.contains($0.id) } == false
      }
      for view in more.sorted() { edge[view] = .hollow }
      for name in shownViews.types(takenBy: more.sorted()) {
        if let type = project.type(name), !kept.contains(type.id), !dropped.contains(type.id) {
          edge[name] = .hollow
        }
      }
      addSignatures()
      isDone = more.isEmpty
    }
  }

  /// Stands in for the screens to which the segues of those that are there lead.
  private mutating func addDestinations() {
    let destinations = SegueDestinations(in: project)
    var isDone = false
    while !isDone {
      let there = Set(edge.filter { $0.value == .hollow }.keys)
        .union(kept.map { project.declarations[$0].name })
      let more = destinations.classes(from: there).filter { name in
        edge[name] != .hollow
          && project.type(name).map { !kept.contains($0.id) && !dropped.contains($0.id) } == true
      }
      for name in more.sorted() { edge[name] = .hollow }
      addSignatures()
      isDone = more.isEmpty
    }
  }

  /// Finds what tells a container of Factory what to make. What registers it is kept.
  private mutating func findFactories(_ open: inout Set<Int>) {
    guard PreparedTypes.factory.areUsed(by: project) else { return }
    for part in project.foreignExtensions
    where ["Container", "SharedContainer"].contains(part.name) {
      if !part.inherited.isEmpty { open.insert(part.id) }
      for name in part.members.flatMap({ HollowMember.names(of: $0.decl) }) {
        factories[name, default: []].insert(part.id)
      }
    }
  }

  /// What screens use where their stand-ins keep a method whole gets members, too.
  private mutating func addBodies() {
    for name in edge.keys.sorted() where edge[name] == .hollow {
      guard [.screen, .swiftUIView].contains(findings[name]) else { continue }
      let bodies = project.parts(of: name).flatMap(\.members).compactMap {
        $0.decl.as(FunctionDeclSyntax.self)
      }.filter {
        HollowType.makesItself($0, name) || HollowType.returnsItself($0, name)
          || HollowType.isOfSegues($0)
      }.compactMap(\.body)
      let aliases = project.parts(of: name).flatMap(\.members).compactMap {
        $0.decl.as(TypeAliasDeclSyntax.self)
      }
      let names = Names(in: bodies).all
      used.formUnion(names)
      let types = bodies.isEmpty ? [] : names.union(Names(in: aliases).all)
      for other in types.sorted() where edge[other] == .empty { edge[other] = .hollow }
    }
    addSignatures()
  }

  /// What has come to the boundary and is to be kept: who makes screens, and what screens conform to.
  private var missed: Set<Int> {
    var found: Set<Int> = []
    for name in edge.keys {
      if findings[name] == .builder || findings.isNavigation(name), let type = project.type(name) {
        found.insert(type.id)
      }
      if findings[name] == .swiftUIView { found.formUnion(environment(readBy: name)) }
      guard findings[name] == .screen else { continue }
      for parent in project.ancestors(of: name) {
        if let type = project.type(parent), type.kind == .protocol { found.insert(type.id) }
      }
    }
    return found.subtracting(kept).subtracting(dropped)
  }

  /// The extensions that declare the values of the environment from which a view computes others, such
  /// as its coordinator.
  private func environment(readBy name: String) -> Set<Int> {
    let nodes = project.variables(of: name)
    let computed = nodes.filter { !$0.isStored }.flatMap(\.bindings)
      .filter { $0.pattern.trimmedDescription != "body" }
    let read = Names(in: computed.compactMap(\.accessorBlock)).all
    let attributes = nodes.filter { node in
      node.bindings.contains { read.contains($0.pattern.trimmedDescription) }
    }.flatMap(\.attributes).filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Environment"
    }
    let values = Names(in: attributes.map { Syntax($0) }).all
    return values.reduce(into: []) { $0.formUnion(environment[$1] ?? []) }
  }

  private static func environment(in project: Project) -> [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    for part in project.foreignExtensions where part.name == "EnvironmentValues" {
      for name in part.members.flatMap({ HollowMember.names(of: $0.decl) }) {
        found[name, default: []].insert(part.id)
      }
    }
    return found
  }

  /// Keeps declarations and what they need, until nothing is added.
  private mutating func keep(_ first: Set<Int>) {
    var open = first
    while let next = open.min() {
      open.remove(next)
      guard !dropped.contains(next), kept.insert(next).inserted else { continue }
      let declaration = project.declarations[next]
      if declaration.isType {
        edge[declaration.name] = nil
        for inner in project.nestedClasses(of: declaration.name) { edge[inner] = nil }
        open.formUnion(project.extensions(of: declaration.name).map(\.id))
        open.formUnion(project.extensions(ofTypesWithin: declaration.name).map(\.id))
        if declaration.kind == .protocol { open.formUnion(conformances(to: declaration.name)) }
      }
      // What is private to a file is needed by what the file declares; an extension comes with its type.
      for other in project.files[declaration.file].declarations
      where other.isPrivate && (other.kind != .extension || project.type(other.name) == nil) {
        open.insert(other.id)
      }
      let names = Names(in: [declaration.syntax]).all
      used.formUnion(names)
      for name in names.sorted() { meet(name, &open) }
      for name in KeyPathNames.all(in: declaration.syntax) {
        open.formUnion(environment[name] ?? [])
      }
    }
  }

  private mutating func meet(_ name: String, _ open: inout Set<Int>) {
    for value in project.values(name) where value.codeLineCount <= 40 && !value.isPrivate {
      open.insert(value.id)
    }
    open.formUnion(factories[name] ?? [])
    guard let type = project.type(name), !kept.contains(type.id) else { return }
    let isParent = type.kind == .class && findings[name] == .other && isAncestorOfKept(name)
    if keptTypes.contains(type) || isParent, !dropped.contains(type.id) {
      open.insert(type.id)
    } else {
      edge[name] = .hollow
    }
  }

  private func isAncestorOfKept(_ name: String) -> Bool {
    kept.contains {
      project.declarations[$0].isType
        && project.ancestors(of: project.declarations[$0].name).contains(name)
    }
  }

  /// The extensions by which the platform's types conform to a protocol.
  private func conformances(to name: String) -> Set<Int> {
    Set(project.foreignExtensions.filter { $0.inherited.contains(name) }.map(\.id))
  }

  /// Names in what stand-ins show become types without members.
  private mutating func addSignatures() {
    var open = edge.keys.sorted()
    while let name = open.popLast() {
      guard edge[name] == .hollow else { continue }
      let names = Names(in: signatures(of: name)).all
      for inner in project.nestedClasses(of: name) where edge[inner] == nil {
        let own = String(inner.dropFirst(name.count + 1))
        guard used.contains(own) || names.contains(own) else { continue }
        edge[inner] = .hollow
        open.append(inner)
      }
      // What a superclass or a protocol is told has to be what they ask for, and what a view's initializer
      // makes has to be made.
      let made = findings[name] == .swiftUIView ? MadeProperty.types(madeBy: name, in: project) : []
      let told = Names(in: heads(of: name)).all.union(made)
      for other in names.union(told).sorted() {
        let isNew = edge[other] == nil || edge[other] == .empty && told.contains(other)
        guard isNew, let type = project.type(other), !kept.contains(type.id) else { continue }
        // Cases and requirements are what enums and protocols are made of.
        let isValue = type.kind == .enum || type.kind == .typealias
        let isView = findings[other] == .swiftUIView
        let isParent = type.kind == .class && project.ancestors(of: name).contains(other)
        let isShown =
          isValue || type.kind == .protocol || isView || isParent || told.contains(other)
        edge[other] = isShown ? .hollow : .empty
        if edge[other] == .hollow { open.append(other) }
      }
    }
  }

  private func signatures(of name: String) -> [Syntax] {
    project.parts(of: name).flatMap { part in
      part.members.flatMap { HollowMember.signatures(of: $0.decl) }
    } + heads(of: name)
  }

  /// What a type says that it inherits from and conforms to, or what another name stands for.
  private func heads(of name: String) -> [Syntax] {
    project.parts(of: name).compactMap { part in
      part.syntax.as(TypeAliasDeclSyntax.self).map { Syntax($0.initializer) }
        ?? part.group?.inheritanceClause.map { Syntax($0) }
    }
  }

  /// The kept declarations of a file.
  func kept(in file: Int) -> [Declaration] {
    project.files[file].declarations.filter { kept.contains($0.id) }
  }

  /// A Boolean value that indicates whether what is kept reads or writes the user's defaults, or what a
  /// scene keeps.
  var usesDefaults: Bool { StoredProperties.areUsed(byNames: used) }

  /// A Boolean value that indicates whether what is kept writes JSON.
  var encodes: Bool { used.contains("JSONEncoder") && project.type("JSONEncoder") == nil }

  /// A Boolean value that indicates whether what is kept reads JSON.
  var decodes: Bool { used.contains("JSONDecoder") && project.type("JSONDecoder") == nil }

  /// A Boolean value that indicates whether what is kept draws random numbers, by functions that are not
  /// the app's own.
  var drawsNumbers: Bool {
    let names = RandomNumberFile.names
    return !used.isDisjoint(with: names) && names.allSatisfy { project.values($0).isEmpty }
  }

  /// A Boolean value that indicates whether what is kept looks for files that the app brings along.
  var usesBundles: Bool { used.contains("Bundle") }

  /// The files with declarations that are kept.
  var files: [Int] { project.files.indices.filter { !kept(in: $0).isEmpty } }

  /// Stands in for a type with its members.
  private mutating func need(_ name: String) {
    guard let type = project.type(name), !kept.contains(type.id) else { return }
    // What an enum computes from its cases is as small as these.
    let isSmall = type.kind == .enum && keptTypes.contains(type)
    let isWorker = type.kind == .class && keptTypes.putsOffWork(type)
    if isSmall || isWorker, !type.isNested, !dropped.contains(type.id) {
      keep([type.id])
    } else {
      edge[name] = .hollow
    }
    addSignatures()
  }
}
#endif
