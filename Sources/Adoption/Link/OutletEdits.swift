#if Adopt
import SwiftSyntax

/// Connects the outlets of kept controllers, as their nibs and storyboards do on a device: there they are nil
/// until the view is loaded, and here, too.
struct OutletEdits {
  /// The insertion, which adds no line.
  private(set) var edits: [Edit] = []

  /// Finds the outlets of a declaration.
  init(in declaration: Declaration, of project: Project) {
    guard let node = declaration.syntax.as(ClassDeclSyntax.self),
      !PlatformNames.controllers.union(PlatformNames.containers)
        .isDisjoint(with: project.ancestors(of: declaration.name))
    else { return }
    let statements = declaration.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { DeclSyntax($0).attributeNames.contains("IBOutlet") }.flatMap(\.bindings)
      .compactMap { Self.connection(of: $0, project) }
    guard !statements.isEmpty else { return }
    let at = node.memberBlock.leftBrace.range.upperBound
    edits = [
      Edit(
        at..<at,
        " override func connectOutlets() { super.connectOutlets(); "
          + statements.joined(separator: "; ") + " };")
    ]
  }

  /// The statement that makes what an outlet is connected to: a view of the platform's or a constraint.
  private static func connection(of binding: PatternBindingSyntax, _ project: Project) -> String? {
    guard let type = binding.typeAnnotation?.type, binding.initializer == nil,
      type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) || type.is(OptionalTypeSyntax.self),
      let kind = type.unwrapped.as(IdentifierTypeSyntax.self)?.name.text,
      project.type(kind) == nil,
      PlatformNames.views.contains(kind) && PlatformClasses.nearest(to: kind) == kind
        || kind == "NSLayoutConstraint"
    else { return nil }
    let name = binding.pattern.trimmedDescription
    return "if \(name) == nil { \(name) = connected(\(kind)()) }"
  }
}
#endif
