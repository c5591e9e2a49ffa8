/// The selection of a list or a picker, as its rows know it.
@MainActor
final class ListState {
  private var read: () -> AnyHashable? = { nil }
  private var write: (AnyHashable?) -> Bool = { _ in false }

  /// The value of the selected row.
  var selected: AnyHashable? { read() }

  func bind(to selection: ListSelection) { (read, write) = (selection.get, selection.set) }

  /// Selects the row of a value. One of another type than the selection's can't be selected.
  func select(_ value: AnyHashable) { _ = write(value) }

  func clear() { _ = write(nil) }
}

/// The binding of a list's or a picker's selection, whatever its type.
struct ListSelection {
  let get: () -> AnyHashable?
  let set: (AnyHashable?) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    get = { selection.wrappedValue.map { AnyHashable($0) } }
    set = { value in
      guard let value else {
        selection.wrappedValue = nil
        return true
      }
      guard let value = value.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  /// A selection that is never missing. What is of another type can't be selected.
  init<Value: Hashable>(picking selection: Binding<Value>) {
    get = { AnyHashable(selection.wrappedValue) }
    set = { value in
      guard let value = value?.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
  }
}

extension List {
  /// Arranges rows in a column, of which a person may select one.
  public init<Value: Hashable>(
    selection: Binding<Value?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { ListSelection($0) }
  }

  /// Creates a row for each element, of which a person may select one.
  public init<Value: Hashable, Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Value?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = selection.map { ListSelection($0) }
  }

  /// Creates a row for each element, identified by a property of the element, of which a person may
  /// select one.
  public init<Value: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Value?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    self.selection = selection.map { ListSelection($0) }
  }
}

extension List: PrimitiveView {
  func render(in node: Node) {
    node.part = node.scrollingPart
    let isSame = node.children.count > 0
    guard let selection else {
      return node.render(content, inherited: node.inherited(isSame: isSame) { $0.isInList = true })
    }
    let state = node.remembered { ListState() }
    state.bind(to: selection)
    node.render(
      content,
      inherited: node.inherited(isSame: isSame) {
        $0.selection = state
        $0.isInList = true
      })
    guard let split = node.inherited.contents.split else { return }
    let column = node.inherited.contents.column
    split.register(state, inColumn: column)
    node.lifecycle = NodeLifecycle(unmount: { [weak split] in
      split?.unregister(state, ofColumn: column)
    })
    _ = node.tracked { state.selected }
    split.node?.host.afterRender { [weak split] in split?.update() }
  }
}

/// A row that `ForEach` makes in a list with a selection: a touch selects the element's identity, unless
/// the row says itself what a touch does.
struct SelectableRow<Content: View>: View {
  typealias Body = Never

  let content: Content
  let id: AnyHashable
}

extension SelectableRow: PrimitiveView, StructuralView {
  func render(in node: Node) {
    node.part = .plain
    node.render(content)
    guard let list = node.inherited.contents.selection, !node.holdsControl else { return }
    let id = id
    node.part = .gestures(ViewGestures(selecting: { list.select(id) }))
  }
}

extension Node {
  /// A Boolean value that indicates whether something in the node can be touched.
  fileprivate var holdsControl: Bool {
    switch part {
    case .control, .tappable: true
    case .gestures(let gestures) where gestures.tap != nil: true
    default: children.contains(where: \.holdsControl)
    }
  }
}
