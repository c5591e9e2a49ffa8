extension Font {
  /// The widths of a font.
  public enum Width: Sendable { case compressed, condensed, standard, expanded }
}

extension Text {
  /// The sizes of text beside other text.
  public enum Scale: Sendable { case `default`, secondary }
}

/// The sizes of text that a person chooses in the settings.
public enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates whether the size is one for who does not see well.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether text can be selected.
public protocol TextSelectability: Sendable {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that can't be selected.
  public static var disabled: Self { Self() }
}

/// The languages for which text is set.
public enum TypesettingLanguage: Sendable { case automatic }

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Lets letters move together where text has no room.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

  /// Moves text up or down.
  public nonisolated func baselineOffset(_ baselineOffset: Double) -> some View { self }

  /// Sets the font's design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets the font's width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Makes text bold, or not.
  public nonisolated func bold(_ isActive: Bool) -> some View { self }

  /// Gives all letters the same width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets the size of text.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Limits the size of text.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }

  /// Sets the size of text beside other text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Lets text be selected, or not. Nobody selects it here.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Sets the language for which text is set.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the limits of the number of lines of text.
  public nonisolated func lineLimit<R: RangeExpression>(_ limit: R) -> some View
  where R.Bound == Int { self }

  /// Limits the number of lines of text, and keeps room for them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Mirrors the view where text is written from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Marks the view as one that others may not read over a shoulder.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Marks the view as one that shows that it is old.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

// A text with these modifiers is a text, so that it can be joined to others.
extension Text {
  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> Text { self }

  /// Sets the font's weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the font's design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets the font's width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Makes the text bold.
  public nonisolated func bold() -> Text { self }

  /// Makes the text bold, or not.
  public nonisolated func bold(_ isActive: Bool) -> Text { self }

  /// Makes the text italic.
  public nonisolated func italic(_ isActive: Bool = true) -> Text { self }

  /// Gives all letters the same width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Gives all digits the same width.
  public nonisolated func monospacedDigit() -> Text { self }

  /// Sets the color of the text.
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }

  /// Sets the color of the text.
  public nonisolated func foregroundStyle(_ style: Color) -> Text { self }

  /// Sets what fills the text.
  @_disfavoredOverload
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// Draws a line below the text.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Draws a line through the text.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }

  /// Sets the space between letters.
  public nonisolated func kerning(_ kerning: Double) -> Text { self }

  /// Sets the space between letters.
  public nonisolated func tracking(_ tracking: Double) -> Text { self }

  /// Moves the text up or down.
  public nonisolated func baselineOffset(_ baselineOffset: Double) -> Text { self }

  /// Sets the size of the text beside other text.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}
