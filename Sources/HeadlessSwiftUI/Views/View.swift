/// A part of the app's user interface.
@MainActor @preconcurrency
public protocol View {
  /// The kind of view that the body is.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never there.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Has no body of its own.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that the host knows how to render, because it has no body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Renders the view's children into its node.
  func render(in node: Node)
}

extension PrimitiveView {
  /// Renders a node that is known to hold a view of this type.
  static func evaluate(_ node: Node) {
    unsafeDowncast(node, to: ViewNode<Self>.self).view.pointee.render(in: node)
  }
}

/// A view that only arranges others, so that a container may look through it.
@MainActor
protocol StructuralView {}
