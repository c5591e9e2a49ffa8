/// Insets from the edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset at the upper edge.
  public var top: Double
  /// The inset where text begins.
  public var leading: Double
  /// The inset at the lower edge.
  public var bottom: Double
  /// The inset where text ends.
  public var trailing: Double

  /// Creates insets; none where they are left out.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// Creates an angle from radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// No angle at all.
  public static let zero = Angle(degrees: 0)

  /// Returns an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension Image {
  /// The sizes of an image beside text.
  public enum Scale: Sendable { case small, medium, large }
}

extension Text {
  /// The cases in which text is shown.
  public enum Case: Sendable { case uppercase, lowercase }

  /// The places where text that has no room is cut.
  public enum TruncationMode: Sendable { case head, middle, tail }
}

/// Why a view's content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Nobody else may read it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Adds padding around the view, another at each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }

  /// Sets the insets of a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the color of controls.
  public nonisolated func accentColor(_ color: Color?) -> some View { self }

  /// Sets the size of images beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Sets the space between lines.
  public nonisolated func lineSpacing(_ spacing: Double) -> some View { self }

  /// Sets the case in which text is shown.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Sets where text that has no room is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Sets how small text may become.
  public nonisolated func minimumScaleFactor(_ factor: Double) -> some View { self }

  /// Draws a line below text.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Draws a line through text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View { self }

  /// Makes text italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }

  /// Sets the space between letters.
  public nonisolated func tracking(_ tracking: Double) -> some View { self }

  /// Sets the space between letters.
  public nonisolated func kerning(_ kerning: Double) -> some View { self }

  /// Hides the view's content, not the view.
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }

  /// Shows the view's content again.
  public nonisolated func unredacted() -> some View { self }

  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle) -> some View { self }

  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double)
  ) -> some View { self }

  /// Hides the labels of controls.
  public nonisolated func labelsHidden() -> some View { self }

  /// Hides the view from who cannot see, or shows it again.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Describes the view to who cannot see it.
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Tells who cannot see what the view does.
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}
