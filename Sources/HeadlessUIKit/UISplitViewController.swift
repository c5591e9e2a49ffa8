import NavigationModel

/// A container that shows two or three columns side by side, or one at a time if the window is
/// narrow.
///
/// In a narrow window the column for the compact width is visible, if there is one. Otherwise the
/// later columns are pushed onto the stack of the first, and return to their columns when the
/// window is wide again.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// The numbers of columns.
  public enum Style: Int, Sendable {
    /// Two columns that the app fills by ``UISplitViewController/viewControllers``.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// The columns of a split view.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// The combinations of columns that can be visible.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case twoBesideSecondary = 4

    /// The name of the second column alone before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of both columns before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
  }

  /// The columns that the app would like to be visible. What is shown in a wide window does not depend on it.
  open var preferredDisplayMode = DisplayMode.automatic

  /// A button for the columns. Nobody taps it.
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }

  /// The number of columns.
  public let style: Style

  /// The delegate, which decides about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// A Boolean value that indicates whether only one column is visible at a time.
  public private(set) final var isCollapsed = false

  private struct Content {
    let column: Column
    /// The controller that the app put into the column.
    let controller: UIViewController
    /// The controller that is shown: the same one, or a navigation controller that contains it.
    let container: UIViewController
  }
  private var contents: [Content] = []
  private var hiddenColumns: Set<Column> = []
  private var usesCompactColumn = false

  /// Creates a controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the classic style, whose two columns the app sets together.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  // MARK: - Columns

  /// Puts a controller into a column. If it is not a navigation controller, one is created around
  /// it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = contents.first { $0.column == column }
    guard vc !== old?.controller else { return }
    let inSight = childrenInSight
    if let old {
      old.container.sendWillMove(toParent: nil)
      contents.removeAll { $0.column == column }
    }
    if let vc {
      let isStack = vc is UINavigationController
      let container =
        isStack || column == .compact || style == .unspecified
        ? vc : UINavigationController(rootViewController: vc)
      container.sendWillMove(toParent: self)
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
      old.container.sendDidMove(toParent: nil)
    }
    container(of: column)?.sendDidMove(toParent: self)
  }

  /// The controller that the app put into a column.
  open func viewController(for column: Column) -> UIViewController? {
    contents.first { $0.column == column }?.controller
  }

  /// The controllers of the columns, except those that are collapsed onto another column.
  ///
  /// In the classic style, the app sets the first column and the second.
  open var viewControllers: [UIViewController] {
    get { contained }
    set {
      guard style == .unspecified else { return }
      setViewController(newValue.first, for: .primary)
      // What was collapsed onto the first column stays there.
      if !isCollapsed || newValue.count > 1 {
        setViewController(newValue.dropFirst().first, for: .secondary)
      }
    }
  }

  /// The columns that are visible.
  open var displayMode: DisplayMode {
    let beside = [Column.primary, .supplementary].count { container(of: $0) != nil && isOpen($0) }
    return [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary][beside]
  }

  /// Returns a Boolean value that indicates whether a wide window shows a column.
  private func isOpen(_ column: Column) -> Bool {
    column != .compact && !hiddenColumns.contains(column)
  }

  final func container(of column: Column) -> UIViewController? {
    for content in contents where content.column == column { return content.container }
    return nil
  }

  /// Puts a controller into the last column, and shows it.
  ///
  /// In the classic style the delegate may show it, and a narrow window pushes it where it can.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified {
      if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
      if isCollapsed, let first = container(of: .primary) { return first.show(vc, sender: sender) }
    }
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  /// Shows a column. In a narrow window, pushes it.
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

  /// Hides a column.
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

  /// Pops the columns that were pushed above a given one.
  private func removePushed(above column: Column) {
    guard let stack = collapsedStack else { return }
    let above = contents.filter { $0.column.rawValue > column.rawValue }.map(\.container)
    guard let index = stack.stack.firstIndex(where: { above.has($0) }) else { return }
    stack.change(to: Array(stack.stack[..<index]), animated: true)
  }

  /// The stack onto which columns are pushed in a narrow window.
  private var collapsedStack: UINavigationController? {
    collapsedContainer as? UINavigationController
  }

  /// The controller that fills a narrow window.
  private var collapsedContainer: UIViewController? {
    usesCompactColumn ? container(of: .compact) : firstColumn?.container
  }

  private var firstColumn: Content? { contents.first { $0.column != .compact } }

  // MARK: - Collapsing and expanding

  final func adapt(isNarrow: Bool) {
    guard isNarrow != isCollapsed else { return }
    if isNarrow { collapse() } else { expand() }
  }

  private func collapse() {
    if style == .unspecified { return collapseClassic() }
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

  /// Leaves it to the delegate what becomes of the second column, or else pushes it.
  private func collapseClassic() {
    let inSight = childrenInSight
    isCollapsed = true
    HeadlessPlatform.windowsChanged()
    exchange(inSight, for: childrenInSight)
    guard let first = container(of: .primary), let second = container(of: .secondary) else {
      return
    }
    if delegate?.splitViewController(self, collapseSecondary: second, onto: first) == true {
      return
    }
    if let stack = collapsedStack {
      stack.change(to: stack.stack + [second], animated: false)
    }
  }

  /// Takes the second column from the delegate, or else from the first column's stack.
  private func expandClassic() {
    let first = container(of: .primary)
    let separated = first.flatMap {
      delegate?.splitViewController(self, separateSecondaryFrom: $0)
    }
    if separated == nil, let stack = collapsedStack, let second = container(of: .secondary) {
      stack.change(to: stack.stack.without([second]), animated: false)
    }
    let inSight = childrenInSight
    isCollapsed = false
    if let separated { setViewController(separated, for: .secondary) }
    for column in contents.map(\.container) where column.parent !== self {
      column.parent?.surrender(column)
      column.parent = self
    }
    HeadlessPlatform.windowsChanged()
    exchange(inSight, for: childrenInSight)
  }

  private func expand() {
    if style == .unspecified { return expandClassic() }
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

  // MARK: - Containing controllers

  // Loops, not closures, as in all that is asked at each look at the window: the runtime checks the
  // executor each time the standard library calls a closure that is isolated to the main actor.

  /// The controllers of the columns in their order. In a narrow window the visible one is first.
  override var contained: [UIViewController] {
    var all = childrenInSight
    for content in contents where content.container.parent === self && !all.has(content.container) {
      all.append(content.container)
    }
    return all
  }

  override var childrenInSight: [UIViewController] {
    if isCollapsed { return collapsedContainer.map { [$0] } ?? [] }
    var open: [UIViewController] = []
    for content in contents where isOpen(content.column) { open.append(content.container) }
    return open
  }

  // Asked for each controller at each look at the window.
  override func shows(_ child: UIViewController) -> Bool {
    if isCollapsed { return child === collapsedContainer }
    for content in contents where content.container === child && isOpen(content.column) {
      return true
    }
    return false
  }

  override func prepareToAppear(animated: Bool) {
    if let window = treeWindow { adapt(isNarrow: window.isNarrow) }
  }

  override func surrender(_ child: UIViewController) {
    if contents.contains(where: { $0.container === child }) {
      // In a narrow window a column on the stack of another one is still a column.
      child.parent = nil
    } else {
      super.surrender(child)
    }
  }

  /// Returns the name of a column in gestures.
  final func columnName(of child: UIViewController) -> String? {
    contents.first { $0.container === child }.map { "column(\($0.column))" }
  }
}
