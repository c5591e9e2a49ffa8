#if Adopt
import SwiftSyntax

/// What the compiler derives for values, and a stand-in may have to spell out.
extension HollowType {
  /// The protocols to which a stand-in can conform whatever it is made of.
  static let spelledOut: Set = ["Equatable", "Hashable", "Decodable", "Encodable"]

  /// A Boolean value that indicates whether a method tells values apart.
  static func isComparison(_ node: FunctionDeclSyntax) -> Bool {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    return node.name.text == "==" || node.name.text == "hash" && labels == ["into"]
  }

  /// The names in the type's own `==` and `hash(into:)`, which stay as far as they compile.
  var comparedNames: Set<String> {
    Names(
      in: members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter(Self.isComparison)
        .compactMap(\.body)
    ).all
  }

  /// Writes a method that tells values apart, as the app has it.
  mutating func writeComparison(_ node: FunctionDeclSyntax, _ id: String) {
    var copy = node
    copy.attributes = []
    copy.modifiers = copy.modifiers.filter { $0.name.text == "static" }
    add(id, "  \(copy.trimmedDescription)")
  }

  /// Writes what the compiler does not derive within a class: what decoding calls, and an initializer
  /// that the other one would hide.
  mutating func writeDecodingOfClass() {
    guard isClassType, spelled.contains("Decodable") else { return }
    let hasNone = !pieces.contains { $0.text.hasPrefix("  init(") }
    if hasNone, superclass == nil || superclass == "Codable" || superclass == "Decodable" {
      add(name, "  init() {}")
    }
    add(name, "  required init(from decoder: any Decoder) throws { throw CancellationError() }")
  }

  /// Writes the conformances that the compiler does not derive.
  ///
  /// Values are equal whose identifiers or, where these have none, texts are; nothing can be decoded or
  /// encoded, since what a stand-in is made of is not what the app writes.
  mutating func writeConformances() {
    var lines: [String] = []
    let names = spelled
    let key = declaredParents.contains("Identifiable") ? ".id" : nil
    // Values are compared on any thread, also where what they are made of is the main one's.
    let isIsolated = main.syntax.attributeNames.contains("MainActor")
    let start = isIsolated ? "nonisolated " : ""
    func text(_ value: String) -> String {
      guard let key else {
        return isClassType ? "ObjectIdentifier(\(value))" : "\"\\(\(value))\""
      }
      return isIsolated ? "MainActor.assumeIsolated { \(value)\(key) }" : value + key
    }
    if names.contains("Equatable") || names.contains("Hashable"), !has(comparison: "==") {
      lines.append(
        "  \(start)static func == (left: \(name), right: \(name)) -> Bool { "
          + "\(text("left")) == \(text("right")) }")
    }
    if names.contains("Hashable"), !has(comparison: "hash") {
      lines.append(
        "  \(start)func hash(into hasher: inout Hasher) { hasher.combine(\(text("self"))) }")
    }
    if names.contains("Decodable"), !isClassType {
      lines.append("  init(from decoder: any Decoder) throws { throw CancellationError() }")
    }
    if names.contains("Encodable") {
      lines.append("  func encode(to encoder: any Encoder) throws { throw CancellationError() }")
    }
    guard !lines.isEmpty else { return }
    let body = lines.map { "\($0)\n" }.joined()
    add("\(name) spelled out", "\nextension \(name) {\n\(body)}")
  }

  private var spelled: Set<String> {
    guard knowledge.unconforming[name] == nil, knowledge.levels["\(name) spelled out"] != .dropped
    else { return [] }
    return knowledge.spelledOut[name] ?? []
  }

  private func has(comparison: String) -> Bool {
    pieces.contains { $0.text.contains("func \(comparison)") }
  }
}
#endif
