import NavigationModel

/// The rows of a card that shows one state: coordinators below one another, their screens beside
/// them.
public struct StateCard: Hashable, Sendable {
  var rows: [Row]

  /// The changes besides coordinators and screens, most telling first.
  var notes: [String]

  /// A coordinator, or something presented.
  public struct Row: Codable, Hashable, Sendable {
    /// The depth by which it is indented.
    public var depth: Int
    /// The coordinator's name, or what stands in its place.
    public var label: String
    /// A Boolean value that indicates whether it is about what is presented.
    public var isPresented: Bool
    /// A Boolean value that indicates whether the label was not there before.
    public var isNew = false
    /// The screens, root first.
    public var screens: [Screen]
  }

  /// A screen.
  public struct Screen: Codable, Hashable, Sendable {
    /// Its name.
    public var words: String
    /// A Boolean value that indicates whether a person can touch it.
    public var isHittable: Bool
    /// A Boolean value that indicates whether it was not there before.
    public var isNew = false
  }

  /// Makes the card of a state; without a state before it nothing counts as new.
  init(_ state: NavigationState, after previous: NavigationState?) {
    rows = Self.rows(StateOutline(state))
    notes = []
    if rows.isEmpty {
      rows = [Row(depth: 0, label: StateText.nothing, isPresented: false, screens: [])]
    }
    guard let previous else { return }
    var labels: [String] = []
    var screens: [Screen] = []
    for row in Self.rows(StateOutline(previous)) {
      labels.append(row.label)
      screens += row.screens
    }
    // NB: Each old one accounts for one new one only, so that a second screen of a kind stands out.
    for index in rows.indices {
      rows[index].isNew = !Self.take(rows[index].label, from: &labels)
      for screen in rows[index].screens.indices {
        let words = rows[index].screens[screen].words
        if let known = screens.firstIndex(where: { $0.words == words }) {
          screens.remove(at: known)
        } else {
          rows[index].screens[screen].isNew = true
        }
      }
    }
    notes = StateText.changes(from: previous, to: state)
      .filter { $0.facet != .views && $0.facet != .unobserved }.map(\.text)
  }

  private static func take(_ label: String, from labels: inout [String]) -> Bool {
    guard let index = labels.firstIndex(of: label) else { return false }
    labels.remove(at: index)
    return true
  }

  private static func rows(_ outline: StateOutline) -> [Row] {
    (outline.unowned.map { rows($0, depth: 0) } ?? [])
      + outline.tree.flatMap { rows($0, depth: 0) }
      + outline.outside.flatMap { rows($0, depth: 0, mark: "+ ") }
  }

  private static func rows(
    _ node: StateOutline.Node, depth: Int, mark: String = "", isPresented: Bool = false
  ) -> [Row] {
    let conditions = node.conditions.isEmpty ? "" : " (\(node.conditions.joined(separator: ", ")))"
    let own = Row(
      depth: depth, label: mark + (node.isSelectedTab ? "*" : "") + node.name + conditions,
      isPresented: isPresented, screens: shown(node.screens))
    let inner = node.children.flatMap { rows($0, depth: depth + 1) }
    let presented = node.presentations.flatMap { presentation in
      presentation.content.flatMap { content -> [Row] in
        switch content {
        case .screens(let screens):
          [
            Row(
              depth: depth + 1, label: "▸ \(presentation.kind)", isPresented: true,
              screens: shown(screens))
          ]
        case .coordinator(let node):
          rows(node, depth: depth + 1, mark: "▸ ", isPresented: true)
        case .elsewhere(let name, let screens):
          [Row(depth: depth + 1, label: "▸ \(name)", isPresented: true, screens: shown(screens))]
        }
      }
    }
    return [own] + inner + presented
  }

  private static func shown(_ screens: [StateOutline.Screen]) -> [Screen] {
    screens.map { Screen(words: $0.text, isHittable: $0.isHittable) }
  }
}
