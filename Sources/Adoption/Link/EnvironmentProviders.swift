#if Adopt
import SwiftSyntax

/// The places at which an app provides objects to its views and the adopted one does not.
struct EnvironmentProviders {
  /// The files and lines, in the order of the project's files.
  private(set) var missing: [String] = []

  init(in project: Project, _ slice: Slice, _ knowledge: Knowledge) {
    for (number, file) in project.files.enumerated() {
      let cuts = (knowledge.cuts[number] ?? []).map(\.range)
      for declaration in file.declarations {
        let visitor = ProviderVisitor(viewMode: .sourceAccurate)
        visitor.walk(declaration.syntax)
        for place in visitor.places {
          let isTaken =
            slice.kept.contains(declaration.id) && !cuts.contains { $0.contains(place.utf8Offset) }
          if isTaken { continue }
          missing.append("\(file.name):\(file.locations.location(for: place).line)")
        }
      }
    }
  }
}

private final class ProviderVisitor: PreviewlessVisitor {
  var places: [AbsolutePosition] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    let name = member.declName.baseName
    let isOfObject =
      name.text == "environmentObject"
      || name.text == "environment" && node.arguments.count == 1
        && node.arguments.first?.expression.is(KeyPathExprSyntax.self) == false
    if isOfObject { places.append(name.positionAfterSkippingLeadingTrivia) }
    return .visitChildren
  }
}

extension TypeNames {
  /// The names of what a type inherits from and conforms to.
  static func parts(inheritedBy node: some DeclGroupSyntax) -> [String] {
    (node.inheritanceClause?.inheritedTypes ?? []).flatMap { parts(of: $0.type) }
  }
}
#endif
