/// The text of a manifest, into whose arrays elements can be put.
///
/// It looks for `Package(` and the arrays written out among its arguments. Whether the outcome means
/// what it should is not for this type to say: SwiftPM reads it.
struct ManifestText {
  private(set) var text: String

  init(_ text: String) { self.text = text }

  /// Puts elements at the end of an array; makes the argument where it is missing.
  ///
  /// - Parameters:
  ///   - label: the argument's label.
  ///   - elements: the elements, each with lines that are indented by two blanks for each level.
  /// - Returns: false when there is no such array, and nothing was changed.
  mutating func append(_ elements: [String], to label: String) -> Bool {
    guard !elements.isEmpty else { return true }
    guard var call = PackageCall(SwiftSource(text)) else { return false }
    if call.argument(label) == nil {
      insert("\(label): []", label: label, into: call)
      guard let again = PackageCall(SwiftSource(text)) else { return false }
      call = again
    }
    guard let argument = call.argument(label), call.source.code(at: argument.value) == "[",
      let close = call.source.closing(of: argument.value)
    else { return false }
    let source = call.source
    let outer = source.indentation(at: argument.label)
    let step = outer.isEmpty ? "  " : outer
    let last = source.lastSignificant(in: argument.value + 1..<close)
    // One element alone takes no comma, as swift-format has it.
    let comma = last == nil && elements.count == 1 ? "" : ","
    let lines = elements.map { element in
      let lines = (element + comma).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { outer + step + indented(String($0), by: step) }.joined(separator: "\n")
    }

    var characters = source.characters
    var end = close
    while end > argument.value + 1, characters[end - 1].isWhitespace { end -= 1 }
    characters.replaceSubrange(
      end..<close, with: Array("\n\(lines.joined(separator: "\n"))\n\(outer)"))
    if let last, characters[last] != "," {
      characters.insert(",", at: last + 1)
    }
    text = String(characters)
    return true
  }

  /// Puts an argument where the order of the initialiser's parameters has it.
  private mutating func insert(_ argument: String, label: String, into call: PackageCall) {
    let order = PackageCall.labels
    let later = order[((order.firstIndex(of: label) ?? 0) + 1)...]
    var characters = call.source.characters
    if let next = call.arguments.first(where: { later.contains($0.name) }) {
      let indent = call.source.indentation(at: next.label)
      characters.insert(contentsOf: Array("\(argument),\n\(indent)"), at: next.label)
    } else if let last = call.source.lastSignificant(in: call.open + 1..<call.close) {
      let indent = call.arguments.last.map { call.source.indentation(at: $0.label) } ?? ""
      let comma = characters[last] == "," ? "" : ","
      characters.insert(contentsOf: Array("\(comma)\n\(indent)\(argument)"), at: last + 1)
    }
    text = String(characters)
  }

  private func indented(_ line: String, by step: String) -> String {
    let blanks = line.prefix { $0 == " " }.count
    return String(repeating: step, count: blanks / 2) + line.dropFirst(blanks)
  }
}

/// The call that makes the package, with the places of its arguments.
private struct PackageCall {
  let source: SwiftSource
  let open: Int
  let close: Int
  let arguments: [(name: String, label: Int, value: Int)]

  /// The labels of the initialiser, in their order.
  static let labels = [
    "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
    "dependencies", "targets", "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard",
    "cxxLanguageStandard",
  ]

  init?(_ source: SwiftSource) {
    self.source = source
    let name = Array("Package(")
    let characters = source.characters
    let start = characters.indices.first { index in
      index + name.count <= characters.count
        && characters[index..<index + name.count].elementsEqual(name)
        && source.code(at: index) != nil
        && (index == 0 || !(characters[index - 1].isLetter || characters[index - 1] == "."))
    }
    guard let start, let close = source.closing(of: start + name.count - 1) else { return nil }
    open = start + name.count - 1
    self.close = close

    var arguments: [(name: String, label: Int, value: Int)] = []
    var index = open + 1
    while index < close {
      guard let character = source.code(at: index) else {
        index += 1
        continue
      }
      if "([{".contains(character), let end = source.closing(of: index) {
        index = end + 1
      } else if character.isLetter {
        let word = characters[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let end = index + word.count
        if end < close, characters[end] == ":", Self.labels.contains(String(word)) {
          let value = characters[(end + 1)..<close].firstIndex { !$0.isWhitespace } ?? close
          arguments.append((String(word), index, value))
        }
        index = end
      } else {
        index += 1
      }
    }
    self.arguments = arguments
  }

  func argument(_ label: String) -> (name: String, label: Int, value: Int)? {
    arguments.first { $0.name == label }
  }
}
