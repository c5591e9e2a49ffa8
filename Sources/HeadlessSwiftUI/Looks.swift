/// The ways to fit content into another space.
public enum ContentMode: Sendable { case fit, fill }

/// Whether something can be seen.
public enum Visibility: Sendable { case automatic, visible, hidden }

/// The bars around a view.
public enum ToolbarPlacement: Sendable { case automatic, navigationBar, tabBar, bottomBar }

/// The ways to scroll that hide the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}

/// The looks of a device.
public enum ColorScheme: Sendable { case light, dark }

extension Image {
  /// Lets the image fill its space.
  public nonisolated func resizable() -> Image { self }

  /// Sets how the image is drawn.
  public nonisolated func renderingMode(_ mode: ImageRenderingMode?) -> Image { self }
}

/// The ways to draw an image.
public enum ImageRenderingMode: Sendable { case template, original }

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Fits the view into its space.
  public nonisolated func scaledToFit() -> some View { self }

  /// Fills the view's space.
  public nonisolated func scaledToFill() -> some View { self }

  /// Keeps the view's proportions.
  public nonisolated func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> some View { self }

  /// Draws the view somewhere else.
  public nonisolated func offset(x: Double = 0, y: Double = 0) -> some View { self }

  /// Makes the view larger or smaller.
  public nonisolated func scaleEffect(_ scale: Double) -> some View { self }

  /// Blurs the view.
  public nonisolated func blur(radius: Double) -> some View { self }

  /// Adds a shadow in a color.
  public nonisolated func shadow(
    color: Color, radius: Double, x: Double = 0, y: Double = 0
  ) -> some View { self }

  /// Puts the view in front of its neighbors, or behind them.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Gives the view as much space as it wants.
  public nonisolated func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    self
  }

  /// Sets the color behind a row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Shows the line below a row, or hides it.
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View { self }

  /// Shows the background of what scrolls, or hides it.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows the marks of what scrolls, or hides them.
  public nonisolated func scrollIndicators(_ visibility: Visibility) -> some View { self }

  /// Sets how scrolling hides the keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Sets the color of bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Shows the background of bars, or hides it.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the look of bars.
  public nonisolated func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the look of the device.
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

  /// Extends the view under bars.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Extends the view under bars, at some of its edges.
  public nonisolated func ignoresSafeArea(edges: Edge.Set) -> some View { self }
}
