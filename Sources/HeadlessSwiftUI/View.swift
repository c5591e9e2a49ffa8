// SwiftUI re-exports these modules, so that an app needs no imports that it does not need on a
// device.
@_exported import Foundation
@_exported import HeadlessCombine
@_exported import Observation

/// A part of the app's user interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// The type of the body, which does not exist.
  public typealias Body = Never
}

extension View where Body == Never {
  /// The body, which does not exist.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view without a body, which the host renders itself.
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

/// A view that only arranges others, so that a container can look through it.
@MainActor
protocol StructuralView {}

/// A view or nothing, as an `if` without an `else` makes it.
protocol AbsentableView {}
