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
    // Rows may not be there: the model has them.
    let used = NamesBesideRows.all(in: body)
    let shownWithin = views.filter { $0 != declaration.name && used.contains($0) }
    // What a view hands on is shown where it arrives.
    let own = held(by: declaration.name).subtracting(shownWithin.flatMap(held))
    guard !own.isEmpty else { return [] }
    return [
      Edit(place.lowerBound..<place.lowerBound, "Group { "),
      Edit(place.upperBound..<place.upperBound, " }.overlay(offeredControls(of: self))"),
    ]
  }

  /// The models that a view stores, or may where it says of them only to what they conform.
  private func held(by view: String) -> Set<String> {
    let names = project.storedTypeNames(of: view).map { project.bound(of: $0, in: view) ?? $0 }
    return models.filter { model in
      names.contains(model) || !Set(names).isDisjoint(with: project.ancestors(of: model))
    }
  }

  private static func body(in declaration: Declaration) -> CodeBlockItemListSyntax? {
    let bodies = declaration.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings).filter { $0.pattern.trimmedDescription == "body" }
    guard case .getter(let statements)? = bodies.first?.accessorBlock?.accessors else { return nil }
    return statements
  }

  /// The one view that a body makes, or with which a stack that it makes begins; nil where it makes several, or
  /// one that shows several screens of its own: which of them has the model's controls is not known.
  private static func place(in body: CodeBlockItemListSyntax) -> Range<Int>? {
    let views = body.map(\.item).filter { !$0.is(DeclSyntax.self) }
    guard views.count == 1, let item = body.last?.item, !item.is(DeclSyntax.self) else {
      return nil
    }
    let made = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let made else { return item.is(ExpressionStmtSyntax.self) ? item.range : nil }
    let call = outermost(made)
    switch call?.calledExpression.trimmedDescription {
    case "NavigationStack", "NavigationView":
      return call?.trailingClosure.flatMap { place(in: $0.statements) }
    case "NavigationSplitView", "TabView": return nil
    default: return made.range
    }
  }

  /// The call of the view that modifiers are applied to.
  private static func outermost(_ value: ExprSyntax) -> FunctionCallExprSyntax? {
    var value = value
    while let call = value.as(FunctionCallExprSyntax.self) {
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      guard let base = member?.base else { return call }
      value = base
    }
    return nil
  }
}

/// Collects the names that the body of a view uses, without those in rows that it makes of data.
private final class NamesBesideRows: NameVisitor {
  static func all(in body: CodeBlockItemListSyntax) -> Set<String> {
    let visitor = NamesBesideRows(viewMode: .sourceAccurate)
    visitor.walk(body)
    return visitor.names
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    node.calledExpression.trimmedDescription == "ForEach" ? .skipChildren : .visitChildren
  }
}
#endif
