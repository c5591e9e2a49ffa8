#if Adopt
import SwiftSyntax

/// Gives the classes of an app that associates values with its objects a place for these: there is no runtime
/// that would keep them.
struct AssociationEdits {
  /// The insertions, none of which adds or takes a line.
  private(set) var edits: [Edit] = []

  /// Finds the classes of a declaration that inherit from none that keeps values.
  init(in declaration: Declaration, of project: Project) {
    guard project.files.contains(where: \.associatesValues) else { return }
    let visitor = AssociationVisitor()
    visitor.isClass = { project.type($0)?.kind == .class }
    edits = visitor.edits(in: declaration)
  }
}

private final class AssociationVisitor: EditVisitor {
  var isClass: (String) -> Bool = { _ in false }

  private static let coding: Set = ["Codable", "Decodable", "Encodable"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let parents = (node.inheritanceClause?.inheritedTypes).map { Array($0) } ?? []
    if let first = parents.first, keepsValues(first.type) { return .visitChildren }
    // What is written into a file can't hold any value.
    if parents.contains(where: { Self.coding.contains($0.type.trimmedDescription) }) {
      return .visitChildren
    }
    let conformance = "KeepsAssociatedValues"
    if let last = parents.last {
      insert(", \(conformance)", after: last.type)
    } else if let generics = node.genericParameterClause {
      insert(": \(conformance)", after: generics)
    } else {
      insert(": \(conformance)", after: node.name)
    }
    insert(
      " nonisolated(unsafe) let associatedKeys = AssociatedKeys()"
        + "; nonisolated(unsafe) var associatedValues: [Any?] = [];",
      after: node.memberBlock.leftBrace)
    return .visitChildren
  }

  /// Returns a Boolean value that indicates whether a class has a place for values by the one that it inherits
  /// from: one of the app's, which gets it, or one of UIKit's.
  private func keepsValues(_ type: TypeSyntax) -> Bool {
    let name = String(type.trimmedDescription.prefix { $0 != "<" })
    if isClass(name) { return true }
    let isProtocol = ["Delegate", "DataSource", "ing"].contains { name.hasSuffix($0) }
    return name.hasPrefix("UI") && !isProtocol
  }

  private func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(end..<end, text))
  }
}
#endif
