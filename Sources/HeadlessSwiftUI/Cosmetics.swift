/// A color, identified by its name.
public struct Color: View, Hashable, Sendable {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let name: String

  /// Creates a color of the app.
  public nonisolated init(_ name: String) { self.name = name }

  /// The ways to measure a color.
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Creates a color from its components.
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a color from its components.
  public nonisolated init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  /// Creates a gray.
  public nonisolated init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Black.
  public static let black = Color("black")
  /// Blue.
  public static let blue = Color("blue")
  /// Brown.
  public static let brown = Color("brown")
  /// Nothing at all.
  public static let clear = Color("clear")
  /// Gray.
  public static let gray = Color("gray")
  /// Cyan.
  public static let cyan = Color("cyan")
  /// Green.
  public static let green = Color("green")
  /// Indigo.
  public static let indigo = Color("indigo")
  /// Mint.
  public static let mint = Color("mint")
  /// Orange.
  public static let orange = Color("orange")
  /// Pink.
  public static let pink = Color("pink")
  /// The color of text.
  public static let primary = Color("primary")
  /// Purple.
  public static let purple = Color("purple")
  /// Red.
  public static let red = Color("red")
  /// The color of less important text.
  public static let secondary = Color("secondary")
  /// Teal.
  public static let teal = Color("teal")
  /// White.
  public static let white = Color("white")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// The app's color for controls.
  public static let accentColor = Color("accentColor")

  /// The same color, partly transparent.
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
}

extension Color: PrimitiveView {
  func render(in node: Node) {}
}

/// A font, identified by its name.
public struct Font: Hashable, Sendable {
  let name: String

  /// The font of large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// The font of titles.
  public static let title = Font(name: "title")
  /// The font of second-level titles.
  public static let title2 = Font(name: "title2")
  /// The font of third-level titles.
  public static let title3 = Font(name: "title3")
  /// The font of headlines.
  public static let headline = Font(name: "headline")
  /// The font of subheadlines.
  public static let subheadline = Font(name: "subheadline")
  /// The font of body text.
  public static let body = Font(name: "body")
  /// The font of callouts.
  public static let callout = Font(name: "callout")
  /// The font of footnotes.
  public static let footnote = Font(name: "footnote")
  /// The font of captions.
  public static let caption = Font(name: "caption")
  /// The font of small captions.
  public static let caption2 = Font(name: "caption2")

  /// The weights of a font.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The designs of a font.
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }

  /// A font of the system.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(name: "system")
  }

  /// A font of the system, in a design.
  public static func system(size: Double, weight: Weight = .regular, design: Design) -> Font {
    Font(name: "system")
  }

  /// A font that the app brings along.
  public static func custom(_ name: String, size: Double) -> Font { Font(name: name) }

  /// The same font, bold.
  public func bold() -> Font { self }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { self }
}

/// The edges of a rectangle.
public enum Edge: Sendable {
  case top, bottom, leading, trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int

    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// The edge where text begins.
    public static let leading = Set(rawValue: 4)
    /// The edge where text ends.
    public static let trailing = Set(rawValue: 8)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All around.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The alignments of text.
public enum TextAlignment: Sendable { case leading, center, trailing }

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Adds padding around the view.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    self
  }

  /// Adds padding around the view.
  public nonisolated func padding(_ length: Double) -> some View { self }

  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> some View { self }

  /// Sets the font's weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Makes text bold.
  public nonisolated func bold() -> some View { self }

  /// Sets the color of the foreground.
  public nonisolated func foregroundStyle(_ style: Color) -> some View { self }

  /// Sets the color of the foreground.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the color of controls.
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  /// Sets the view's size.
  public nonisolated func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// Sets limits of the view's size.
  public nonisolated func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Puts a color behind the view.
  public nonisolated func background(_ color: Color) -> some View { self }

  /// Rounds the view's corners.
  public nonisolated func cornerRadius(_ radius: Double) -> some View { self }

  /// Sets the alignment of the lines of text.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Limits the number of lines of text.
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }

  /// Extends the view under the bars of the device.
  public nonisolated func ignoresSafeArea() -> some View { self }

  /// Adds a shadow.
  public nonisolated func shadow(radius: Double) -> some View { self }

  /// Sets how buttons look.
  public nonisolated func buttonStyle(_ style: ButtonLook) -> some View { self }

  /// Sets how lists look.
  public nonisolated func listStyle(_ style: ListLook) -> some View { self }

  /// Sets how the title of the navigation bar looks.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: TitleLook) -> some View { self }

  /// Animates changes of a value, which takes no time here.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }
}

/// The looks of a button.
public enum ButtonLook: Sendable { case automatic, plain, borderless, bordered, borderedProminent }

/// The looks of a list.
public enum ListLook: Sendable { case automatic, plain, inset, grouped, insetGrouped, sidebar }

/// The looks of the title in the navigation bar.
public enum TitleLook: Sendable { case automatic, inline, large }
