#if Adopt
import SwiftSyntax

/// The cases of enums on which kept code ends the run, as if they could not come.
///
/// A stand-in sends each case whenever it is shown: whether the app's own screen sends it there, only its
/// code tells. So a run that ends in such a place tells nothing about the app.
struct RefusedCases {
  /// The place where the run ends, by the name of the case.
  private(set) var places: [String: String] = [:]

  /// Reads kept declarations.
  init(in project: Project, _ slice: Slice) {
    for number in slice.files {
      let source = project.files[number]
      guard TrapVisitor.traps.contains(where: source.text.contains) else { continue }
      let visitor = TrapVisitor(viewMode: .sourceAccurate)
      for declaration in slice.kept(in: number) { visitor.walk(declaration.syntax) }
      for (name, call) in visitor.found where places[name] == nil {
        places[name] = "\(source.name):\(source.line(of: call))"
      }
    }
  }

  /// The declaration of a touch of a control on which code ends the run: a step that ends there does not
  /// count. Nil where no code does.
  func touch(of control: String) -> SystemStatement? {
    let found = places.sorted { $0.key < $1.key }.first { control.hasSuffix("(\($0.key))") }
    guard let (name, place) = found else { return nil }
    let file = place.split(separator: "/").last.map(String.init) ?? place
    return .touch(
      control, arguments: ", refusedAt: \(file.debugDescription)",
      guess: .isRefused(control, name, at: place))
  }
}

/// Finds the cases of switches that do nothing but end the run.
private final class TrapVisitor: SyntaxVisitor {
  private(set) var found: [(name: String, call: FunctionCallExprSyntax)] = []

  /// Functions of the library that end the run.
  static let traps: Set = ["fatalError", "preconditionFailure", "assertionFailure"]

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard node.statements.count == 1, case .case(let label) = node.label,
      let call = node.statements.first?.item.as(FunctionCallExprSyntax.self),
      Self.traps.contains(call.calledExpression.trimmedDescription)
    else { return .visitChildren }
    for item in label.caseItems {
      guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression else {
        continue
      }
      let value = pattern.as(FunctionCallExprSyntax.self)?.calledExpression ?? pattern
      if let member = value.as(MemberAccessExprSyntax.self) {
        found.append((member.declName.baseName.text, call))
      }
    }
    return .visitChildren
  }
}

extension String {
  fileprivate static func isRefused(_ control: String, _ name: String, at place: String) -> String {
    "\(place) ends the run on '\(name)' as if it could not come, so that \(control) counts only where it "
      + "does not: read whether the app sends it there"
  }
}
#endif
