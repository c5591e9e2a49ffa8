#if Adopt
import SwiftSyntax

/// The controls that a kept view shows for the models that it stores, where stand-ins stand in for these: the
/// app's own models make the calls in the midst of what else they do, and a stand-in makes them alone.
struct ModelControls {
  let project: Project

  /// The names of the stand-ins for models that make calls.
  let models: Set<String>

  /// The names of the views at hand: kept and stood in for.
  let views: [String]

  /// What adds the controls to the body of a view; nothing where the view shows none.
  ///
  /// - Parameter cuts: what is cut from the file.
  func edits(in declaration: Declaration, cuts: [Cut]) -> [Edit] {
    guard let body = Self.body(in: declaration), let place = Self.place(in: body),
      !cuts.contains(where: {
        $0.range.lowerBound < place.lowerBound && place.lowerBound < $0.range.upperBound
      })
    else { return [] }
    let used = Names(in: [body]).all
    let shownWithin = views.filter { $0 != declaration.name && used.contains($0) }
    // What a view hands on is shown where it arrives.
    let own = models.intersection(project.storedTypeNames(of: declaration.name))
      .subtracting(shownWithin.flatMap { project.storedTypeNames(of: $0) })
    guard !own.isEmpty else { return [] }
    return [
      Edit(place.lowerBound..<place.lowerBound, "Group { "),
      Edit(place.upperBound..<place.upperBound, " }.overlay(offeredControls(of: self))"),
    ]
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
