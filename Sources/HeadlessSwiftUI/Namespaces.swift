/// A property of a view that names a group of views whose looks are matched. It means nothing here.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name of a group.
  public struct ID: Hashable, Sendable {}

  /// Creates a group.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID() }
}

/// The properties of views that are matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt32

  /// Creates a set from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A property of a view that says which field has the keyboard: none here, since there is no keyboard, and
/// nothing is typed. What is written to it is ignored.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value

  // Here and not in extensions: otherwise the compiler does not find them for the memberwise
  // initializer of a view.

  /// Creates a property for one field.
  public init() where Value == Bool { none = false }

  /// Creates a property for several fields.
  public init<Field: Hashable>() where Value == Field? { none = nil }

  /// A binding to such a property.
  @propertyWrapper
  public struct Binding {
    fileprivate let none: Value

    /// What stands for no field.
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// What stands for no field.
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  /// A binding to the property.
  public var projectedValue: Binding { Binding(none: none) }
}

// These modifiers only affect the look, and which field has the keyboard. They compile and change nothing.
extension View {
  /// Matches the view with others of a group.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Makes the view the one from which a transition begins.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Gives a field the keyboard, or takes it away.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Gives a field the keyboard while a property has its value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Shows the mark by which a sheet is dragged, or hides it.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the corners of a sheet.
  public nonisolated func presentationCornerRadius(_ radius: Double?) -> some View { self }

  /// Shows the line between sections, or hides it.
  public nonisolated func listSectionSeparator(_ visibility: Visibility) -> some View { self }

  /// Sets which view has room first.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  /// Turns scrolling off, or on again.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Gives all digits the same width.
  public nonisolated func monospacedDigit() -> some View { self }
}
