/// The look of a box. It is not asked.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What a box looks like.
  associatedtype Body: View

  /// Returns what a box looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style is told of a box.
public struct GroupBoxStyleConfiguration {
  /// The title of a box.
  public struct Label: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The content of a box.
  public struct Content: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The title of the box.
  public let label: Label

  /// The content of the box.
  public let content: Content
}

/// A box as the platform has it.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A box as the platform has it.
  public static var automatic: Self { Self() }
}

/// The look of a form. It is not asked.
@MainActor @preconcurrency
public protocol FormStyle {
  /// What a form looks like.
  associatedtype Body: View

  /// Returns what a form looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a form.
  typealias Configuration = FormStyleConfiguration
}

/// What a style is told of a form.
public struct FormStyleConfiguration {
  /// The content of a form.
  public struct Content: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The content of the form.
  public let content: Content
}

/// A form as the platform has it.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A form as the platform has it.
  public static var automatic: Self { Self() }
}

/// A form in columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form in columns.
  public static var columns: Self { Self() }
}

/// A form in groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form in groups.
  public static var grouped: Self { Self() }
}

/// The look of a gauge. It is not asked.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What a gauge looks like.
  associatedtype Body: View

  /// Returns what a gauge looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style is told of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The label of the gauge.
  public let label: Label

  /// The value of the gauge, of one.
  public let value: Double
}

/// A gauge as the platform has it.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A gauge as the platform has it.
  public static var automatic: Self { Self() }
}

/// A small round gauge.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small round gauge.
  public static var accessoryCircular: Self { Self() }
}

/// A small round gauge that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small round gauge that fills.
  public static var accessoryCircularCapacity: Self { Self() }
}

/// A small straight gauge.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small straight gauge.
  public static var accessoryLinear: Self { Self() }
}

/// A small straight gauge that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small straight gauge that fills.
  public static var accessoryLinearCapacity: Self { Self() }
}

/// A straight gauge that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns nothing: it is not asked.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A straight gauge that fills.
  public static var linearCapacity: Self { Self() }
}

/// The look of a choice of a date.
public protocol DatePickerStyle: Sendable {}

/// A choice of a date as the platform has it.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A choice of a date as the platform has it.
  public static var automatic: Self { Self() }
}

/// A choice of a date behind a button.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A choice of a date behind a button.
  public static var compact: Self { Self() }
}

/// A choice of a date in a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A choice of a date in a calendar.
  public static var graphical: Self { Self() }
}

/// A choice of a date on wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A choice of a date on wheels.
  public static var wheel: Self { Self() }
}

/// The look of a table.
public protocol TableStyle: Sendable {}

/// A table as the platform has it.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the look.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// A table as the platform has it.
  public static var automatic: Self { Self() }
}

/// A table that is set in.
public struct InsetTableStyle: TableStyle {
  /// Creates the look.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// A table that is set in.
  public static var inset: Self { Self() }
}

/// The look of a field for lines of text.
public protocol TextEditorStyle: Sendable {}

/// A field as the platform has it.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the look.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A field as the platform has it.
  public static var automatic: Self { Self() }
}

/// A field without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the look.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A field without a border.
  public static var plain: Self { Self() }
}

extension View {
  /// Sets how boxes look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }

  /// Sets how forms look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// Sets how gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }

  /// Sets how choices of a date look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }

  /// Sets how tables look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Sets how fields for lines of text look.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
