/// The look of tabs as pages, by the type that it had before iOS 15.
public struct PageTabViewStyle: Sendable {
  /// Creates the look.
  public init(indexDisplayMode: TabViewLook.IndexDisplayMode = .automatic) {}
}

/// The look of tabs as the platform has it.
public struct DefaultTabViewStyle: Sendable {
  /// Creates the look.
  public init() {}
}

/// The look of the dots below pages.
public struct PageIndexViewStyle: Sendable {
  /// When the dots have a background.
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }

  /// Creates the look.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// The look of the dots as the platform has it.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// The look of the dots, with a background at some times.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// Parts of the screen that bars or the keyboard cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt

  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Those that the device and containers cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Those that the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Sets how tabs look.
  public nonisolated func tabViewStyle(_ style: PageTabViewStyle) -> some View { self }

  /// Sets how tabs look.
  public nonisolated func tabViewStyle(_ style: DefaultTabViewStyle) -> some View { self }

  /// Sets how the dots below pages look.
  public nonisolated func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }

  /// Extends the view under some of what covers the screen, at some of its edges.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions, edges: Edge.Set = .all
  ) -> some View { self }
}

extension Binding {
  /// The binding itself: the looks of what a change of it animates mean nothing.
  public func animation(_ animation: Animation? = .default) -> Binding { self }

  /// Sets the transaction of writes. Nothing is animated here.
  public func transaction(_ transaction: Transaction) -> Binding { self }
}

/// A property of a view that has another value while a gesture lasts. No gesture lasts here, so it has its
/// first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value

  /// Creates a property with a first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a property with a first value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The property itself, as gestures take it.
  public var projectedValue: GestureState { self }
}
