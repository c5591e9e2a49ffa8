/// What a presentation becomes on a phone.
public enum PresentationAdaptation: Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// What a movement over a sheet does first.
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }

/// The sizes of a presentation.
public struct PresentationSizing: Sendable {
  /// As the platform has it.
  public static var automatic: Self { Self() }
  /// As large as what is shown.
  public static var fitted: Self { Self() }
  /// The size of a form.
  public static var form: Self { Self() }
  /// The size of a page.
  public static var page: Self { Self() }

  /// The same size, as large as what is shown in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }

  /// The same size, and more in some directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// The containers that have a background.
public enum ContainerBackgroundPlacement: Sendable {
  case navigation, navigationSplitView, tabView, widget, window
}

// These modifiers only affect the look. They compile and change nothing: a presentation stays what it is on a
// phone.
extension View {
  /// Sets what a presentation becomes on a phone: a popover is a sheet anyway here.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Sets what a presentation becomes on a phone: a popover is a sheet anyway here.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Sets what a movement over a sheet does first.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets the size of a presentation.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Sets the heights at which the sheet rests, with a binding to the one where it does: nobody drags it.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Sets the background of a container around the view.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Sets the background of a container around the view: a view that nobody touches.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}
