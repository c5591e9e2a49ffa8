/// A result builder that combines several views by position.
@resultBuilder
public enum ViewBuilder {
  /// Builds an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds the first view of a list.
  public static func buildPartialBlock<Content: View>(first content: Content) -> Content { content }

  /// Adds a view to a list.
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> some View {
    ViewPair(first: accumulated, second: next)
  }

  /// Builds a view from an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds a view or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first of two alternatives.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(choice: .first(first))
  }

  /// Builds the second of two alternatives.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(choice: .second(second))
  }

  /// Builds a view with limited availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Two views side by side. Longer lists are pairs of pairs.
struct ViewPair<First: View, Second: View>: PrimitiveView, StructuralView {
  typealias Body = Never

  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  func render(in node: Node) {
    node.part = .container
    node.render(first, at: 0)
    node.render(second, at: 1)
  }
}

/// One of two alternatives. They have separate identities even if their types are the same.
public struct ConditionalContent<First: View, Second: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  enum Choice {
    case first(First)
    case second(Second)
  }

  nonisolated(unsafe) let choice: Choice

  nonisolated init(choice: Choice) { self.choice = choice }
}

extension ConditionalContent: PrimitiveView, StructuralView {
  func render(in node: Node) {
    switch choice {
    case .first(let view): node.render(view, variant: 1)
    case .second(let view): node.render(view, variant: 2)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never
}

extension Optional: PrimitiveView, StructuralView, AbsentableView where Wrapped: View {
  func render(in node: Node) {
    if let self { node.render(self) } else { node.trim(to: 0) }
  }
}
