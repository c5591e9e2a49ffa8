import Foundation

/// Views that are made from data.
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension ForEach {
  /// Sets the action by which a person deletes rows of a list or a form: each has a control for it, such as
  /// `Delete Milk`, by the row's first text (SwiftUI's documentation of `onDelete(perform:)`).
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var other = self
    other.delete = action
    return other
  }

  /// Sets the action by which a person moves rows of a list or a form: each has a control for it, such as
  /// `Reorder Milk`, which moves the row below the next one, and the last row to the top (SwiftUI's
  /// documentation of `onMove(perform:)`).
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var other = self
    other.move = action
    return other
  }

  /// Sets the action by which a person drops something among rows. It never runs: nothing is dropped here.
  public func onInsert<ContentType, Provider>(
    of supportedContentTypes: [ContentType], perform action: @escaping (Int, [Provider]) -> Void
  ) -> ForEach { self }

  /// What a person can do with the row at a position.
  func actions(at index: Int, of count: Int) -> [(RowAction, () -> Void)] {
    var actions: [(RowAction, () -> Void)] = []
    if let delete { actions.append((.delete, { delete(IndexSet(integer: index)) })) }
    if let move, count > 1 {
      let end = index + 1 == count ? 0 : index + 2
      actions.append((.move, { move(IndexSet(integer: index), end) }))
    }
    return actions
  }
}

extension View {
  /// Keeps a person from deleting the rows inside, or not.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    changed(RowActionEffect(action: .delete, isDisabled: isDisabled))
  }

  /// Keeps a person from moving the rows inside, or not.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    changed(RowActionEffect(action: .move, isDisabled: isDisabled))
  }

  /// Keeps a person from selecting the rows inside, or not.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    changed(RowActionEffect(action: .select, isDisabled: isDisabled))
  }
}

/// What a person can do with a row.
enum RowAction: Hashable {
  case delete, move, select

  /// The name of the control for it, for a row with a title.
  func name(forRow title: String?) -> String {
    let word = self == .delete ? "Delete" : "Reorder"
    return title.map { "\(word) \($0)" } ?? word
  }
}

/// A row with controls by which a person deletes or moves it.
struct EditableRow<Content: View>: PrimitiveView, StructuralView {
  typealias Body = Never

  let content: Content
  let actions: [(RowAction, () -> Void)]

  func render(in node: Node) {
    node.part = .container
    node.render(content, at: 0)
    for (index, action) in actions.enumerated() {
      node.render(RowControl(kind: action.0, action: action.1), at: index + 1)
    }
    node.trim(to: actions.count + 1)
  }
}

private struct RowControl: PrimitiveView {
  typealias Body = Never

  let kind: RowAction
  let action: () -> Void

  func render(in node: Node) {
    let action = action
    node.part = .rowAction(kind) { action() }
  }
}

private struct RowActionEffect: Effect {
  let action: RowAction
  let isDisabled: Bool

  func apply(to node: Node) -> InheritedValues {
    node.part = .rowActionDisabled(isDisabled ? action : nil)
    return node.inherited(by: isDisabled) {
      if isDisabled { $0.disabledRowActions.insert(action) }
    }
  }
}

extension Node {
  /// A Boolean value that indicates whether something is not to be done with the row that the node is, by what
  /// stands around it or in it.
  func disables(_ action: RowAction) -> Bool {
    inherited.contents.disabledRowActions.contains(action) || disablesWithin(action)
  }

  private func disablesWithin(_ action: RowAction) -> Bool {
    if case .rowActionDisabled(action) = part { return true }
    return children.contains { $0.disablesWithin(action) }
  }
}
