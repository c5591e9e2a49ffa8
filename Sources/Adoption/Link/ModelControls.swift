#if Adopt
import SwiftSyntax

/// The controls that a kept view shows for the models that it stores, where stand-ins stand in for these: the
/// app's own models make the calls in the midst of what else they do, and a stand-in makes them alone.
struct ModelControls {
  /// What adds the controls to the view's body; none where the view shows no controls.
  let edits: [Edit]

  /// Finds the place for the controls in a declaration.
  ///
  /// - Parameters:
  ///   - types: the names of the stand-ins for models that make calls.
  ///   - views: the names of the views at hand: kept and stood in for.
  ///   - cuts: what is cut from the file.
  init(
    in declaration: Declaration, of project: Project, models types: Set<String>, views: [String],
    cuts: [Cut]
  ) {
    guard let body = Self.body(in: declaration), let place = Self.place(in: body),
      !cuts.contains(where: {
        $0.range.lowerBound < place.lowerBound && place.lowerBound < $0.range.upperBound
      })
    else {
      edits = []
      return
    }
    let used = Names(in: [body]).all
    let shownWithin = views.filter { $0 != declaration.name && used.contains($0) }
    let models = Self.models(of: declaration.name, in: project).intersection(types)
    // What a view hands on is shown where it arrives.
    let own = models.filter { model in
      !shownWithin.contains { Self.models(of: $0, in: project).contains(model) }
    }
    guard !own.isEmpty else {
      edits = []
      return
    }
    edits = [
      Edit(place.lowerBound..<place.lowerBound, "Group { "),
      Edit(place.upperBound..<place.upperBound, " }.overlay(offeredControls(of: self))"),
    ]
  }

  /// The names of the types of what a view stores.
  private static func models(of view: String, in project: Project) -> Set<String> {
    let stored = project.variables(of: view).filter { $0.isStored && !$0.isStatic }
    return Set(
      stored.flatMap(\.bindings).compactMap { binding in
        project.type(of: binding).flatMap { project.typeName(of: $0, within: view) }
      })
  }

  private static func body(in declaration: Declaration) -> CodeBlockItemListSyntax? {
    let bodies = declaration.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings).filter { $0.pattern.trimmedDescription == "body" }
    guard case .getter(let statements)? = bodies.first?.accessorBlock?.accessors else { return nil }
    return statements
  }

  /// The one view that a body makes; nil where it makes several, or one that shows screens of its own: which of
  /// them has the model's controls is not known.
  private static func place(in body: CodeBlockItemListSyntax) -> Range<Int>? {
    let views = body.map(\.item).filter { !$0.is(DeclSyntax.self) }
    guard views.count == 1, let item = body.last?.item, !item.is(DeclSyntax.self) else {
      return nil
    }
    let made = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let made else { return item.is(ExpressionStmtSyntax.self) ? item.range : nil }
    return containers.contains(outermost(made)) ? nil : made.range
  }

  /// Views that show screens.
  private static let containers: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]

  /// The name of the view that modifiers are applied to.
  private static func outermost(_ value: ExprSyntax) -> String {
    var value = value
    while let call = value.as(FunctionCallExprSyntax.self) {
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      guard let base = member?.base else { return call.calledExpression.trimmedDescription }
      value = base
    }
    return value.trimmedDescription
  }
}
#endif
