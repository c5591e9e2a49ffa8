#if Adopt
import SwiftSyntax

/// Finds the views of an app that belong to no coordinator by design: neither they hold one nor the views
/// around them, as far as the views lead from the app's own.
struct OwnerlessViews {
  /// Their names, sorted.
  let names: [String]

  init(from app: String, coordinators: [String], in project: Project, _ findings: Findings) {
    let views = Set(findings.names(.swiftUIView))
    // Who hands out views leads to them, also by the protocol by which a view knows it.
    let builders = findings.names(.builder)
    var leading = Dictionary(uniqueKeysWithValues: views.union(builders).map { ($0, [$0]) })
    for builder in builders {
      for parent in project.ancestors(of: builder) { leading[parent, default: []].append(builder) }
    }
    var found: Set<String> = []
    var open = [app]
    var met = Set(open)
    while let next = open.popLast() {
      if next != app, Self.holds(coordinators, next, in: project) { continue }
      if views.contains(next) { found.insert(next) }
      let named = Names(in: project.parts(of: next).map(\.syntax)).all
      open += named.flatMap { leading[$0] ?? [] }.filter { met.insert($0).inserted }
    }
    names = coordinators.isEmpty ? [] : found.subtracting([app]).sorted()
  }

  /// A Boolean value that indicates whether a view has a coordinator in a property.
  private static func holds(_ coordinators: [String], _ view: String, in project: Project) -> Bool {
    project.variables(of: view).filter { !$0.isStatic && $0.isStored }.contains { node in
      node.bindings.contains { binding in
        let type = project.type(of: binding) ?? node.environmentClass
        guard let name = type.flatMap({ TypeNames.innermost(of: $0) }) else { return false }
        return !Set([name] + project.ancestors(of: name)).isDisjoint(with: coordinators)
      }
    }
  }

  /// The declaration for a system; nil where there is no such view.
  var statement: SystemStatement? {
    names.isEmpty
      ? nil
      : SystemStatement(
        .declaration, ["it.profile.ownerless = \(names)"], guess: .belongToNobody(names))
  }
}

extension String {
  fileprivate static func belongToNobody(_ names: [String]) -> String {
    "\(names.joined(separator: ", ")) may belong to no coordinator, since neither they nor the views "
      + "around them hold one"
  }
}
#endif
