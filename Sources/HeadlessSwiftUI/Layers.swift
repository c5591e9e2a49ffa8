extension View {
  /// Adds a view in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ViewPair(first: self, second: content())
  }

  /// Adds a view behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ViewPair(first: content(), second: self)
  }

  /// Adds controls to the bars around the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ViewPair(first: self, second: content())
  }
}

/// The placements of an item in a bar.
public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, navigationBarLeading, navigationBarTrailing, topBarLeading,
    topBarTrailing, bottomBar, primaryAction, confirmationAction, cancellationAction
}

/// A control in a bar.
public struct ToolbarItem<Content: View>: View {
  public typealias Body = Never

  let content: Content

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItem: ContainerView {}
