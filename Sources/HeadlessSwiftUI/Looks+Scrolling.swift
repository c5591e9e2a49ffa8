/// The ways to end scrolling at a place that content decides.
public protocol ScrollTargetBehavior: Sendable {}

/// Scrolling that ends at a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  public enum LimitBehavior: Sendable { case automatic, always, alwaysByFew, alwaysByOne, never }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// Scrolling that ends at a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling that ends at a view.
  public static var viewAligned: Self { Self() }

  /// Scrolling that ends at a view, and passes some.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling that ends at a page.
  public static var paging: Self { Self() }
}

/// When content that scrolls bounces at its end.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// What is set apart from the edges.
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }

/// When the place of what scrolls is decided by an anchor.
public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }

/// The looks of the edge at which content scrolls away.
public enum ScrollEdgeEffectStyle: Sendable { case automatic, hard, soft }

/// When the marks of what scrolls are shown.
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }

/// The place of what scrolls. Nobody scrolls here: it stays what code makes it.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var id: AnyHashable?

  /// The edge to which code scrolled.
  public private(set) var edge: Edge?

  /// Creates a place.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

  /// Creates a place at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { self.id = id }

  /// Creates a place at an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The identity of the view to which code scrolled.
  public var viewID: AnyHashable? { id }

  /// A Boolean value that indicates whether a person scrolled: nobody does.
  public var isPositionedByUser: Bool { false }

  /// Returns the identity of the view to which code scrolled.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    (self.id, edge) = (id, nil)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { (id, self.edge) = (nil, edge) }

  /// Scrolls to a point.
  public mutating func scrollTo(x: Double, y: Double) { (id, edge) = (nil, nil) }

  /// Scrolls up or down to a point.
  public mutating func scrollTo(y: Double) { (id, edge) = (nil, nil) }

  /// Scrolls sideways to a point.
  public mutating func scrollTo(x: Double) { (id, edge) = (nil, nil) }
}

// These modifiers only affect how content scrolls, which nobody does. They compile and change nothing, and
// bindings to the place are not written.
extension View {
  /// Puts space around what scrolls.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Puts space around what scrolls.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Puts space around what scrolls.
  public nonisolated func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets where content that scrolls is at first.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Sets where content that scrolls is.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { self }

  /// Sets when content that scrolls bounces at its end.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Shows what scrolls also beyond its bounds, or not.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Shows the marks of what scrolls whenever a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows the marks of what scrolls as it appears.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the marks of what scrolls, or hides them.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Binds the identity of the view to which content has scrolled.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Binds the place to which content has scrolled.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Sets where scrolling ends.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Lets scrolling end at the views inside.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets the look of the edges at which content scrolls away.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}
