import HeadlessCombine

/// The name of a control in a row of data which code spells out: each row has one of its own.
///
/// - Parameters:
///   - control: the name that the control has in any row.
///   - element: the row's element. A text, a number or a case of an enum names itself; any other value
///     goes by its first text.
public func nameOfControl(_ control: String, inRowOf element: Any) -> String {
  "\(control)(\(rowName(of: element)))"
}

private func rowName(of element: Any) -> String {
  func brief<Element>(_ element: Element) -> String { ValueText.brief(element) }
  let own = brief(element)
  if !own.isEmpty { return own }
  return Mirror(reflecting: element).children.lazy.compactMap { $0.value as? String }.first ?? ""
}
