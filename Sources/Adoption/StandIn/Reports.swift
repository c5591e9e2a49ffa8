#if Adopt
import SwiftSyntax

/// What a type tells a coordinator or router that it holds without anybody's tap, by itself or by its model: that
/// its view has disappeared, or that its life ends.
struct Reports {
  private let owner: String
  private let project: Project
  private let findings: Findings

  init(of owner: String, in project: Project, samples: Samples) {
    self.owner = owner
    self.project = project
    findings = samples.findings
  }

  /// Returns a Boolean value that indicates whether a statement calls one.
  func include(_ statement: CodeBlockItemSyntax) -> Bool {
    let visitor = CallVisitor(viewMode: .sourceAccurate)
    visitor.walk(statement)
    let passed = PassedOn(project: project, findings: findings)
    return visitor.calls.contains { call in
      findings.areNavigator(call.path, of: owner) || passed.includes(call, by: owner)
    }
  }
}
#endif
