#if Adopt
/// The calls of static methods without arguments by which libraries let code make screens, as in
/// `ListController.instantiate()`.
struct MakerCalls {
  /// The types whose method is called, as code names them, by the method.
  private let types: [String: Set<Substring>]

  /// The names that libraries give such methods.
  static let methods = [
    "instantiate", "instantiateFromStoryboard", "instantiateFromNib", "instantiateViewController",
    "initFromStoryboard", "initFromNib", "fromStoryboard", "fromNib", "loadFromStoryboard",
    "loadFromNib",
  ]

  init(in files: [SourceFile]) {
    types = Dictionary(
      uniqueKeysWithValues: Self.methods.map { method in
        (method, Set(files.flatMap { Self.owners(of: ".\(method)()", in: $0.text) }))
      })
  }

  /// Returns a Boolean value that indicates whether code calls a method of a type.
  func contain(_ method: String, of name: String) -> Bool {
    (types[method] ?? []).contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  private static func owners(of call: String, in text: String) -> [Substring] {
    text.ranges(of: call).map { range in
      let before = text[..<range.lowerBound]
      let start = before.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      return before[(start.map(before.index(after:)) ?? before.startIndex)...]
    }
  }
}
#endif
