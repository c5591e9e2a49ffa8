/// The effect of a modifier of the host on the node of the modified view.
@MainActor
protocol Effect {
  /// Prepares the node and returns the values that the view inside inherits.
  func apply(to node: Node) -> InheritedValues
}

/// A view with a modifier of the host.
struct Modified<Content: View, Change: Effect>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let change: Change

  func render(in node: Node) {
    node.render(content, inherited: change.apply(to: node))
  }
}

extension View {
  func changed<E: Effect>(_ effect: E) -> Modified<Self, E> {
    Modified(content: self, change: effect)
  }
}
