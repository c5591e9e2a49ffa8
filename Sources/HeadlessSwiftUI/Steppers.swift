/// A control that goes up and down in steps. Each of the app's actions can be tapped; a number that is bound
/// stays where it is, as that of a slider does.
public struct Stepper<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  /// Creates a control that runs actions: one that is nil can't be tapped.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (self.onIncrement, self.onDecrement) = (onIncrement, onDecrement)
  }

  /// Creates a control for a number.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label, onIncrement: nil, onDecrement: nil)
  }

  /// Creates a control for a number within a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label, onIncrement: nil, onDecrement: nil)
  }
}

extension Stepper where Label == Text {
  /// Creates a control with a title that runs actions.
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a control with a title for a number.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(title, onIncrement: nil, onDecrement: nil)
  }

  /// Creates a control with a title for a number within a range.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(title, onIncrement: nil, onDecrement: nil)
  }
}

extension Stepper: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    node.render(label, at: 0)
    node.render(onIncrement.map { action in Button("Increment") { action() } }, at: 1)
    node.render(onDecrement.map { action in Button("Decrement") { action() } }, at: 2)
  }
}
