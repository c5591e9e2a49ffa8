/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Groups controls under a label.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  /// Groups controls under a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: ContainerView {}

/// The look of a group of controls.
public protocol ControlGroupStyle: Sendable {}

/// A group as the platform has it.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A group as the platform has it.
  public static var automatic: Self { Self() }
  /// A group in a bar.
  public static var navigation: Self { Self() }
  /// A group in a menu.
  public static var menu: Self { Self() }
  /// A group of small controls in a menu.
  public static var compactMenu: Self { Self() }
  /// A group of controls in a palette.
  public static var palette: Self { Self() }
}

extension View {
  /// Sets how groups of controls look.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
