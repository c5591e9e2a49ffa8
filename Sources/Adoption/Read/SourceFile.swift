#if Adopt
import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file of a project, parsed.
struct SourceFile {
  /// The path in the file system.
  let path: String

  /// The path within the project.
  let name: String

  let text: String
  let tree: SourceFileSyntax
  let locations: SourceLocationConverter

  /// The modules that it imports, submodules left out, in the order in which they stand there.
  let imports: [String]

  /// A Boolean value that indicates whether it associates values with objects.
  let associatesValues: Bool

  /// Its declarations at the top level, those within `#if` included.
  var declarations: [Declaration]

  /// Parses a file.
  init(path: String, name: String, text: String) {
    self.path = path
    self.name = name
    self.text = text
    associatesValues = Self.associating.contains { text.contains($0) }
    tree = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: path, tree: tree)
    var reader = TopLevel(locations: locations)
    reader.read(tree.statements)
    imports = reader.imports
    declarations = reader.declarations
  }

  /// What associates values with objects: the runtime's function, and what libraries do by it.
  private static let associating = [
    "objc_setAssociatedObject", "rx.disposeBag", "HasDisposeBag", "rx.dealloc",
  ]

  /// The number of the line on which a node begins, comments before it left out.
  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The position of a line and a column in UTF-8, both counted from one.
  func position(line: Int, column: Int) -> AbsolutePosition? {
    guard line >= 1, line <= locations.sourceLines.count else { return nil }
    return locations.position(ofLine: line, column: column)
  }
}

/// Collects what stands at the top level of a file.
private struct TopLevel {
  let locations: SourceLocationConverter
  var imports: [String] = []
  var declarations: [Declaration] = []

  mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let syntax) = statement.item else { continue }
      if let node = syntax.as(ImportDeclSyntax.self) {
        if let module = node.path.first?.name.text, !imports.contains(module) {
          imports.append(module)
        }
      } else if let node = syntax.as(IfConfigDeclSyntax.self) {
        for clause in node.clauses {
          if case .statements(let inner) = clause.elements { read(inner) }
        }
      } else {
        let first = locations.location(for: syntax.positionAfterSkippingLeadingTrivia).line
        let last = locations.location(for: syntax.endPositionBeforeTrailingTrivia).line
        if let declaration = Declaration(syntax, lines: last - first + 1) {
          declarations.append(declaration)
        }
      }
    }
  }
}
#endif
