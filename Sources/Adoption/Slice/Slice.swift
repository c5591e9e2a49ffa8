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

  /// The views of SwiftUI that lead from one to another.
  private let navigatingViews: Set<String>

  private let project: Project
  private let findings: Findings
  private let dropped: Set<Int>

  /// The extensions that tell a container of Factory what to make, by the names of their members.
  private var factories: [String: Set<Int>] = [:]

  /// Takes the coordinators, what they are made of and who makes them.
  ///
  /// - Parameter knowledge: what turned out to be needed.
  init(of project: Project, _ findings: Findings, _ knowledge: Knowledge) {
    self.project = project
    self.findings = findings
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
    navigatingViews = NavigatingViews(in: project, findings).names
    findFactories(&open)
    keep(open)
    addSignatures()
    var more = missed
    while !more.isEmpty {
      keep(more)
      addSignatures()
      more = missed
    }
    for name in knowledge.needed.sorted() { need(name) }
    addBodies()
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
      }.filter { HollowType.makesItself($0, name) }.compactMap(\.body)
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
    return Set(
      project.foreignExtensions.filter { part in
        part.name == "EnvironmentValues"
          && part.members.contains {
            !values.isDisjoint(with: HollowMember.names(of: $0.decl))
          }
      }.map(\.id))
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
    }
  }

  private mutating func meet(_ name: String, _ open: inout Set<Int>) {
    for value in project.values(name) where value.codeLineCount <= 40 && !value.isPrivate {
      open.insert(value.id)
    }
    open.formUnion(factories[name] ?? [])
    guard let type = project.type(name), !kept.contains(type.id) else { return }
    if isKept(type), !dropped.contains(type.id) {
      open.insert(type.id)
    } else {
      edge[name] = .hollow
    }
  }

  /// A Boolean value that indicates whether a type that kept code names is kept whole.
  private func isKept(_ type: Declaration) -> Bool {
    switch findings[type.name] {
    case .coordinator, .router, .container, .builder: return true
    case .swiftUIView: return navigatingViews.contains(type.name)
    case .screen, .view, .entry: return false
    case .other: break
    }
    switch type.kind {
    case .protocol, .typealias: return true
    case .enum: return type.codeLineCount <= 80
    case .struct:
      return type.codeLineCount <= 40 || type.inherited.contains("ViewModifier") || isAssembly(type)
    case .class:
      // What is generic is a box: an observable, a weak reference, a value that is made late. What takes
      // links decides where they lead.
      let isBox = type.group?.hasGenerics == true && type.codeLineCount <= 160
      return isBox || isStateMachine(type) || isItem(type) || isAncestorOfKept(type.name)
        || Findings.isNamedAsCoordinator(type.name)
        || takesControllers(type) || type.name.contains("Link") && type.codeLineCount <= 120
        || findings.models.contains(type.name) || leadsFromView(type) || putsOffWork(type)
        || resolves(type)
        || isAssembly(type) || isToldOfNavigation(type)
    default: return false
    }
  }

  /// A Boolean value that indicates whether a class is what a kept view of SwiftUI stores and what asks a
  /// coordinator that it holds to navigate: the view's own controls call it.
  private func leadsFromView(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 120 else { return false }
    func stored(in name: String) -> Set<String> {
      Set(
        project.variables(of: name).filter { $0.isStored && !$0.isStatic }.flatMap(\.bindings)
          .compactMap { project.type(of: $0).flatMap(TypeNames.innermost) })
    }
    let holdsCoordinator = stored(in: type.name).contains { held in
      findings.isNavigation(held)
        || project.type(held)?.kind == .protocol
          && project.typeNames.contains {
            findings.isNavigation($0) && project.ancestors(of: $0).contains(held)
          }
    }
    let kinds = Set([type.name] + project.ancestors(of: type.name))
    return holdsCoordinator
      && navigatingViews.contains { !stored(in: $0).isDisjoint(with: kinds) }
  }

  /// A Boolean value that indicates whether a class decides which state follows on another.
  private func isStateMachine(_ type: Declaration) -> Bool {
    type.name.hasSuffix("StateMachine") && type.codeLineCount <= 400
  }

  /// A Boolean value that indicates whether a class does nothing but hand work to a queue, as a scheduler
  /// or a clock of the app's own does: the harness runs what waits there, sooner or later but not never.
  private func putsOffWork(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 40 else { return false }
    let members = project.parts(of: type.name).flatMap(\.members).map(\.decl)
    let methods = members.compactMap { $0.as(FunctionDeclSyntax.self) }
    return !methods.isEmpty
      && members.allSatisfy { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) }
      && methods.allSatisfy { method in
        let takesWork = method.signature.parameterClause.parameters.contains {
          $0.type.trimmedDescription.contains("@escaping")
        }
        let queues: Set = ["DispatchQueue", "OperationQueue", "RunLoop"]
        return takesWork
          && method.body.map { !Names(in: [$0]).all.isDisjoint(with: queues) } == true
      }
  }

  /// A Boolean value that indicates whether a class gives what it is asked for by its type, as a container
  /// of dependencies does: nothing can stand in for what it was told to make.
  private func resolves(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 160 else { return false }
    return project.parts(of: type.name).flatMap(\.members)
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .contains { method in
        let signature = method.signature
        guard let result = signature.returnClause.flatMap({ TypeNames.innermost(of: $0.type) }),
          let generic = method.genericParameterClause?.parameters.first(where: {
            $0.name.text == result
          }), method.body != nil, signature.effectSpecifiers?.asyncSpecifier == nil,
          // What decodes is told a type, too.
          generic.inheritedType?.trimmedDescription.contains("odable") != true
        else { return false }
        let asked = signature.parameterClause.parameters.map(\.type.trimmedDescription)
        return asked.isEmpty || asked.contains("\(result).Type")
      }
  }

  /// A Boolean value that indicates whether a class is what the platform tells of navigation, such as that
  /// a person has swiped a sheet away: what it does then is a part of how the app navigates.
  private func isToldOfNavigation(_ type: Declaration) -> Bool {
    type.codeLineCount <= 160 && !exchangesMethods(type)
      && !PlatformNames.navigationDelegates.isDisjoint(with: project.ancestors(of: type.name))
  }

  /// A Boolean value that indicates whether a type tells a container of Swinject what to make, or gives
  /// what does.
  private func isAssembly(_ type: Declaration) -> Bool {
    guard PreparedTypes.swinject.areUsed(by: project) else { return false }
    if project.ancestors(of: type.name).contains("Assembly") { return true }
    let given = project.parts(of: type.name).flatMap(\.members).flatMap { member -> [TypeSyntax] in
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node): [node.signature.returnClause?.type].compactMap { $0 }
      case .variableDecl(let node): node.bindings.compactMap(\.typeAnnotation?.type)
      default: []
      }
    }
    return type.codeLineCount <= 80 && Names(in: given).all.contains("Assembly")
  }

  /// A Boolean value that indicates whether a class is what a path or a sheet shows, and holds a coordinator
  /// for it.
  private func isItem(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 80,
      !["Identifiable", "Hashable"].allSatisfy({ !type.inherited.contains($0) })
    else { return false }
    let stored = type.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isStored && !$0.isStatic }.flatMap(\.bindings).compactMap(\.typeAnnotation?.type)
    return Names(in: stored).all.contains(where: Findings.isNamedAsCoordinator)
  }

  /// A Boolean value that indicates whether a class is handed controllers, which it shows or keeps: what
  /// holds coordinators may be there.
  private func takesControllers(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 200, !exchangesMethods(type) else { return false }
    let methods = project.parts(of: type.name).flatMap(\.members).compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }
    let kinds = PlatformNames.containers.union(["UIViewController", "UIWindow"])
    return methods.contains { method in
      method.signature.parameterClause.parameters.contains { parameter in
        TypeNames.innermost(of: parameter.type).map(kinds.contains) ?? false
      }
    }
  }

  /// A Boolean value that indicates whether a class exchanges methods of the platform's classes: that has no
  /// effect here, and what it does instead may call itself for ever.
  private func exchangesMethods(_ type: Declaration) -> Bool {
    project.files[type.file].text.contains("method_exchangeImplementations")
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
      // What a superclass or a protocol is told has to be what they ask for.
      let told = Names(in: heads(of: name)).all
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

  /// A Boolean value that indicates whether what is kept reads or writes the user's defaults.
  var usesDefaults: Bool { used.contains("UserDefaults") }

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
    if type.kind == .class, !type.isNested, putsOffWork(type), !dropped.contains(type.id) {
      keep([type.id])
    } else {
      edge[name] = .hollow
    }
    addSignatures()
  }
}
#endif
