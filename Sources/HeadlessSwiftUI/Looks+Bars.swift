/// What surrounds the view on a page.
public enum ToolbarRole: Sendable { case automatic, navigationStack, browser, editor }

/// The looks of the title in a bar.
public enum ToolbarTitleDisplayMode: Sendable { case automatic, large, inline, inlineLarge }

/// When the bar of tabs becomes small.
public enum TabBarMinimizeBehavior: Sendable { case automatic, never, onScrollDown, onScrollUp }

/// The ways in which a page comes.
public struct NavigationTransition: Sendable {
  /// As the platform has it.
  public static let automatic = NavigationTransition()

  /// Out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    automatic
  }
}

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Sets what stands below the title of the view.
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Sets what stands below the title of the view.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Sets the way in which the page comes. It can be closed as without it.
  public nonisolated func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// Shows what the system puts over the app, or hides it.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Lets gestures of the view go before those of the system at some edges, or not.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Shows the bar of the device, or hides it.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows the bar of the device, or hides it.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Sets when the bar of tabs becomes small.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Shows the background of bars, or hides it.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets what surrounds the view.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets how the title in a bar looks.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Adds a menu to the title of the view: its controls can be tapped at any time here.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    ViewPair(first: self, second: BarItems(content: content(), bar: .navigationBar))
  }
}
