import NavigationModel

/// A navigation state on one line, in the grammar that all reports share.
///
/// - `App/Main/Rider[Home]`: coordinators with their screens in brackets, `/` before a child.
/// - `App/(Auth, Main/Rider[Home])`: several children of one coordinator.
/// - `Library[Shelves] ▸ Lending[Borrower]`: `▸` before what a coordinator presents.
/// - `Library[*Shelves, Search]`, `App/(*Items[List], Wallet[List])`: `*` at the selected tab.
/// - `App/Main + Auth (held by work)`: coordinators outside the tree, with what keeps them alive.
/// - `Rider[Home] (stopped)`: a coordinator between its stop and its next start.
public struct StateText: Hashable, Sendable, CustomStringConvertible {
  /// The text in parts that are never cut: a coordinator with its screens and what joins it to the
  /// one before.
  let parts: [String]

  /// The text of a state without coordinators and screens.
  static let nothing = "nothing shown"

  /// Describes a state.
  public init(_ state: NavigationState) {
    self.init(coordinators: state.coordinators, views: state.views)
  }

  /// Describes what coordinators and views a state consists of.
  public init(coordinators: [CoordinatorNode], views: [ViewNode]) {
    parts = StateOutline(coordinators: coordinators, views: views).parts()
  }

  /// The text.
  public var description: String { parts.joined() }

  /// Returns the text without the part at its beginning that another text begins with too, and the
  /// width of that part.
  ///
  /// Nothing is left out where nothing else would be left.
  public func difference(from previous: StateText?) -> (indent: Int, text: String) {
    let shared = zip(parts, previous?.parts ?? []).prefix { $0 == $1 }.count
    guard shared < parts.count else { return (0, description) }
    return (parts[..<shared].joined().count, parts[shared...].joined())
  }
}

extension StateOutline {
  /// The text in parts that are never cut.
  func parts() -> [String] {
    var groups = tree.map { $0.parts() }
    if let unowned { groups.insert(unowned.partsWithoutName(), at: 0) }
    var result = groups.isEmpty ? [StateText.nothing] : groups[0]
    for group in groups.dropFirst() { result += group.prefixed(by: " ") }
    for node in outside { result += node.parts().prefixed(by: " + ") }
    return result
  }
}

extension StateOutline.Node {
  fileprivate func parts() -> [String] {
    let condition = conditions.isEmpty ? "" : " (\(conditions.joined(separator: ", ")))"
    var result = [(isSelectedTab ? "*" : "") + name + bracket(screens) + condition]
    let inner = children.map { $0.parts() }
    // NB: `Main/Rider ▸ Settings` says that Rider presents; parentheses keep Main's apart.
    if inner.count > 1 || (inner.count == 1 && !presentations.isEmpty) {
      result += inner[0].prefixed(by: "/(")
      for other in inner.dropFirst() { result += other.prefixed(by: ", ") }
      result[result.count - 1] += ")"
    } else if let only = inner.first {
      result += only.prefixed(by: "/")
    }
    return result + presented(firstMark: " ▸ ")
  }

  /// The parts where there is no name to begin with, and perhaps nothing below what is presented.
  fileprivate func partsWithoutName() -> [String] {
    screens.isEmpty && !presentations.isEmpty ? presented(firstMark: "▸ ") : parts()
  }

  private func presented(firstMark: String) -> [String] {
    presentations.enumerated().flatMap { index, presentation in
      let content = presentation.content.flatMap { $0.parts() }
      return (content.isEmpty ? ["nothing"] : content)
        .prefixed(by: index == 0 ? firstMark : " ▸ ")
    }
  }
}

extension StateOutline.Content {
  fileprivate func parts() -> [String] {
    switch self {
    case .screens(let screens): [screens.count == 1 ? screens[0].text : bracket(screens)]
    case .coordinator(let node): node.parts()
    case .elsewhere(let name, let screens): [name + bracket(screens)]
    }
  }
}

private func bracket(_ screens: [StateOutline.Screen]) -> String {
  screens.isEmpty ? "" : "[\(screens.map(\.text).joined(separator: ", "))]"
}

extension [String] {
  /// The same parts, the first with something before it.
  fileprivate func prefixed(by text: String) -> [String] {
    isEmpty ? [] : [text + self[0]] + dropFirst()
  }
}
