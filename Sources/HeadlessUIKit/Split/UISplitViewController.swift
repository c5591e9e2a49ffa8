import NavigationModel

/// Two or three columns side by side, or one after the other where there is too little width.
///
/// In a narrow window the column for compact width is in sight, if there is one. Otherwise the
/// later columns are pushed on the first one's stack, and come back when there is width again.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Which columns are in sight.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case twoBesideSecondary = 4
  }

  /// How many columns there are.
  public let style: Style

  /// Who decides about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// Whether one column is in sight at a time.
  public private(set) final var isCollapsed = false

  private struct Content {
    let column: Column
    /// What the app put there.
    let controller: UIViewController
    /// What is shown there: the same, or a navigation controller around it.
    let container: UIViewController
  }
  private var contents: [Content] = []
  private var hiddenColumns: Set<Column> = []
  private var usesCompactColumn = false

  /// Makes a controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  // MARK: - Columns

  /// Puts a controller into a column; one that is no navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = contents.first { $0.column == column }
    guard vc !== old?.controller else { return }
    let inSight = childrenInSight
    if let old {
      old.container.willMove(toParent: nil)
      contents.removeAll { $0.column == column }
    }
    if let vc {
      let isStack = vc is UINavigationController
      let container =
        isStack || column == .compact ? vc : UINavigationController(rootViewController: vc)
      container.willMove(toParent: self)
      container.parent?.surrender(container)
      container.parent = self
      contents.append(Content(column: column, controller: vc, container: container))
      contents.sort { $0.column.rawValue < $1.column.rawValue }
    }
    HeadlessPlatform.windowsChanged()
    exchange(inSight, for: childrenInSight)
    if let old {
      if let outer = old.container.parent, outer !== self {
        outer.surrender(old.container)
      }
      old.container.parent = nil
      old.container.didMove(toParent: nil)
    }
    container(of: column)?.didMove(toParent: self)
  }

  /// The controller that the app put into a column.
  open func viewController(for column: Column) -> UIViewController? {
    contents.first { $0.column == column }?.controller
  }

  /// What is in the columns, as far as it isn't collapsed away.
  open var viewControllers: [UIViewController] { contained }

  /// Which columns are in sight.
  open var displayMode: DisplayMode {
    let beside = [Column.primary, .supplementary].count { container(of: $0) != nil && isOpen($0) }
    return [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary][beside]
  }

  private func isOpen(_ column: Column) -> Bool { !hiddenColumns.contains(column) }

  final func container(of column: Column) -> UIViewController? {
    contents.first { $0.column == column }?.container
  }

  /// Brings a column into sight; in a narrow window by pushing it.
  open func show(_ column: Column) {
    guard isCollapsed else {
      let inSight = childrenInSight
      hiddenColumns.remove(column)
      HeadlessPlatform.windowsChanged()
      return exchange(inSight, for: childrenInSight)
    }
    guard let stack = collapsedStack, let container = container(of: column), container !== stack
    else {
      if let stack = collapsedStack, stack === container(of: column) { removePushed(above: column) }
      return
    }
    if stack.stack.has(container) {
      removePushed(above: column)
    } else {
      stack.change(to: stack.stack + [container], animated: true)
    }
  }

  /// Takes a column out of sight.
  open func hide(_ column: Column) {
    guard isCollapsed else {
      let inSight = childrenInSight
      hiddenColumns.insert(column)
      HeadlessPlatform.windowsChanged()
      return exchange(inSight, for: childrenInSight)
    }
    guard let stack = collapsedStack, let container = container(of: column),
      let index = stack.stack.place(of: container), index > 0
    else { return }
    stack.change(to: Array(stack.stack[..<index]), animated: true)
  }

  /// Takes the columns that were pushed above one off the stack.
  private func removePushed(above column: Column) {
    guard let stack = collapsedStack else { return }
    let above = contents.filter { $0.column.rawValue > column.rawValue }.map(\.container)
    guard let index = stack.stack.firstIndex(where: { above.has($0) }) else { return }
    stack.change(to: Array(stack.stack[..<index]), animated: true)
  }

  /// The stack on which columns are pushed in a narrow window.
  private var collapsedStack: UINavigationController? {
    (usesCompactColumn ? container(of: .compact) : firstColumn?.container)
      as? UINavigationController
  }

  private var firstColumn: Content? { contents.first { $0.column != .compact } }

  // MARK: - Collapsing and expanding

  final func adapt(isNarrow: Bool) {
    guard isNarrow != isCollapsed else { return }
    if isNarrow { collapse() } else { expand() }
  }

  private func collapse() {
    let proposed =
      container(of: .compact) != nil ? .compact : contents.last?.column ?? Column.secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let inSight = childrenInSight
    isCollapsed = true
    usesCompactColumn = top == .compact && container(of: .compact) != nil
    HeadlessPlatform.windowsChanged()
    exchange(inSight, for: childrenInSight)
    if !usesCompactColumn, let stack = collapsedStack {
      let pushed = contents.filter {
        $0.container !== stack && $0.column != .compact && $0.column.rawValue <= top.rawValue
      }
      stack.change(to: stack.stack + pushed.map(\.container), animated: false)
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    let proposed: DisplayMode =
      container(of: .supplementary) != nil ? .twoBesideSecondary : .oneBesideSecondary
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    let columns = contents.map(\.container)
    if let stack = collapsedStack {
      let left = stack.stack.without(columns)
      if left.count < stack.stack.count { stack.change(to: left, animated: false) }
    }
    let inSight = childrenInSight
    isCollapsed = false
    usesCompactColumn = false
    hiddenColumns = mode == .secondaryOnly ? [.primary, .supplementary] : []
    for column in columns where column.parent !== self {
      column.parent?.surrender(column)
      column.parent = self
    }
    HeadlessPlatform.windowsChanged()
    exchange(inSight, for: childrenInSight)
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: - As a container

  /// What is in the columns, in their order; in a narrow window first what is in sight.
  override var contained: [UIViewController] {
    let own = contents.map(\.container).filter { $0.parent === self }
    let first = childrenInSight
    return first + own.without(first)
  }

  override var childrenInSight: [UIViewController] {
    if isCollapsed {
      return (usesCompactColumn ? container(of: .compact) : firstColumn?.container).map { [$0] }
        ?? []
    }
    return contents.filter { $0.column != .compact && isOpen($0.column) }.map(\.container)
  }

  override func prepareToAppear(animated: Bool) {
    if let window = treeWindow { adapt(isNarrow: window.isNarrow) }
  }

  override func surrender(_ child: UIViewController) {
    if contents.contains(where: { $0.container === child }) {
      // In a narrow window a column lies on another's stack and is still a column.
      child.parent = nil
    } else {
      super.surrender(child)
    }
  }

  /// What a column is called in gestures.
  final func columnName(of child: UIViewController) -> String? {
    contents.first { $0.container === child }.map { "column(\($0.column))" }
  }
}
