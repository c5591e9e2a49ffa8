import HeadlessCombine

/// A value that has a better name than its type's.
protocol ItemName {
  var itemName: String { get }
}

/// The short names of pushed and presented items, which are the same in every run.
enum ItemNames {
  /// Returns the name of the type, with the case if it is an enum; simple values are returned as
  /// text.
  static func name(of item: Any) -> String { (item as? any ItemName)?.itemName ?? opened(item) }

  private static func opened<T>(_ item: T) -> String {
    let type = TypeNames.baseName(of: T.self)
    let text = ValueText.brief(item)
    return text.isEmpty ? type : "\(type).\(text)"
  }
}
