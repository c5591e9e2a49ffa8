extension View {
  /// Puts a view in front.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ViewPair(first: self, second: content())
  }

  /// Puts a view behind.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ViewPair(first: content(), second: self)
  }

  /// Puts controls into the bars around the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ViewPair(first: self, second: content())
  }
}

/// Where a bar shows its items.
public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, navigationBarLeading, navigationBarTrailing, topBarLeading,
    topBarTrailing, bottomBar, primaryAction, confirmationAction, cancellationAction
}

/// A control within a bar.
public struct ToolbarItem<Content: View>: View {
  public typealias Body = Never

  let content: Content

  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItem: ContainerView {}
