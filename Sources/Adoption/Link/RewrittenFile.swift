#if Adopt
import SwiftSyntax

/// A kept file as it is compiled: the app's own, or a copy that keeps its lines.
struct RewrittenFile {
  /// The number of the file in the project.
  let file: Int

  /// The text to compile; nil where the file compiles as it is.
  let text: String?

  /// The lines that differ from the app's.
  let changedLines: Set<Int>

  /// What tells the functions for its static variables, which are added at its end, from others; nil
  /// where it has none.
  let statics: String?

  /// The names of the controls in its views.
  let controls: [String]

  /// The rows of its views whose controls are not tried.
  let leftOut: [LeftOutWays]

  /// A Boolean value that indicates whether one of these functions tells values.
  let tellsStatics: Bool

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - kept: the declarations at its top level that are kept.
  ///   - isInternal: a Boolean value that indicates whether nothing is public.
  ///   - modelControls: the controls for models that views show; nil where there are no stand-ins.
  init(
    _ file: Int, of project: Project, kept: [Declaration], cuts: [Cut], isInternal: Bool = false,
    modelControls: ModelControls? = nil
  ) {
    self.file = file
    let source = project.files[file]
    let visitor = ObjectiveCVisitor(viewMode: .sourceAccurate)
    visitor.isInternal = isInternal
    // What other modules of the app declare is in one module with it.
    visitor.isMerged = { module, name in
      source.imports.contains(module) && project.merged.contains(module)
        && project.type(module) == nil && project.type(name) != nil
    }
    visitor.walk(source.tree)
    var edits = visitor.edits
    let keptIDs = Set(kept.map(\.id))
    for declaration in source.declarations where !keptIDs.contains(declaration.id) {
      edits.append(Edit(declaration.syntax.range, ""))
    }
    edits += PlatformConditions(in: source).edits
    edits += kept.flatMap { SceneEdits(in: $0).edits }
    edits += kept.flatMap { WrapperEdits(in: $0, of: project).edits }
    edits += kept.flatMap { AssociationEdits(in: $0, of: project).edits }
    edits += kept.flatMap { AddressEdits().edits(in: $0) }
    edits += kept.flatMap { NibEdits(in: $0, of: project).edits }
    edits += kept.flatMap { OutletEdits(in: $0, of: project).edits }
    edits += kept.flatMap { LiteralEdits().edits(in: $0) }
    edits += kept.flatMap { ResourceEdits(project).edits(in: $0) }
    let found = kept.map { ViewControls(in: $0, of: project, cuts: cuts) }
    edits += found.flatMap(\.edits)
    edits += kept.flatMap { modelControls?.edits(in: $0, cuts: cuts) ?? [] }
    controls = found.flatMap(\.names)
    leftOut = found.flatMap(\.leftOut)
    edits += cuts.map { Edit($0.range, $0.replacement) }
    let statics = StaticVariables(in: kept, of: project, cuts: cuts)
    edits += statics.constants.map { Edit($0.range, "var") } + statics.wrappers
    let suffix = "OfFile\(file)"
    self.statics = statics.isEmpty ? nil : suffix
    tellsStatics = statics.haveValues
    guard !edits.isEmpty || !statics.isEmpty else {
      (text, changedLines) = (nil, [])
      return
    }
    let (changed, lines) = Edit.apply(edits, to: source)
    changedLines = lines
    var text = "#sourceLocation(file: \(source.path.debugDescription), line: 1)\n" + changed
    if !statics.isEmpty { text += "\n" + statics.functions(for: suffix) }
    self.text = text
  }
}

/// A replacement of a part of a file.
struct Edit {
  var range: Range<Int>
  var replacement: String

  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Applies edits, of those at one place what is added first; those within others go. The lines stay where
  /// they are.
  static func apply(_ edits: [Edit], to source: SourceFile) -> (text: String, lines: Set<Int>) {
    let bytes = Array(source.text.utf8)
    var result: [UInt8] = []
    var lines: Set<Int> = []
    var at = 0
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound)
    }
    for edit in sorted where edit.range.lowerBound >= at {
      result += bytes[at..<edit.range.lowerBound]
      let old = bytes[edit.range]
      let first = source.locations.location(
        for: AbsolutePosition(utf8Offset: edit.range.lowerBound)
      ).line
      let newline = UInt8(ascii: "\n")
      let count = old.count { $0 == newline }
      result += edit.replacement.utf8
      let written = edit.replacement.utf8.count { $0 == newline }
      result += Array(repeating: newline, count: max(0, count - written))
      lines.formUnion(first...(first + count))
      at = edit.range.upperBound
    }
    result += bytes[at...]
    return (String(decoding: result, as: UTF8.self), lines)
  }
}

extension SyntaxProtocol {
  /// The part of the file, in UTF-8, without what stands around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// Finds what needs Objective-C, and the mark of the program's entry.
private final class ObjectiveCVisitor: SyntaxVisitor {
  var edits: [Edit] = []
  var isInternal = false

  /// Tells whether a module declares a type that is the app's own here.
  var isMerged: (_ module: String, _ name: String) -> Bool = { _, _ in false }
  private var types: [String] = []

  private static let attributes: Set = [
    "objc", "objcMembers", "IBOutlet", "NSManaged", "UIApplicationMain", "main",
    "NSApplicationMain", "GKInspectable",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, Modules.omitted.contains(module) {
      edits.append(Edit(node.range, ""))
    } else if node.importKindSpecifier == nil, let first = node.path.first, node.path.count > 1 {
      // What stands in for a module has none within, such as UIKit.UIImage.
      edits.append(Edit(node.path.range, first.name.text))
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) {
      edits.append(Edit(node.range, ""))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if isInternal, ["public", "open", "package"].contains(node.name.text), !isOfLibrary(node) {
      edits.append(Edit(node.range, ""))
    }
    if isOfRequirement(node) { edits.append(Edit(node.range, "")) }
    return .skipChildren
  }

  /// A Boolean value that indicates whether it is how a property that a protocol requires is held, which
  /// Swift 4 took and ignored: it is for the types that conform to it to say.
  ///
  /// https://github.com/swiftlang/swift-evolution/blob/main/proposals/0186-remove-ownership-keyword-support-in-protocols.md
  private func isOfRequirement(_ node: DeclModifierSyntax) -> Bool {
    guard ["weak", "unowned"].contains(node.name.text),
      let property = node.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return property.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }

  /// A Boolean value that indicates whether a member is one by which a type of a library that comes prepared
  /// conforms to a protocol of it: both are public.
  private func isOfLibrary(_ node: DeclModifierSyntax) -> Bool {
    var outer = node.parent
    while let next = outer, !next.is(ExtensionDeclSyntax.self) { outer = next.parent }
    guard let part = outer?.as(ExtensionDeclSyntax.self),
      let parents = part.inheritanceClause?.inheritedTypes
    else { return false }
    return ([part.extendedType] + parents.map(\.type)).allSatisfy { type in
      PreparedTypes.libraries.contains { $0.names.contains { $0.name == type.trimmedDescription } }
    }
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      isMerged(module, node.name.text)
    {
      edits.append(Edit(node.baseType.range.lowerBound..<node.name.range.lowerBound, ""))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self),
      isMerged(base.baseName.text, node.declName.baseName.text)
    {
      edits.append(Edit(base.range.lowerBound..<node.declName.range.lowerBound, ""))
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  /// Previews are Xcode's, and run nowhere else.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { edits.append(Edit(node.range, "")) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      edits.append(Edit(node.range, ""))
      return .skipChildren
    }
    guard node.macroName.text == "selector", let argument = node.arguments.first?.expression else {
      return .visitChildren
    }
    let method = argument.trimmedDescription
    let isQualified = argument.as(MemberAccessExprSyntax.self)?.base.map {
      $0.trimmedDescription.first?.isUppercase == true
    }
    let member = String(method.split(separator: ".").last ?? "")
    let reference = isQualified == true ? method : "\(types.last ?? "Self").\(member)"
    let name = member.replacing("(", with: ":").replacing("_:)", with: "").replacing(")", with: "")
    edits.append(Edit(node.range, "Selector(\(name.debugDescription), \(reference))"))
    return .skipChildren
  }
}
#endif
