/// A control that selects one of several values: a touch of what has a value's tag selects it, as Apple
/// documents it, and so does a touch of what `ForEach` makes of an element whose identity it is.
///
/// All of what it shows can be tapped at any time here, whatever its look.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let selection: ListSelection
  let label: Label
  let content: Content

  /// Creates a choice with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = ListSelection(picking: selection)
    self.label = label()
    self.content = content()
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a title.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a choice with a title and a symbol of the system.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      HeadlessSwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    let state = node.remembered { ListState() }
    state.bind(to: selection)
    node.render(label, at: 0)
    node.render(
      content, at: 1,
      inherited: node.inherited(isSame: node.children.count > 1) { $0.selection = state })
  }
}

/// A control for a number within a range. Nobody moves it.
public struct Slider<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label

  /// Creates a control with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label()
  }
}

extension Slider where Label == EmptyView {
  /// Creates a control.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    label = EmptyView()
  }
}

extension Slider: PrimitiveView {
  func render(in node: Node) { node.render(label) }
}
