/// A stack as it was before `NavigationStack`: links push views onto it, and it has no path.
public struct NavigationView<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Creates a stack with a view at its root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView {
  func render(in node: Node) { node.render(NavigationStack { content }) }
}

/// A look of navigation views. On a phone all are a stack.
public protocol NavigationViewStyle: Sendable {}

/// The look that fits where a navigation view stands.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public nonisolated init() {}
}

/// The look of a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public nonisolated init() {}
}

/// The look of columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public nonisolated init() {}
}

/// The look of two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look that fits where a navigation view stands.
  public static nonisolated var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The look of a stack.
  public static nonisolated var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The look of columns.
  public static nonisolated var columns: Self { Self() }
}

extension View {
  /// Sets how navigation views look, which on a phone is as a stack.
  public nonisolated func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
    self
  }

  /// Puts views into the bar above, at both of its ends.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem { leading }
      ToolbarItem { trailing }
    }
  }

  /// Puts a view into the bar above, at its beginning.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem { leading } }
  }

  /// Puts a view into the bar above, at its end.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem { trailing } }
  }
}
