/// What a button is for, beyond its title.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// A button that deletes something.
  public static let destructive = ButtonRole(name: "destructive")

  /// A button that calls something off.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when touched.
public struct Button<Label: View>: View {
  /// Has no body of its own.
  public typealias Body = Never

  let action: @MainActor () -> Void
  let label: Label

  /// Makes a button.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Makes a button with a role.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Makes a button with a title and one of the system's symbols.
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button: PrimitiveView {
  func render(in node: Node) {
    node.part = .control(action)
    node.render(label)
  }
}

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  /// Has no body of its own.
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  /// Makes a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: PrimitiveView {
  func render(in node: Node) {
    let isOn = isOn
    node.part = .control { isOn.wrappedValue.toggle() }
    node.render(label)
  }
}
