/// The first of several views that fits. Nothing is measured here: it is the first.
public struct ViewThatFits<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Chooses among views.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    let first: any View = (content as? any PairedViews)?.firstOfAll ?? content
    node.render(AnyView(first))
  }
}

/// Views side by side, of which the first may be such views, too.
@MainActor
private protocol PairedViews {
  var firstOfAll: any View { get }
}

extension ViewPair: PairedViews {
  var firstOfAll: any View { (first as? any PairedViews)?.firstOfAll ?? first }
}
