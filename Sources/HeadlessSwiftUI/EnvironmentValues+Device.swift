public import Foundation

/// The device around a view, as the view is told of it: a phone upright, in light colors, with English texts, and without
/// assistive technologies.
///
/// Views may set other values for the views inside.
extension EnvironmentValues {
  private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }

  /// The width that there is: that of a phone upright.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }

  /// The height that there is: that of a phone upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  /// The scheme of colors.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  /// The size of texts.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  private struct SizeCategoryKey: EnvironmentKey {
    static var defaultValue: ContentSizeCategory { .large }
  }

  /// The size of texts, by its former name.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  /// The direction in which texts run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }

  /// The language and the customs of texts.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }

  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
  }

  /// The zone of times.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 3 }
  }

  /// The pixels of a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// The reasons why content is hidden: there is none.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// The mode in which the content of the view is edited; nil where no view says so.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// A Boolean value that indicates whether a user types into a field for searches: nobody does.
  public var isSearching: Bool { false }

  /// A Boolean value that indicates whether there can be several windows: a phone has one.
  public var supportsMultipleWindows: Bool { false }

  /// A Boolean value that indicates whether the display is dimmed.
  public var isLuminanceReduced: Bool { false }

  /// A Boolean value that indicates whether an assistive technology is on.
  public var accessibilityEnabled: Bool { false }

  /// A Boolean value that indicates whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// A Boolean value that indicates whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// A Boolean value that indicates whether a user wants fewer movements.
  public var accessibilityReduceMotion: Bool { false }

  /// A Boolean value that indicates whether a user wants less transparency.
  public var accessibilityReduceTransparency: Bool { false }

  /// A Boolean value that indicates whether colors alone are to say nothing.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// A Boolean value that indicates whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }

  /// A Boolean value that indicates whether buttons are to have shapes.
  public var accessibilityShowButtonShapes: Bool { false }

  /// The action that opens a window. A phone has one window: it does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes a window. A phone keeps its only one: it does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// The action that ends a search. Nobody searches: it does nothing.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

/// The space that a view has.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The directions in which texts run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// The sizes of texts, by their former names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// The modes in which content is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// A Boolean value that indicates whether content is edited.
  public var isEditing: Bool { self != .inactive }
}

/// An action that opens a window. It does nothing: a phone has one window.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window. It does nothing: a phone keeps its only one.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}

  /// Does nothing.
  public func callAsFunction(id: String) {}
}

/// An action that ends a search. It does nothing: nobody searches.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}
