/// The look of a control that is on or off. It is not asked.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a toggle looks like.
  associatedtype Body: View

  /// Returns what a toggle looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The label of the toggle.
  public let label: Label

  /// A Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool
}

/// A toggle as the platform has it.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A toggle as the platform has it.
  public static var automatic: Self { Self() }
}

/// A toggle that is a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle that is a switch.
  public static var `switch`: Self { Self() }
}

/// A toggle that is a button.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle that is a button.
  public static var button: Self { Self() }
}

/// The look of a title with an image. It is not asked.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label looks like.
  associatedtype Body: View

  /// Returns what a label looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The image of a label.
  public struct Icon: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The title of the label.
  public let title: Title

  /// The image of the label.
  public let icon: Icon
}

/// A label as the platform has it.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A label as the platform has it.
  public static var automatic: Self { Self() }
}

/// A label without its title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label without its title.
  public static var iconOnly: Self { Self() }
}

/// A label without its image.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label without its image.
  public static var titleOnly: Self { Self() }
}

/// A label with its title and its image.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label with its title and its image.
  public static var titleAndIcon: Self { Self() }
}

/// The look of a menu. It is not asked.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// What a menu looks like.
  associatedtype Body: View

  /// Returns what a menu looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a menu.
  typealias Configuration = MenuStyleConfiguration
}

/// What a style is told of a menu.
public struct MenuStyleConfiguration {
}

/// A menu as the platform has it.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A menu as the platform has it.
  public static var automatic: Self { Self() }
}

/// A menu behind a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu behind a button.
  public static var button: Self { Self() }
}

/// A menu behind a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu behind a button without a border.
  public static var borderlessButton: Self { Self() }
}

extension View {
  /// Sets how toggles look. They are tapped as without it.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }

  /// Sets how labels look. A control has the title of its label as without it.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }

  /// Sets how menus look.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
