/// The looks of an indicator that something is under way.
public enum ProgressViewLook: Sendable { case automatic, circular, linear }

/// The looks of a choice among values.
public enum PickerLook: Sendable {
  case automatic, inline, menu, navigationLink, palette, segmented, wheel
}

/// The looks of tabs.
public enum TabViewLook: Sendable {
  /// When the dots below pages are shown.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }

  case automatic, page, sidebarAdaptable, tabBarOnly

  /// Pages, with the dots below.
  public static func page(indexDisplayMode: IndexDisplayMode) -> Self { .page }
}

extension View {
  /// Sets how indicators look.
  public nonisolated func progressViewStyle(_ style: ProgressViewLook) -> some View { self }

  /// Sets how choices look.
  public nonisolated func pickerStyle(_ style: PickerLook) -> some View { self }

  /// Sets how tabs look.
  public nonisolated func tabViewStyle(_ style: TabViewLook) -> some View { self }
}
