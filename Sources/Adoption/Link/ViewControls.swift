#if Adopt
import SwiftSyntax

/// The controls in a view of SwiftUI: those with a title in the source that no other one has, and others,
/// which are given a name; those in rows of data that code spells out have one for each row. Where code
/// makes bar buttons of UIKit, as a router may, those with a title in the source.
struct ViewControls {
  /// The names by which a tap finds them.
  private(set) var names: [String] = []

  /// What gives names to those without one, on the lines where they are.
  private(set) var edits: [Edit] = []

  /// The rows whose controls are not tried.
  private(set) var leftOut: [LeftOutWays] = []

  /// How many rows of one kind are tried.
  static let rowLimit = 6

  /// Finds the controls of a declaration that are not within what is cut.
  init(in declaration: Declaration, of project: Project, cuts: [Cut] = []) {
    func isCut(_ node: FunctionCallExprSyntax) -> Bool {
      let range = node.range
      return cuts.contains {
        $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
      }
    }
    let visitor = ControlVisitor(in: declaration.name, of: project)
    visitor.walk(declaration.syntax)
    names = BarButtons(in: declaration).titles.filter { !isCut($0.node) }.map(\.title)
    for control in visitor.controls where !isCut(control.node) {
      if let title = control.title, control.rows == nil, !names.contains(title) {
        names.append(title)
        continue
      }
      let name = freeName(control.title ?? "\(declaration.name):\(control.word)")
      var argument = name.debugDescription
      if let rows = control.rows {
        let all = rows.names.map { "\(name)(\($0))" }
        names += all.prefix(Self.rowLimit)
        leave(rows.names.dropFirst(Self.rowLimit), of: name)
        argument = "nameOfControl(\(argument), inRowOf: \(rows.parameter))"
      } else {
        names.append(name)
      }
      let end = control.node.range.upperBound
      edits.append(Edit(end..<end, ".accessibilityIdentifier(\(argument))"))
    }
  }

  /// The name, or the first with a number that no other control of the declaration has: a tap finds the
  /// first of several.
  private func freeName(_ name: String) -> String {
    func isFree(_ name: String) -> Bool {
      !names.contains { $0 == name || $0.hasPrefix("\(name)(") }
    }
    return isFree(name) ? name : (2...).lazy.map { "\(name) \($0)" }.first(where: isFree) ?? name
  }

  private mutating func leave(_ rows: ArraySlice<String>, of name: String) {
    if rows.isEmpty { return }
    leftOut.append(LeftOutWays(call: name, tried: Self.rowLimit, words: Array(rows)))
  }
}

private final class ControlVisitor: SyntaxVisitor {
  struct Control {
    var node: FunctionCallExprSyntax
    var title: String?
    /// What it does, in a word, where it has no title.
    var word: String
    /// The rows that it is in, one in each.
    var rows: SpelledOutRows?
  }

  private(set) var controls: [Control] = []

  private let owner: String
  private let project: Project
  /// The rows around the code that is visited, the innermost last; nil of those that are not spelled out.
  private var rows: [SpelledOutRows?] = []

  init(in owner: String, of project: Project) {
    self.owner = owner
    self.project = project
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    func add(title: String?) {
      controls.append(
        Control(node: node, title: title, word: Self.word(of: node), rows: rows.last ?? nil))
    }
    if ["Button", "NavigationLink"].contains(name) {
      add(title: Self.title(of: node))
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "onTapGesture"
    {
      add(title: nil)
    } else if Self.makesRows(name) {
      rows.append(SpelledOutRows(of: node, in: owner, project))
    }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    if Self.makesRows(node.calledExpression.trimmedDescription) { rows.removeLast() }
  }

  private static func makesRows(_ name: String) -> Bool { ["ForEach", "List"].contains(name) }

  /// The title that a control has in the source, or that is the first text of its label.
  private static func title(of node: FunctionCallExprSyntax) -> String? {
    if let first = node.arguments.first, first.label == nil {
      return literal(first.expression)
    }
    var labels = node.additionalTrailingClosures.filter { $0.label.text == "label" }
      .map { Syntax($0.closure) }
    labels += node.arguments.filter { $0.label?.text == "label" }.map { Syntax($0.expression) }
    let names = node.arguments.compactMap(\.label?.text)
    if labels.isEmpty, names.contains(where: { ["action", "destination", "value"].contains($0) }),
      let closure = node.trailingClosure
    {
      labels = [Syntax(closure)]
    }
    let visitor = TextVisitor(viewMode: .sourceAccurate)
    for label in labels { visitor.walk(label) }
    return visitor.first
  }

  static func literal(_ value: ExprSyntax) -> String? {
    value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The method that a control's action calls last, or what kind of control it is.
  private static func word(of node: FunctionCallExprSyntax) -> String {
    let action = node.arguments.first { ["action", "perform"].contains($0.label?.text) }?.expression
    let code = action.map { Syntax($0) } ?? node.trailingClosure.map { Syntax($0) }
    let called = code.map { CalledName.last(in: $0) } ?? nil
    let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return called ?? kind ?? node.calledExpression.trimmedDescription
  }
}

/// Finds the first text in a label.
private final class TextVisitor: SyntaxVisitor {
  var first: String?
  private var isDone = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if !isDone, ["Text", "Label"].contains(name), let argument = node.arguments.first {
      first = ControlVisitor.literal(argument.expression)
      isDone = true
    }
    return .visitChildren
  }
}

/// Finds the name of the last method that code calls.
private final class CalledName: SyntaxVisitor {
  private var name: String?

  static func last(in code: Syntax) -> String? {
    let visitor = CalledName(viewMode: .sourceAccurate)
    visitor.walk(code)
    return visitor.name
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? name
    return .visitChildren
  }
}
#endif
