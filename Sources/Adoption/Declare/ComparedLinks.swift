#if Adopt
import SwiftSyntax

/// Links into an app that its code tells apart by their parts, as in `switch url.host { case "cart": … }`.
struct ComparedLinks {
  /// The parts of a link that code compares with texts.
  fileprivate enum Part {
    case scheme, host, first, last, path, item
  }

  /// The links, in the order in which code names their parts.
  let links: [String]

  /// A link of which only the scheme is known; nil where not even that is.
  let bare: String?

  /// Finds the links in the files that speak of links.
  init(in project: Project) {
    let visitor = ComparisonVisitor(viewMode: .sourceAccurate)
    visitor.rawValues = { Self.rawValues(of: $0, in: project) }
    for file in project.files where Self.speaksOfLinks(file) { visitor.walk(file.tree) }
    func texts(_ part: Part) -> [String] { visitor.texts[part] ?? [] }
    let domain = texts(.host).first { $0.contains(".") }
    let known = texts(.scheme).first ?? project.schemes.first
    let scheme = known ?? "app"
    let base = domain.map { "https://\($0)" } ?? "\(scheme)://open"
    let items = texts(.item).map { "\($0)=1" }.joined(separator: "&")
    let query =
      items.isEmpty ? "" : "?\(items)" + (visitor.readsFragments ? "#\(items)" : "")
    bare = known.map { "\($0)://open\(query)" }
    var found = texts(.host).filter { $0 != domain }.map { "\(scheme)://\($0)/1" }
    found += texts(.first).map { "\(base)/\($0)/1" }
    found += texts(.last).map { "\(base)/\($0)" }
    found += texts(.path).map { base + ($0.hasPrefix("/") ? "" : "/") + $0 }
    var met: Set<String> = []
    links = found.map { $0 + query }.filter { met.insert($0).inserted }
  }

  private static func speaksOfLinks(_ file: SourceFile) -> Bool {
    file.text.contains("URL")
      && (file.name.lowercased().contains("link")
        || file.text.contains("onOpenURL") || file.text.lowercased().contains("deeplink"))
  }

  /// The raw values of an enum of texts; none of anything else.
  private static func rawValues(of name: String, in project: Project) -> [String] {
    guard let type = project.type(name), type.inherited.contains("String"),
      let node = type.syntax.as(EnumDeclSyntax.self)
    else { return [] }
    return Samples.cases(of: node).map {
      $0.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        ?? $0.name.text.filter { $0 != "`" }
    }
  }
}

/// Collects the texts with which code compares parts of links.
private final class ComparisonVisitor: SyntaxVisitor {
  var texts: [ComparedLinks.Part: [String]] = [:]
  var rawValues: (String) -> [String] = { _ in [] }

  /// A Boolean value that indicates whether code reads what follows the number sign of a link.
  private(set) var readsFragments = false

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "fragment" { readsFragments = true }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.propertyPath?.last?.lowercased() ?? ""
    if Self.lookups.contains(where: name.contains), node.arguments.count == 1,
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    {
      add(text, to: .item)
    }
    return .visitChildren
  }

  /// Parts of the names that dictionaries of a link's items have.
  private static let lookups = ["param", "query", "item"]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!="].contains(sign)
      else { continue }
      note(elements[index - 1], elements[index + 1])
      note(elements[index + 1], elements[index - 1])
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.cases {
      guard case .switchCase(let element) = element,
        case .case(let label) = element.label
      else { continue }
      for item in label.caseItems {
        item.pattern.as(ExpressionPatternSyntax.self).map { note(node.subject, $0.expression) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.count == 1, let argument = node.arguments.first,
      argument.label?.text == "rawValue", let part = Self.part(argument.expression)
    else { return .visitChildren }
    for text in rawValues(node.calledExpression.trimmedDescription) { add(text, to: part) }
    return .visitChildren
  }

  private func note(_ subject: ExprSyntax, _ value: ExprSyntax) {
    guard let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !text.isEmpty,
      let part = Self.part(subject)
    else { return }
    add(text, to: part)
  }

  private func add(_ text: String, to part: ComparedLinks.Part) {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    guard isPlain, texts[part]?.contains(text) != true else { return }
    texts[part, default: []].append(text)
  }

  /// The part of a link that an expression reads, such as `url.host?.lowercased() ?? ""`.
  private static func part(_ expression: ExprSyntax) -> ComparedLinks.Part? {
    var text = expression.trimmedDescription.filter { !" \n?!".contains($0) }
    if text.hasSuffix("\"\"") { text.removeLast(2) }
    text = text.replacing(".lowercased()", with: "").replacing("()", with: "")
    let name = text.split(separator: ".").last.map(String.init) ?? text
    if text.hasSuffix("omponents.first") || text.hasSuffix("omponents[0]")
      || text.hasSuffix("pathComponents[1]")
    {
      return .first
    }
    if text.hasSuffix("$0.name") { return .item }
    return ["scheme": .scheme, "host": .host, "lastPathComponent": .last, "path": .path][name]
  }
}
#endif
