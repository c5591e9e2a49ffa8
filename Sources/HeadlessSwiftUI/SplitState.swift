import HeadlessCombine
import NavigationModel

/// The state that a split view keeps between renders.
@MainActor
final class SplitState {
  private let handle: NodeHandle

  var node: Node? { handle.node }

  /// The columns, the one at the side first.
  var columns: [NavigationSplitViewColumn] = []

  var visibility: Binding<NavigationSplitViewVisibility>?
  var preferred: Binding<NavigationSplitViewColumn>?

  // What the split view keeps itself where the app has no binding for it.
  private var ownVisibility = NavigationSplitViewVisibility.automatic
  private var ownTop = 0

  /// The lists with a selection, by column, and what was selected when they were last looked at.
  private var lists: [Int: ListState] = [:]
  private var selected: [Int: AnyHashable] = [:]
  private var inheritedByColumn: [Int: (from: InheritedValues, inherited: InheritedValues)] = [:]

  init(in node: Node) { handle = node.handle }

  /// A Boolean value that indicates whether only one column is visible at a time.
  var isNarrow: Bool { node?.host.isNarrow ?? false }

  private var shownColumns: NavigationSplitViewVisibility {
    visibility?.wrappedValue ?? ownVisibility
  }

  /// The column on top in a narrow window.
  var top: Int {
    let wanted = preferred.flatMap { columns.firstIndex(of: $0.wrappedValue) } ?? ownTop
    return min(wanted, columns.count - 1)
  }

  /// Returns a Boolean value that indicates whether a column is visible if the split view is.
  func isInSight(_ column: Int) -> Bool {
    if isNarrow { return column == top }
    return switch shownColumns {
    case .detailOnly: column == columns.count - 1
    case .doubleColumn: column >= columns.count - 2
    default: true
    }
  }

  /// The state that the columns do not show.
  var ownState: [(name: String, value: Any)] {
    var state: [(name: String, value: Any)] = []
    if isNarrow { state.append(("column on top", columns[top].name)) }
    if shownColumns != .automatic { state.append(("columns", shownColumns.name)) }
    if !isNarrow, let preferred { state.append(("preferred", preferred.wrappedValue.name)) }
    return state
  }

  func inherited(forColumn column: Int) -> InheritedValues {
    guard let node else { preconditionFailure("a split view is rendered in its node") }
    if let known = inheritedByColumn[column], known.from === node.inherited {
      return known.inherited
    }
    let inherited = node.inherited.changed { contents in
      contents.stack = nil
      contents.selection = nil
      contents.isInList = false
      contents.disabledRowActions = []
      contents.split = self
      contents.column = column
      contents.extendAddress(":", "column(\(columns[column].name))")
    }
    inheritedByColumn[column] = (node.inherited, inherited)
    return inherited
  }

  // MARK: - Selections

  func register(_ list: ListState, inColumn column: Int) { lists[column] = list }

  func unregister(_ list: ListState, ofColumn column: Int) {
    if lists[column] === list { lists[column] = nil }
  }

  /// Follows the selections of the lists: one that is new leads to the next column, and one that is gone
  /// leads back.
  func update() {
    guard let node else { return }
    let (now, _) = node.tracked { (lists.compactMapValues { $0.selected }, top) }
    let old = selected
    selected = now
    guard isNarrow, now != old else { return }
    var target = top
    for column in columns.indices.dropLast() where now[column] != old[column] {
      guard now[column] != nil else {
        target = min(target, column)
        break
      }
      target = column + 1
    }
    move(to: target)
  }

  // MARK: - What a person does

  /// Makes room for all columns, or for one.
  func adapt(isNarrow: Bool) {
    guard isNarrow else { return }
    // The last column that shows something useful is on top.
    let useful = columns.indices.dropLast().prefix { lists[$0]?.selected != nil }.count
    if preferred == nil { ownTop = useful }
  }

  /// Goes back to the column below, whose selection is gone then.
  func goBack() {
    let below = top - 1
    guard below >= 0 else { return }
    move(to: below)
    selected[below] = nil
    lists[below]?.clear()
  }

  /// Shows the column at the side, or hides it.
  func toggleSidebar() {
    let new: NavigationSplitViewVisibility =
      !isInSight(0) ? .all : columns.count > 2 ? .doubleColumn : .detailOnly
    if let visibility { visibility.wrappedValue = new } else { ownVisibility = new }
    node?.invalidate()
  }

  private func move(to column: Int) {
    let old = top
    guard column != old else { return }
    if let preferred { preferred.wrappedValue = columns[column] } else { ownTop = column }
    if column > old {
      HeadlessPlatform.record(.pushed, nil, columns[column].name)
    } else {
      HeadlessPlatform.record(.popped, nil, columns[old].name)
    }
    node?.invalidate()
  }
}

enum SplitMessages {
  static let link =
    "A NavigationLink in a column of a NavigationSplitView without a NavigationStack around it and "
    + "without a selection of its List: what the next column shows then is not modeled. Bind the list's "
    + "selection, or put a stack into the column."
}
