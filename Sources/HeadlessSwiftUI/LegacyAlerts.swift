/// An alert as it was described before iOS 15.
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// Creates a button that has no role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: nil, action: action ?? {})
    }

    /// Creates a button that cancels, with a title of its own.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: .cancel, action: action ?? {})
    }

    /// Creates a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Self {
      cancel(Text("Cancel"), action: action)
    }

    /// Creates a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  @MainActor fileprivate var question: some View {
    QuestionView(style: .alert, title: title, message: message, actions: buttonViews(buttons))
  }

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions as it was described before iOS 15.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  @MainActor fileprivate var question: some View {
    QuestionView(style: .dialog, title: title, message: message, actions: buttonViews(buttons))
  }

  /// Creates a choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an alert while a flag is `true`.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(.alert, isPresented, nil) { content().question }
  }

  /// Presents an alert while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(.alert, item, nil) { content($0).question }
  }

  /// Presents a choice of actions while a flag is `true`.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(.dialog, isPresented, nil) { content().question }
  }

  /// Presents a choice of actions while there is an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presenting(.dialog, item, nil) { content($0).question }
  }
}

@MainActor
private func buttonViews(_ buttons: [Alert.Button]) -> some View {
  ForEach(buttons.indices, id: \.self) { index in
    let button = buttons[index]
    Button(role: button.role, action: { button.action() }) { button.label }
  }
}
