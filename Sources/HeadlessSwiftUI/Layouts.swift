import Foundation

/// The size that a view is offered for its content. Nothing measures here; code may compute with it.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil where the view is to choose it.
  public var width: CGFloat?

  /// The height; nil where the view is to choose it.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// Creates the proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// No space at all.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// As much as the view likes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Space without an end.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size, with that of another one where this one leaves it open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// How an app arranges views by itself. Nothing is arranged here, and its methods are not called: all views
/// count as visible.
public protocol Layout {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void

  /// The views that it arranges.
  typealias Subviews = LayoutSubviews

  /// Returns the size that the views take.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// Arranges views: they are displayed as they are.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { Group(content: content) }
}

/// The views that a layout of an app's own arranges.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let views: [LayoutSubview] = []

  /// The place of the first view.
  public var startIndex: Int { views.startIndex }

  /// The place behind the last view.
  public var endIndex: Int { views.endIndex }

  /// The view at a place.
  public subscript(position: Int) -> LayoutSubview { views[position] }
}

/// A view that a layout of an app's own arranges.
public struct LayoutSubview: Sendable {
  /// How much more than others the view needs its space: `0`.
  public var priority: Double { 0 }

  /// Returns the size that the view takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the sizes of the view.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }

  /// Places the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}

  /// What the view tells layouts about itself: what a view that says nothing tells.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// A layout of the platform's own: it measures nothing.
public protocol PlatformLayout: Layout where Cache == Void {}

extension PlatformLayout {
  /// Returns the size that the views take: none.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  /// Places the views, which have no places.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A layout of any type.
public struct AnyLayout: PlatformLayout {
  /// Hides the type of a layout.
  public init(_ layout: some Layout) {}
}

/// Views in a row, as a layout.
public struct HStackLayout: PlatformLayout {
  /// Arranges views in a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// Views in a column, as a layout.
public struct VStackLayout: PlatformLayout {
  /// Arranges views in a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// Views one over another, as a layout.
public struct ZStackLayout: PlatformLayout {
  /// Arranges views one over another.
  public init(alignment: Alignment = .center) {}
}
