import HeadlessCombine
import NavigationModel

/// One of several tabs.
@MainActor
final class TabCell {
  private let handle: NodeHandle

  var node: Node? { handle.node }
  unowned let tabs: TabsState
  var tag: AnyHashable?
  var contentType: Any.Type

  /// A Boolean value that indicates whether the tab has ever been selected. Its views are created
  /// only then.
  var isActivated = false

  init(_ node: Node, in tabs: TabsState, contentType: Any.Type) {
    handle = node.handle
    self.tabs = tabs
    self.contentType = contentType
  }

  var isSelected: Bool { tabs.selectedCell === self }
}

/// The state that a tab view keeps between renders.
@MainActor
final class TabsState {
  struct Selection {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void
  }

  private let handle: NodeHandle

  var node: Node? { handle.node }
  var selection: Selection?
  var cells: [TabCell] = []
  private(set) weak var selectedCell: TabCell?
  private var ownSelection = 0
  private var lastTag: AnyHashable?

  /// The tab without a tag that a person tapped: it is shown until the app selects another one.
  private weak var tapped: TabCell?

  init(in node: Node) { handle = node.handle }

  /// The index of the selected tab, or -1 if no tab has the selected tag.
  var selectedIndex: Int { cells.firstIndex { $0 === selectedCell } ?? -1 }

  /// Adds a view as a tab, and returns a Boolean value that indicates whether to render its content
  /// now.
  func admits<V: View>(_ node: Node, holding view: V) -> Bool {
    let cell = node.tab ?? TabCell(node, in: self, contentType: V.self)
    node.tab = cell
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    if let description = view as? any TabDescribing { cell.contentType = description.tabContent }
    // Without a selection of the app nothing asks for a tag that is not set on the tab itself. The identity of an
    // element is the tag of a tab that has none.
    // https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
    cell.tag =
      Self.tag(of: view, inBodies: selection != nil)
      ?? (selection == nil ? nil : node.elementIdentity(upTo: self.node))
    guard cell.isActivated else { return false }
    let name = tagName(of: cell)
    node.inherited = node.inherited(isSame: true) {
      $0.tabs = nil
      $0.extendAddress(":", "tab(\(name))")
    }
    return true
  }

  /// Shows the selected tab; at first, if no tab has the selected tag, the first one.
  func select() {
    let tag = node?.tracked { selection?.get() } ?? nil
    let index = tag.map { tag in cells.firstIndex { $0.tag == tag } ?? -1 } ?? ownSelection
    var cell = cells.indices.contains(index) ? cells[index] : nil
    let name = cell.map(tagName(of:)) ?? tag.map { Self.name(of: $0) } ?? "\(index)"
    if let lastTag, lastTag != AnyHashable(name) {
      HeadlessPlatform.record(.selected, nil, name)
    }
    let isFirst = lastTag == nil
    let isNew = lastTag != AnyHashable(name)
    if cell == nil, isNew {
      HeadlessPlatform.record(.unresolved, nil, TabMessages.unknownTag(name))
    }
    lastTag = AnyHashable(name)
    if isNew { tapped = nil }
    if let tapped, cells.contains(where: { $0 === tapped }) {
      cell = tapped
    } else if cell == nil, isFirst {
      cell = cells.first
    } else if cell == nil, let last = selectedCell, cells.contains(where: { $0 === last }) {
      if !isNew { return }
      if HeadlessPlatform.choose(2, .outcome(PlatformQuestions.unknownTab)) == 1 { return }
    }
    selectedCell = cell
    if let cell, !cell.isActivated {
      cell.isActivated = true
      cell.node?.reevaluate()
    }
  }

  /// Taps a tab. The app is notified even if the tab is already selected; of one without a tag it is not told.
  func tap(_ index: Int) {
    let cell = cells[index]
    if cell.isSelected, let stack = cell.node?.firstStack, stack.depth > 0, stack.passage == nil,
      HeadlessPlatform.choose(2, .outcome(PlatformQuestions.selectedTab)) == 1
    {
      stack.shorten(to: 0)
    }
    if let selection, let tag = cell.tag {
      if tapped != nil {
        tapped = nil
        node?.invalidate()
      }
      selection.set(tag)
    } else if selection != nil {
      if cell.isSelected { return }
      tapped = cell
      HeadlessPlatform.record(.selected, nil, tagName(of: cell))
      node?.invalidate()
    } else {
      ownSelection = index
      node?.invalidate()
    }
  }

  /// Returns the name of a tab in gestures: its tag, otherwise its index.
  func tagName(of cell: TabCell) -> String {
    cell.tag.map { Self.name(of: $0) } ?? "\(cells.firstIndex { $0 === cell } ?? 0)"
  }

  private static func name(of tag: AnyHashable) -> String {
    func opened<T>(_ value: T) -> String {
      let text = ValueText.brief(value)
      return text.isEmpty ? TypeNames.baseName(of: T.self) : text
    }
    return opened(tag.base)
  }
}

enum TabMessages {
  static func unknownTag(_ name: String) -> String { "no tab has the tag \(name)" }
}
