/// The effect of a modifier of the host on the node of the modified view.
@MainActor
protocol Effect {
  /// Prepares the node and returns the values that the view inside inherits.
  func apply(to node: Node) -> InheritedValues
}

/// A view with a modifier of the host.
struct Modified<Content: View, Change: Effect>: PrimitiveView {
  typealias Body = Never

  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: Change

  nonisolated init(content: Content, change: Change) {
    self.content = content
    self.change = change
  }

  func render(in node: Node) {
    node.render(content, inherited: change.apply(to: node))
  }
}

extension View {
  func changed<E: Effect>(_ effect: E) -> Modified<Self, E> {
    Modified(content: self, change: effect)
  }
}
