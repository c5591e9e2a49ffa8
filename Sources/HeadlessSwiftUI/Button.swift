/// The role of a button beyond its title.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The role of a button that deletes something.
  public static let destructive = ButtonRole(name: "destructive")

  /// The role of a button that cancels something.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action when tapped.
public struct Button<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol of the system.
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button: PrimitiveView {
  func render(in node: Node) {
    if let question = node.inherited.contents.question {
      question.hasButton = true
      question.hasCancel = question.hasCancel || role == .cancel
      // An alert goes once the action of one of its buttons has run.
      node.part = .control { [action, unowned question] in
        action()
        question.withdraw()
      }
    } else {
      node.part = .control(action)
    }
    node.render(label)
  }
}

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
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
