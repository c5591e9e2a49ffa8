import NavigationModel

/// The rows of a card that shows one state: coordinators below one another, their screens beside
/// them.
struct StateCard: Hashable, Sendable {
  var rows: [Row]

  /// What changed besides coordinators and screens, most telling first.
  var notes: [String]

  /// One row.
  struct Row: Hashable, Sendable {
    /// How far the row is indented.
    var depth: Int
    /// The coordinator's name, or what stands in its place.
    var label: String
    /// Whether the row is about what is presented.
    var isPresented: Bool
    /// Whether the label was not there before.
    var isNew = false
    /// The screens.
    var chips: [Chip]
  }

  /// One screen.
  struct Chip: Hashable, Sendable {
    var text: String
    var isHittable: Bool
    /// Whether it was not there before.
    var isNew = false
  }

  /// Makes the card of a state; without a state before it nothing counts as new.
  init(_ state: NavigationState, after previous: NavigationState?) {
    rows = Self.rows(StateOutline(state))
    notes = []
    if rows.isEmpty {
      rows = [Row(depth: 0, label: StateText.nothing, isPresented: false, chips: [])]
    }
    guard let previous else { return }
    var labels: [String] = []
    var chips: [Chip] = []
    for row in Self.rows(StateOutline(previous)) {
      labels.append(row.label)
      chips += row.chips
    }
    // NB: Each old one accounts for one new one only, so that a second screen of a kind stands out.
    for index in rows.indices {
      rows[index].isNew = !Self.take(rows[index].label, from: &labels)
      for chip in rows[index].chips.indices {
        let text = rows[index].chips[chip].text
        if let known = chips.firstIndex(where: { $0.text == text }) {
          chips.remove(at: known)
        } else {
          rows[index].chips[chip].isNew = true
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
      isPresented: isPresented, chips: chips(node.screens))
    let inner = node.children.flatMap { rows($0, depth: depth + 1) }
    let presented = node.presentations.flatMap { presentation in
      presentation.content.flatMap { content -> [Row] in
        switch content {
        case .screens(let screens):
          [
            Row(
              depth: depth + 1, label: "▸ \(presentation.kind)", isPresented: true,
              chips: chips(screens))
          ]
        case .coordinator(let node):
          rows(node, depth: depth + 1, mark: "▸ ", isPresented: true)
        case .elsewhere(let name, let screens):
          [Row(depth: depth + 1, label: "▸ \(name)", isPresented: true, chips: chips(screens))]
        }
      }
    }
    return [own] + inner + presented
  }

  private static func chips(_ screens: [StateOutline.Screen]) -> [Chip] {
    screens.map { Chip(text: $0.text, isHittable: $0.isHittable) }
  }
}
