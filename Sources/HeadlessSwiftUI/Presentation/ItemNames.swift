import HeadlessCombine

/// Something that has a better name than its type's.
protocol ItemName {
  var itemName: String { get }
}

/// Short names of what is pushed and presented, the same on every run.
enum ItemNames {
  /// The type's name, and the case's if it is an enum; plain values as they are.
  static func name(of item: Any) -> String { (item as? any ItemName)?.itemName ?? opened(item) }

  private static func opened<T>(_ item: T) -> String {
    let type = TypeNames.baseName(of: T.self)
    let text = ValueText.brief(item)
    return text.isEmpty ? type : "\(type).\(text)"
  }
}
