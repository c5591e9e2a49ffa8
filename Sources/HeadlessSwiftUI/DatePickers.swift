public import Foundation

/// A control for a date. Nobody changes it.
public struct DatePicker<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  /// The parts of a date that are chosen.
  public typealias Components = DatePickerComponents

  let label: Label

  /// Creates a control.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a control for dates within a range.
  public init<Range: RangeExpression>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) where Range.Bound == Date {
    self.label = label()
  }
}

extension DatePicker where Label == Text {
  /// Creates a control with a title.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    label = Text(title)
  }

  /// Creates a control with a title for dates within a range.
  public init<S: StringProtocol, Range: RangeExpression>(
    _ title: S, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Range.Bound == Date {
    label = Text(title)
  }
}

extension DatePicker: PrimitiveView {
  func render(in node: Node) { node.render(label) }
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt

  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)

  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a color. Nobody changes it.
public struct ColorPicker<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label

  /// Creates a control.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a control with a title.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    label = Text(title)
  }
}

extension ColorPicker: PrimitiveView {
  func render(in node: Node) { node.render(label) }
}
