#if Adopt
import Foundation
import SwiftParser
import SwiftSyntax

/// The folders of the targets of a package, as its manifest declares them.
struct PackageTargets {
  /// The folder of each target that says where it is, by the target's name.
  let folders: [String: String]

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - text: the manifest's text.
  ///   - folder: the folder that it is in.
  init(declaredBy text: String, in folder: String) {
    let visitor = TargetVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    folders = visitor.paths.mapValues { path in
      URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
        .standardizedFileURL.path
    }
  }
}

private final class TargetVisitor: SyntaxVisitor {
  private(set) var paths: [String: String] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if name == "target", let target = text("name", of: node), let path = text("path", of: node) {
      paths[target] = path
    }
    return .visitChildren
  }

  private func text(_ label: String, of node: FunctionCallExprSyntax) -> String? {
    node.arguments.first { $0.label?.text == label }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
#endif
