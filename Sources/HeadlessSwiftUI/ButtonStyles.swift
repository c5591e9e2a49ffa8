/// The look of buttons. It is not asked how a button looks: the button stays as it is.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View

  /// Returns what a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The role of the button.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// A Boolean value that indicates whether a finger is on the button.
  public let isPressed: Bool
}

/// The look of buttons, and when they run their actions. Neither is asked for: a tap runs the action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button looks like.
  associatedtype Body: View

  /// Returns what a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style is told of a button that it also runs.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = ButtonStyleConfiguration.Label

  /// The role of the button.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// Runs the action of the button.
  public func trigger() {}
}

extension View {
  /// Sets how buttons look, by a style of the app's own.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }

  /// Sets how buttons look, by a style of the app's own that runs them.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
}
