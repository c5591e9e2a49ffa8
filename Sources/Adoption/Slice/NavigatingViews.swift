#if Adopt
import SwiftSyntax

/// The views of SwiftUI that lead from one to another, those around them, also through what makes them, and
/// small ones that show what they are handed.
struct NavigatingViews {
  /// The names of the views.
  private(set) var names: Set<String> = []

  /// Names of the platform by which a view navigates.
  private static let navigating: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "TabView",
    "navigationDestination", "sheet", "fullScreenCover", "popover", "dismiss", "presentationMode",
    // A view may make a tab of itself, with the tag by which it is selected.
    "tabItem",
  ]

  /// A Boolean value that indicates whether there are coordinators, or views lead from one to another without,
  /// from a beginning that there is.
  static func orCoordinators(areIn project: Project, _ findings: Findings) -> Bool {
    if !findings.names(.coordinator).isEmpty { return true }
    // Screens may hold routers that lead on from them.
    if !findings.names(.entry).isEmpty, !findings.names(.router).isEmpty { return true }
    return !findings.names(.entry).isEmpty && !Self(in: project, findings).names.isEmpty
  }

  init(in project: Project, _ findings: Findings) {
    var used: [String: Set<String>] = [:]
    for name in findings.names(.swiftUIView) {
      used[name] = Names(in: project.parts(of: name).map(\.syntax)).all
    }
    names = Set(used.filter { !$0.value.isDisjoint(with: Self.navigating) }.keys)
    names.formUnion(used.keys.filter { Self.holdsView($0, in: project) })
    let shown = Set(findings.names(.builder).filter(project.isRepresentable))
    names.formUnion(used.filter { !$0.value.isDisjoint(with: shown) }.keys)
    let makers = Self.makers(among: findings.names(.coordinator), project, findings)
    names.formUnion(used.filter { !$0.value.isDisjoint(with: makers) }.keys)
    // Where nothing navigates, what somebody makes for a view leads nowhere.
    for builder in findings.names(.builder) where !names.isEmpty {
      let makers = Self.makers(among: [builder], project, findings)
      let shown = used.filter { $0.value.contains(builder) && !$0.value.isDisjoint(with: makers) }
      names.formUnion(shown.keys)
    }
    let made = Dictionary(
      uniqueKeysWithValues: findings.names(.builder).map {
        ($0, Names(in: project.parts(of: $0).map(\.syntax)).all)
      })
    var isDone = false
    while !isDone {
      // A view leads on where it shows what somebody makes for it, too.
      let makers = made.filter { !$0.value.isDisjoint(with: names) }.keys
      let leading = names.union(makers)
      let more = used.filter { !names.contains($0.key) && !$0.value.isDisjoint(with: leading) }.keys
      names.formUnion(more)
      isDone = more.isEmpty
    }
  }

  /// The names of members by which types, or what they conform to, make the views that they show.
  private static func makers(
    among names: [String], _ project: Project, _ findings: Findings
  ) -> Set<String> {
    let types = Set(names + names.flatMap(project.ancestors))
    func isView(_ type: TypeSyntax) -> Bool {
      TypeNames.parts(of: type).contains {
        $0 == "View" || $0 == "AnyView" || findings[$0] == .swiftUIView
      }
    }
    let members = types.flatMap(project.parts).flatMap(\.members)
    let found = members.flatMap { member -> [String] in
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node):
        let makesView = node.signature.returnClause.map { isView($0.type) } ?? false
        return makesView ? [node.name.text] : []
      case .variableDecl(let node):
        return node.bindings.filter { $0.typeAnnotation.map { isView($0.type) } ?? false }
          .map(\.pattern.trimmedDescription)
      default: return []
      }
    }
    // What every view has says nothing.
    return Set(found).subtracting(["body"])
  }

  /// A Boolean value that indicates whether a view stores one, or what makes one.
  private static func holdsView(_ name: String, in project: Project) -> Bool {
    guard let type = project.type(name) else { return false }
    let own = type.genericBounds.filter { TypeNames.parts(of: $0.bound).contains("View") }
      .map(\.parameter)
    // What is generic over a view is there to show it.
    guard type.codeLineCount <= (own.isEmpty ? 60 : 160) else { return false }
    let views = Set(["View", "AnyView"] + own)
    let stored = type.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isStored && !$0.isStatic }.flatMap(\.bindings)
      .compactMap(\.typeAnnotation?.type)
    return Names(in: stored).all.contains { stored in
      guard let alias = project.type(stored), alias.kind == .typealias else {
        return views.contains(stored)
      }
      return Names(in: [alias.syntax]).all.contains("View")
    }
  }
}
#endif
