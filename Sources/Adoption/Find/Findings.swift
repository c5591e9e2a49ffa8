#if Adopt
import SwiftSyntax

/// The parts that the types of an app play, and why.
struct Findings {
  private(set) var roles: [String: Role] = [:]

  /// What speaks for each coordinator, router and builder, sorted.
  private(set) var reasons: [String: [String]] = [:]

  /// The models that nothing can stand in for.
  private(set) var models: Set<String> = []

  let project: Project

  /// Finds out what the types of a project do.
  init(in project: Project) {
    self.project = project
    let names = project.typeNames.filter { project.type($0)?.kind != .typealias }
    var evidence: [String: Evidence] = [:]
    for name in names {
      let ancestors = project.ancestors(of: name)
      roles[name] = Self.kind(name, ancestors, project)
      if roles[name] == .screen, contains(name) { roles[name] = .container }
      if [.other, .container, .entry].contains(roles[name]) {
        evidence[name] = Evidence(of: project.parts(of: name), project.paths)
      }
    }
    for name in names where roles[name] == .other {
      if let found = evidence[name] { judge(name, by: found) }
    }
    carry(to: names)
    findShown(names)
    for name in names where roles[name] == .other {
      // A router may hold in a parent of its own what it navigates by.
      let parents = project.ancestors(of: name).filter { project.type($0)?.kind == .class }
      guard !parents.isEmpty else { continue }
      judge(name, by: Evidence(of: ([name] + parents).flatMap(project.parts), project.paths))
    }
    for name in names where roles[name] == .other && callsBackWithNavigation(name) {
      roles[name] = .router
      reasons[name] = ["is handed what navigates, and calls back"]
    }
    // By the steps of an app on RxFlow its flows go on, whoever sends them.
    for name in names where roles[name] == .other && project.type(name)?.kind == .class {
      guard project.ancestors(of: name).contains("Stepper"), !Self.isAside(name, project) else {
        continue
      }
      roles[name] = .router
      reasons[name] = ["sends steps"]
    }
    findBuilders(names, evidence)
    // What makes no coordinator and no screen of the app, such as a map, is a view like others.
    for name in names where roles[name] == .other && project.isRepresentable(name) {
      roles[name] = .swiftUIView
    }
    models = CancellingModels(in: project, self).names
  }

  /// Where nothing navigates by itself, the objects do by whose properties views show sheets, links and tabs.
  private mutating func findShown(_ names: [String]) {
    guard !names.contains(where: isNavigation) else { return }
    for name in names where roles[name] == .other && project.type(name)?.kind == .class {
      let stored = project.variables(of: name).filter(\.isStored).flatMap(\.bindings)
      let shown = Set(stored.map(\.pattern.trimmedDescription)).intersection(project.paths.shown)
      guard !shown.isEmpty, !Self.isAside(name, project) else { continue }
      roles[name] = .coordinator
      reasons[name] = shown.sorted().map { "holds \($0), by which views show something" }
    }
  }

  /// A Boolean value that indicates whether a type leads from the screens that its methods are handed, as the
  /// routers of one module do: it holds nothing.
  private static func isWayfinder(_ name: String, _ found: Evidence) -> Bool {
    ["Router", "Wireframe"].contains { name.contains($0) } && !found.strong.isEmpty
      && found.isHandedScreens
  }

  /// A Boolean value that indicates whether a type hears what a stack does and goes back at most, as one does
  /// that animates: it decides about no screen.
  private func isAnimator(_ name: String, _ found: Evidence) -> Bool {
    found.onlyGoesBack && !found.holdsCoordinator && !Self.isNamedAsCoordinator(name)
      && !PlatformNames.navigationDelegates.isDisjoint(with: project.ancestors(of: name))
  }

  /// Makes a type a coordinator or a router where what it does is enough.
  private mutating func judge(_ name: String, by found: Evidence) {
    guard project.type(name)?.kind != .protocol, !Self.isAside(name, project),
      !project.isRepresentable(name)
    else { return }
    let isNamed = Self.isNamedAsCoordinator(name)
    // A coordinator or router may leave it to another one, which it holds, to show what it makes.
    let leavesIt =
      found.holdsCoordinator
      && (Self.coordinatorWords + ["Router"]).contains(where: name.hasSuffix)
    let isEnough =
      found.isEnough || (isNamed && found.strong.count + found.weak.count > 0) || leavesIt
    if !isEnough, Self.isWayfinder(name, found) {
      roles[name] = .router
      reasons[name] = found.strong.sorted() + ["is handed the screens from which it leads on"]
      return
    }
    guard isEnough, project.type(name)?.kind == .class || isNamed else { return }
    // A router that holds the path itself has nobody who navigates for it, and one that makes screens
    // decides which.
    let isRouter =
      Self.isNamedAsRouter(name) && !isNamed && !found.holdsPath
      && !found.made.contains { roles[$0] == .screen } || isAnimator(name, found)
      || !isNamed && found.onlyAsksRouter
    roles[name] = isRouter ? .router : .coordinator
    reasons[name] =
      found.strong.sorted() + found.weak.sorted()
      + (leavesIt ? ["leaves it to a coordinator that it holds"] : [])
  }

  /// Who makes coordinators, screens or other builders is a builder, and who hands out views of the app.
  private mutating func findBuilders(_ names: [String], _ evidence: [String: Evidence]) {
    let views = Set(names.filter { roles[$0] == .swiftUIView })
    for name in names where roles[name] == .other && handsOutViews(name) {
      guard let found = evidence[name], !Self.isAside(name, project) else { continue }
      let made = found.made.intersection(views).sorted().map { "makes \($0)" }
      // A router's view may be what another router hands out.
      let reason = made + found.weak.sorted()
      guard !reason.isEmpty else { continue }
      // By a router that views observe, its state decides which view is shown, however they are bound to it.
      let isRouter = Self.isNamedAsRouter(name) && project.isObserved(name)
      roles[name] = isRouter ? .coordinator : .builder
      reasons[name] = reason + (isRouter ? ["is observed"] : [])
    }
    var targets = Set(names.filter { isNavigation($0) || roles[$0] == .screen })
    var isDone = false
    while !isDone {
      isDone = true
      for name in names where roles[name] == .other {
        guard let found = evidence[name], project.type(name)?.kind != .protocol,
          !Self.isAside(name, project)
        else { continue }
        let made = found.made.intersection(targets).subtracting([name])
        guard !made.isEmpty else { continue }
        roles[name] = .builder
        reasons[name] = made.sorted().map { "makes \($0)" }
        targets.insert(name)
        isDone = false
      }
    }
  }

  /// A Boolean value that indicates whether a class, a struct or an enum without cases has methods that return
  /// views, and is no look of views.
  private func handsOutViews(_ name: String) -> Bool {
    guard let type = project.type(name),
      [.class, .struct].contains(type.kind) || type.kind == .enum && !type.hasCases,
      type.codeLineCount <= 160,
      !project.ancestors(of: name).contains(where: Self.isLook)
    else { return false }
    return project.parts(of: name).flatMap(\.members)
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .contains { method in
        guard method.body != nil, let result = method.signature.returnClause?.type else {
          return false
        }
        let parts = TypeNames.parts(of: result)
        return !Set(parts).isDisjoint(with: ["View", "AnyView"])
          || parts.contains { roles[$0] == .swiftUIView }
      }
  }

  /// A Boolean value that indicates whether a small type has a function that takes what navigates and a closure:
  /// when that is called, the app goes on.
  private func callsBackWithNavigation(_ name: String) -> Bool {
    guard let type = project.type(name), [.class, .struct, .enum].contains(type.kind),
      type.codeLineCount <= 320, !Self.isAside(name, project)
    else { return false }
    return project.parts(of: name).flatMap(\.members)
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .contains { method in
        let types = method.signature.parameterClause.parameters.map(\.type)
        let others = types.filter { project.functionType($0, in: name) == nil }
        return others.count < types.count
          && Names(in: others).all.contains(where: standsForNavigation)
      }
  }

  /// A Boolean value that indicates whether what conforms to a protocol makes views to say how others look.
  private static func isLook(_ name: String) -> Bool {
    name.hasSuffix("Style") || name.hasSuffix("Modifier") || name.hasSuffix("Previews")
      || name == "PreviewProvider"
  }

  /// A Boolean value that indicates whether a controller contains others by its own doing.
  private func contains(_ name: String) -> Bool {
    Names(in: project.parts(of: name).map(\.syntax)).all.contains("addChild")
      && !Self.isAside(name, project)
  }

  /// Evidence holds for subclasses, too, and for what conforms to a protocol of coordinators.
  private mutating func carry(to names: [String]) {
    let protocols = Set(
      names.filter { name in
        project.type(name)?.kind == .protocol
          && Self.coordinatorWords.contains { name.contains($0) }
          && names.contains {
            roles[$0] == .coordinator && project.ancestors(of: $0).contains(name)
          }
      })
    for name in names where roles[name] == .other && project.type(name)?.kind == .class {
      guard !Self.isAside(name, project) else { continue }
      let ancestors = project.ancestors(of: name)
      if let parent = ancestors.first(where: { roles[$0] == .coordinator }) {
        roles[name] = .coordinator
        reasons[name] = ["is a \(parent)"]
      } else if let parent = ancestors.first(where: { protocols.contains($0) }) {
        roles[name] = .coordinator
        reasons[name] = ["conforms to \(parent)"]
      }
    }
  }

  /// A Boolean value that indicates whether a name is one of coordinators; what they are made of may have
  /// one without navigating itself.
  static func isNamedAsCoordinator(_ name: String) -> Bool {
    coordinatorWords.contains { name.contains($0) }
  }

  private static func isNamedAsRouter(_ name: String) -> Bool {
    routerWords.contains { name.contains($0) }
  }

  private static let coordinatorWords = ["Coordinator", "Flow", "Navigator"]
  private static let routerWords = ["Router", "Navigator", "Presenter"]

  private static func kind(_ name: String, _ ancestors: [String], _ project: Project) -> Role {
    let all = Set(ancestors)
    let attributes = project.type(name)?.syntax.attributeNames ?? []
    if !all.isDisjoint(with: PlatformNames.entries)
      || attributes.contains(where: { $0 == "main" || $0.hasSuffix("ApplicationMain") })
    {
      return .entry
    }
    if project.type(name)?.kind == .protocol { return .other }
    if !all.isDisjoint(with: PlatformNames.containers) { return .container }
    if !all.isDisjoint(with: PlatformNames.controllers) { return .screen }
    if !all.isDisjoint(with: PlatformNames.views) { return .view }
    if !all.isDisjoint(with: ["View", "ToolbarContent"]) { return .swiftUIView }
    return .other
  }

  /// A Boolean value that indicates whether a type stands beside the app: mocks and previews.
  static func isAside(_ name: String, _ project: Project) -> Bool {
    if ["Mock", "Stub", "Fake", "Spy"].contains(where: { name.contains($0) }) { return true }
    // What shows a preview of something is the app's own.
    if name.hasSuffix("Preview") || name.hasSuffix("Previews") || name.hasPrefix("Preview") {
      return true
    }
    guard let file = project.type(name)?.file else { return false }
    return project.files[file].name.lowercased().split(separator: "/").contains { part in
      part.hasPrefix("preview") || part.contains("mock") || part.contains("generated")
    }
  }

  subscript(_ name: String) -> Role { roles[name] ?? .other }

  /// A Boolean value that indicates whether a type is kept since it navigates.
  func isNavigation(_ name: String) -> Bool {
    [.coordinator, .router, .container].contains(self[name])
  }

  /// A Boolean value that indicates whether a type navigates, or is a protocol by which others know one that
  /// does.
  func standsForNavigation(_ name: String) -> Bool {
    if isNavigation(name) { return true }
    return project.type(name)?.kind == .protocol
      && project.typeNames.contains {
        isNavigation($0) && project.ancestors(of: $0).contains(name)
      }
  }

  /// The names of types with a role, sorted.
  func names(_ role: Role) -> [String] { roles.filter { $0.value == role }.keys.sorted() }
}
#endif
