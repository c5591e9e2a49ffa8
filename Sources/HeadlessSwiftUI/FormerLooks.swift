/// How a list looks, by the types that lists had before iOS 15.
public protocol ListStyle {}

/// The look of a list as the platform has it.
public struct DefaultListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

/// The look of a plain list.
public struct PlainListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

/// The look of a list with groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

/// The look of a list with groups that are set in.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

/// The look of a list that is set in.
public struct InsetListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

/// The look of a list in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

extension View {
  /// Sets how lists look.
  public nonisolated func listStyle(_ style: some ListStyle) -> some View { self }

  /// Sets the title of the view, which has no effect.
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets the title of the view, which has no effect.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }

  /// Sets the title of the view and how it looks, which has no effect.
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: TitleLook
  ) -> some View { self }

  /// Sets the title of the view and how it looks, which has no effect.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: TitleLook
  ) -> some View { self }
}
