#if Adopt
import SwiftSyntax

extension SystemWriter {
  /// The objects from which the observation starts.
  var roots: [SystemStatement] {
    if roles.isEmpty { return [SystemStatement(.needed, ["it.root { $0 }"])] }
    guard entry.kind == .app else { return [SystemStatement(.needed, ["it.root { $0.root }"])] }
    let stored = rootsOfApp.map {
      SystemStatement(
        .declaration, ["it.root { storedObject(\($0.debugDescription), of: $0.app) }"])
    }
    return stored
      + roles.flatMap { name, form, _ in
        // The one object of a class is there before a view shows it.
        if let shared = project.sharedObject(of: name) {
          let object = "$0.isLaunched ? \(name).\(shared) : nil"
          return [SystemStatement(.declaration, ["it.root { \(object) }"])]
        }
        let objects = Self.shownObjects(form, by: "$0")
        return [SystemStatement(.declaration, ["it.roots { \(objects) }"])]
      }
  }

  /// The cap on the stacks of a window. A path may be longer than the stack that shows it: of several
  /// changes within one transition the platform may show one.
  var stackCap: SystemStatement {
    let paths = PathCoordinators(in: project, samples: samples)
    let counts = roles.flatMap { name, form, _ in
      if let shared = project.sharedObject(of: name) {
        return paths.counts(of: name, at: "\(name).\(shared)")
      }
      let objects = Self.shownObjects(form, by: "subject")
      return paths.counts(of: name, at: "$0").map { "\(objects).map { \($0) }.max() ?? 0" }
    }
    guard entry.kind == .app, !counts.isEmpty else {
      return SystemStatement(
        .declaration, ["it.cap(\"stack\", scope[\"stack\"]) { deepestStack(in: $0.window) }"],
        guess: launchBounds[.stack].map { .isDeepAtLaunch($0) })
    }
    return SystemStatement(
      .declaration,
      [
        "it.cap(\"stack\", scope[\"stack\"]) { subject in", "  [",
        "    deepestStack(in: subject.window),",
      ]
        + counts.map { "    \($0)," } + ["  ].max() ?? 0", "}"],
      guess: launchBounds[.stack].map { .isDeepAtLaunch($0) })
  }

  /// The objects of a class that views of a subject's window hold, as an expression.
  private static func shownObjects(_ form: String, by subject: String) -> String {
    "shownObjects(\(form).self, in: \(subject).window)"
  }

  /// A bound of the scope: that within which the launch can be followed, or else what is enough for most apps.
  func bound(_ bound: LaunchBounds.Bound) -> Int {
    if let raised = launchBounds[bound] { return raised }
    switch bound {
    case .stack: return 4
    case .pending: return 1
    case .coordinators: return coordinatorBound
    }
  }

  /// How many coordinators of one class may be at once: all those of two of the views that hold most,
  /// since one of these may come while the other goes; one more than there are places that make one, such
  /// as a router for each tab, so that one too many is seen.
  private var coordinatorBound: Int {
    let sites = MadeObjects(in: slice.kept.sorted().map { project.declarations[$0].syntax })
    return roles.map { max(2 * mostHeldByOneView(of: $0.name), sites.count(of: $0.name) + 1) }
      .reduce(4, max)
  }

  /// The declarations of routers of which a view holds several: those of tabs that were not shown yet own
  /// no screen.
  var routersOfTabs: [SystemStatement] {
    roles.filter { mostHeldByOneView(of: $0.name) > 1 }.map { name, _, role in
      SystemStatement(
        .declaration, ["it.profile.viewless.insert(\(role.debugDescription))"],
        guess: .mayWaitForItsTab(name))
    }
  }

  /// How many objects of a class one kept view makes and holds, such as a router for each tab.
  private func mostHeldByOneView(of name: String) -> Int {
    guard entry.kind == .app else { return 0 }
    let views = findings.names(.swiftUIView).filter { view in
      project.type(view).map { slice.kept.contains($0.id) } ?? false
    }
    return views.map { view in
      project.variables(of: view)
        .filter {
          $0.isStored
            && !Set(["State", "StateObject"]).isDisjoint(with: DeclSyntax($0).attributeNames)
        }
        .flatMap(\.bindings)
        .count { project.type(of: $0).flatMap { TypeNames.innermost(of: $0) } == name }
    }.max() ?? 0
  }

  /// The plain properties of the `App` that hold objects of kept classes: they live as long as the app
  /// does, and no view shows them.
  var rootsOfApp: [String] {
    guard entry.kind == .app, !roles.isEmpty else { return [] }
    return project.variables(of: entry.type)
      .filter { $0.isStored && !$0.isStatic && $0.attributes.isEmpty }
      .flatMap(\.bindings).filter(holdsKeptObject).map(\.pattern.trimmedDescription)
  }

  private func holdsKeptObject(_ binding: PatternBindingSyntax) -> Bool {
    binding.typeNames.contains { name in
      project.type(name).map { $0.kind == .class && slice.kept.contains($0.id) } ?? false
    }
  }
}

extension String {
  fileprivate static func isDeepAtLaunch(_ count: Int) -> String {
    "a stack may hold \(count) screens, since the launch shows as many"
  }

  fileprivate static func mayWaitForItsTab(_ name: String) -> String {
    "one view holds several of \(name), which may own no screen until their tabs are shown"
  }
}
#endif
