/// Payloads that a system treats alike, and how texts spell them.
public struct PayloadDomain: Hashable, Sendable {
  /// For each payload its spellings, such as the case and the raw value of an enum.
  public var payloads: [[String]]

  /// The places in which a text means a payload, with `*` for the payload: `article *`.
  ///
  /// A `*` alone stands for a text that is nothing but the payload.
  public var contexts: [String]

  /// Makes a domain.
  ///
  /// - Parameters:
  ///   - payloads: for each payload its spellings; all have as many of them, in the same order.
  ///   - contexts: where a text means a payload; by default wherever routes, screens and observed
  ///     values have their payloads: alone, in parentheses, brackets, braces or quotation marks.
  public init(_ payloads: [[String]], in contexts: [String] = PayloadDomain.usualContexts) {
    self.payloads = payloads
    self.contexts = contexts
  }

  /// The contexts in which routes, screens and observed values have their payloads.
  public static let usualContexts = [
    "*", "\"*\"", "'*'", "(*)", "(*,", "[*]", "[*,", "{*}", "{*,", ", *,", ", *)", ", *]", ", *}",
    ": *,",
    ": *)", ": *]", ": *}",
  ]
}

/// A renaming of payloads, as a permutation of each domain.
public struct PayloadRenaming: Sendable {
  private struct Rule: Sendable {
    var prefix: String
    var suffix: String
    var isWhole: Bool
    var names: [(name: String, other: String)]
  }

  private let rules: [Rule]

  private init(_ rules: [Rule]) { self.rules = rules }

  /// All renamings of some domains but the one that changes nothing.
  ///
  /// There is one for each combination of permutations: n! for a domain of n payloads.
  public static func all(of domains: [PayloadDomain]) -> [PayloadRenaming] {
    var combinations: [[[Int]]] = [[]]
    for domain in domains {
      let permutations = Self.permutations(of: Array(domain.payloads.indices))
      combinations = combinations.flatMap { head in permutations.map { head + [$0] } }
    }
    return combinations.compactMap { combination in
      let changes = zip(domains, combination).filter { $0.1 != Array($0.0.payloads.indices) }
      guard !changes.isEmpty else { return nil }
      return PayloadRenaming(changes.flatMap { rules(of: $0, permutedAs: $1) })
    }
  }

  /// The permutations in lexical order, so that the first one is the identity.
  private static func permutations(of values: [Int]) -> [[Int]] {
    if values.count < 2 { return [values] }
    return values.flatMap { first in
      permutations(of: values.filter { $0 != first }).map { [first] + $0 }
    }
  }

  private static func rules(of domain: PayloadDomain, permutedAs permutation: [Int]) -> [Rule] {
    let names = domain.payloads.indices.flatMap { index in
      zip(domain.payloads[index], domain.payloads[permutation[index]]).map { ($0, $1) }
    }
    return domain.contexts.map { context in
      let parts = context.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      return Rule(
        prefix: String(parts[0]), suffix: parts.count > 1 ? String(parts[1]) : "",
        isWhole: context == "*", names: names)
    }
  }

  /// The text with other payloads in the places of those that it names.
  public func renamed(_ text: String) -> String {
    for rule in rules where rule.isWhole {
      if let name = rule.names.first(where: { $0.name == text }) { return name.other }
    }
    var result = ""
    var rest = text[...]
    var last: Character?
    while let first = rest.first {
      if let (rule, name) = match(rest, after: last) {
        result += rule.prefix + name.other
        rest = rest.dropFirst(rule.prefix.count + name.name.count)
        last = name.name.last
      } else {
        result.append(first)
        rest = rest.dropFirst()
        last = first
      }
    }
    return result
  }

  private func match(
    _ rest: Substring, after last: Character?
  ) -> (rule: Rule, name: (name: String, other: String))? {
    for rule in rules where !rule.isWhole && rest.hasPrefix(rule.prefix) {
      // A word must not end, and another one not begin, in the middle of what is replaced.
      if let first = rest.first, first.isWord, last?.isWord == true { continue }
      let tail = rest.dropFirst(rule.prefix.count)
      for name in rule.names where tail.hasPrefix(name.name) {
        let end = tail.dropFirst(name.name.count)
        if rule.suffix.isEmpty ? end.first?.isWord != true : end.hasPrefix(rule.suffix) {
          return (rule, name)
        }
      }
    }
    return nil
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
