/// The colors of what belongs to rows.
public struct ListItemTint: Sendable {
  /// Gray.
  public static let monochrome = ListItemTint()

  /// A color that stays.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }

  /// A color that a person may change.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// The space between sections.
public struct ListSectionSpacing: Sendable {
  /// As the platform has it.
  public static let `default` = ListSectionSpacing()
  /// Little.
  public static let compact = ListSectionSpacing()

  /// As much as a number says.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How much the header of a section stands out.
public enum Prominence: Sendable { case standard, increased }

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Sets the color of what belongs to rows.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets the color of what belongs to rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the color of the lines around a row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the color of the lines around a section.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Shows the lines around a row, or hides them.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set
  ) -> some View { self }

  /// Shows the lines around a section, or hides them.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set
  ) -> some View { self }

  /// Sets the space between rows.
  public nonisolated func listRowSpacing(_ spacing: Double?) -> some View { self }

  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: Double) -> some View { self }

  /// Sets how much headers of sections stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
}

extension VerticalEdge {
  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int8

    /// Creates a set from its raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
