/// Two or three columns side by side, or one at a time where the window is narrow.
///
/// In a narrow window the columns are a stack, of which the one on top is visible. Selecting a row of a
/// list moves on to the next column; going back clears the selection.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  /// The view in the middle; nil where there are two columns.
  let content: Content?
  let detail: Detail
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates three columns, of which the app chooses the visible ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Creates three columns, of which the app chooses the one on top in a narrow window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Creates three columns, of which the app chooses the visible ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      visibility: nil, preferred: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates two columns, of which the app chooses the visible ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar(), content: nil,
      detail: detail())
  }

  /// Creates two columns, of which the app chooses the one on top in a narrow window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferred: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail())
  }

  /// Creates two columns, of which the app chooses the visible ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(),
      content: nil, detail: detail())
  }
}

extension NavigationSplitView: PrimitiveView {
  func render(in node: Node) {
    let state = node.remembered { SplitState(in: node) }
    state.columns = content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    state.visibility = visibility
    state.preferred = preferred
    node.part = .split(state)
    node.render(sidebar, at: 0, inherited: state.inherited(forColumn: 0))
    if let content { node.render(content, at: 1, inherited: state.inherited(forColumn: 1)) }
    let last = state.columns.count - 1
    node.render(detail, at: last, inherited: state.inherited(forColumn: last))
    state.update()
  }
}

/// The looks of a split view. None differs from another here.
public enum NavigationSplitViewLook: Sendable { case automatic, balanced, prominentDetail }

extension View {
  /// Sets how columns share the space, which has no effect.
  public nonisolated func navigationSplitViewStyle(_ style: NavigationSplitViewLook) -> some View {
    self
  }

  /// Sets the width of a column, which has no effect.
  public nonisolated func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// Sets the width of a column, which has no effect.
  public nonisolated func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View { self }
}
