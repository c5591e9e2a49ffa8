extension View {
  /// Adds a view in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ViewPair(first: self, second: content())
  }

  /// Adds a view in front of this one.
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    ViewPair(first: self, second: overlay)
  }

  /// Adds a view behind this one.
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    ViewPair(first: background, second: self)
  }

  /// Adds a view behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ViewPair(first: content(), second: self)
  }

  /// Adds a view beside this one, such as a bar of the app's own.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    ViewPair(first: self, second: content())
  }

  /// Lets touches reach the view and what is within it, or not; what it presents is reached anyway.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    changed(HitTestingEffect(isAllowed: enabled))
  }

  /// Makes the view transparent. What cannot be seen at all, at an opacity of 0, cannot be touched.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    Modified(content: self, change: HitTestingEffect(isAllowed: opacity > 0))
  }

  /// Leaves the view out of sight and out of reach, in its place; what it presents is presented.
  public func hidden() -> some View { allowsHitTesting(false) }

  /// Adds controls to the bars around the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ViewPair(first: self, second: BarItems(content: content(), bar: .navigationBar))
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
  let bar: Bars

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    bar = placement.bar
  }
}

extension ToolbarItem: PrimitiveView {
  func render(in node: Node) {
    node.part = .inBar(bar)
    node.render(content)
  }
}

/// The upper or the lower edge of a view.
public enum VerticalEdge: Int, Sendable, CaseIterable { case top, bottom }

private struct HitTestingEffect: Effect {
  let isAllowed: Bool

  nonisolated init(isAllowed: Bool) { self.isAllowed = isAllowed }

  func apply(to node: Node) -> InheritedValues {
    node.part = .hitTesting(isAllowed)
    return node.inherited
  }
}
