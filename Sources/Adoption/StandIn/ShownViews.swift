#if Adopt
import SwiftSyntax

/// The views that stand-ins for views show, since these are where an app asks to navigate: a grid has its
/// cells, and a page its cards, whatever decides on a device whether they are there.
struct ShownViews {
  private let project: Project
  private let findings: Findings

  /// The views that ask what they hold to navigate, and those that show such views, but for views that are
  /// kept.
  private let callers: Set<String>

  /// What each view makes of the callers.
  private var made: [String: MadeViews] = [:]

  /// - Parameter kept: the names of the views that are kept.
  init(in project: Project, _ findings: Findings, kept: Set<String>) {
    self.project = project
    self.findings = findings
    let views = findings.names(.swiftUIView).filter { view in
      guard !kept.contains(view), let type = project.type(view) else { return false }
      return type.group?.hasGenerics != true && !type.isPrivate
        && !Findings.isAside(view, project)
    }
    for view in views {
      made[view] = MadeViews(by: project.parts(of: view).map(\.syntax), among: Set(views))
    }
    var callers = Set(views.filter { Self.holdsNavigation($0, in: project, findings) })
    var isDone = false
    while !isDone {
      let more = made.filter { view, made in
        !callers.contains(view) && !made.all.subtracting([view]).isDisjoint(with: callers)
      }.keys
      callers.formUnion(more)
      isDone = more.isEmpty
    }
    self.callers = callers
  }

  /// The views that a view's stand-in shows, sorted: none that shows that view itself in turn, and none of those
  /// among which the view chooses.
  func children(of view: String) -> [String] {
    let alternatives = made[view]?.alternatives(among: callers) ?? []
    return shown(by: view).filter { !alternatives.contains($0) }
  }

  /// The views among which a view chooses, sorted: its stand-in shows one of them at most.
  func alternatives(of view: String) -> [String] {
    let alternatives = made[view]?.alternatives(among: callers) ?? []
    return shown(by: view).filter(alternatives.contains)
  }

  /// The views that a view's stand-in may show, sorted.
  func shown(by view: String) -> [String] {
    guard let made = made[view], !provides(view) else { return [] }
    return made.all.intersection(callers).filter { !reaches(view, from: $0) }.sorted()
  }

  private func reaches(_ view: String, from start: String) -> Bool {
    var open = [start]
    var met: Set<String> = []
    while let next = open.popLast() {
      if next == view { return true }
      if met.insert(next).inserted { open += made[next]?.all.intersection(callers) ?? [] }
    }
    return false
  }

  /// A Boolean value that indicates whether a view provides objects to those within: its stand-in does not.
  private func provides(_ view: String) -> Bool {
    let names = Names(in: project.parts(of: view).map(\.syntax)).all
    return !names.isDisjoint(with: ["environment", "environmentObject"])
  }

  /// A Boolean value that indicates whether a view holds what navigates, or a model that does.
  private static func holdsNavigation(
    _ view: String, in project: Project, _ findings: Findings
  ) -> Bool {
    held(by: view, in: project).contains { leadsOn($0, in: project, findings) }
  }

  /// A Boolean value that indicates whether a type navigates, or holds what does.
  private static func leadsOn(
    _ type: String, in project: Project, _ findings: Findings
  ) -> Bool {
    if findings.standsForNavigation(type) { return true }
    guard project.type(type)?.kind == .class else { return false }
    return held(by: type, in: project).contains(where: findings.standsForNavigation)
  }

  private static func held(by type: String, in project: Project) -> [String] {
    let environment = project.variables(of: type).compactMap(\.environmentClass)
    return project.storedTypeNames(of: type)
      + environment.compactMap { project.typeName(of: $0, within: type) }
  }

  // MARK: - How they are made

  /// The source that makes a view within another one's stand-in; nil where it is to be handed what navigates
  /// and the other one does not hold it.
  func making(_ view: String, within owner: String, samples: Samples) -> String? {
    guard let type = project.type(view) else { return nil }
    let own = project.variables(of: owner).filter { $0.isStored && !$0.isStatic }
      .flatMap(\.bindings)
    var arguments: [String] = []
    for parameter in parameters(of: type) {
      let name = project.typeName(of: parameter.type, within: view) ?? ""
      let held = own.first { binding in
        project.type(of: binding).flatMap { project.typeName(of: $0, within: owner) } == name
      }
      let value: String
      if Self.leadsOn(name, in: project, findings) {
        guard let held else { return nil }
        value = held.pattern.trimmedDescription
      } else {
        guard let made = samples.values(of: parameter.type, within: view).first else { return nil }
        value = parameter.isBinding ? ".constant(\(made))" : made
      }
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return "\(view)(\(arguments.joined(separator: ", ")))"
  }

  /// The names of the classes and structs of the app by which views are made, and those by which these are,
  /// sorted: what is made of them has to take them.
  func types(takenBy views: [String]) -> [String] {
    var open = views
    var met: Set<String> = []
    while let next = open.popLast() {
      guard let type = project.type(next) else { continue }
      let taken = parameters(of: type).compactMap { project.typeName(of: $0.type, within: next) }
      for name in taken where [.class, .struct].contains(project.type(name)?.kind) {
        if met.insert(name).inserted { open.append(name) }
      }
    }
    return met.sorted()
  }

  private struct Parameter {
    var label: String?
    var type: TypeSyntax
    var isBinding: Bool
  }

  /// What a value is made of: the parameters of its first initializer, or else its properties.
  private func parameters(of type: Declaration) -> [Parameter] {
    let initializer = project.parts(of: type.name).flatMap(\.members)
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first { !DeclSyntax($0).isPrivate }
    if let initializer {
      return initializer.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
        .map { parameter in
          let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
          let bound = parameter.type.as(IdentifierTypeSyntax.self)
          guard bound?.name.text == "Binding",
            let value = bound?.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
          else { return Parameter(label: label, type: parameter.type, isBinding: false) }
          return Parameter(label: label, type: value, isBinding: true)
        }
    }
    let wrappers: Set = ["Binding", "ObservedObject", "Bindable", "StateObject", "State"]
    return type.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { node in
        let attributes = Set(DeclSyntax(node).attributeNames)
        return node.isStored && !node.isStatic && attributes.isSubset(of: wrappers)
      }
      .flatMap { node in
        node.bindings.filter { $0.initializer == nil }.compactMap { binding -> Parameter? in
          guard let type = binding.writtenType,
            !(type.is(OptionalTypeSyntax.self) && node.bindingSpecifier.text == "var")
          else { return nil }
          return Parameter(
            label: binding.pattern.trimmedDescription, type: type,
            isBinding: DeclSyntax(node).attributeNames.contains("Binding"))
        }
      }
  }
}
#endif
