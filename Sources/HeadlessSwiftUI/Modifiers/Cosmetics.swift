/// A colour, known by its name.
public struct Color: View, Hashable, Sendable {
  /// Has no body of its own.
  public typealias Body = Never

  let name: String

  /// A colour of the app.
  public nonisolated init(_ name: String) { self.name = name }

  /// Black.
  public static let black = Color("black")
  /// Blue.
  public static let blue = Color("blue")
  /// Brown.
  public static let brown = Color("brown")
  /// Nothing at all.
  public static let clear = Color("clear")
  /// Grey.
  public static let gray = Color("gray")
  /// Green.
  public static let green = Color("green")
  /// Orange.
  public static let orange = Color("orange")
  /// Pink.
  public static let pink = Color("pink")
  /// The colour of text.
  public static let primary = Color("primary")
  /// Purple.
  public static let purple = Color("purple")
  /// Red.
  public static let red = Color("red")
  /// The colour of less important text.
  public static let secondary = Color("secondary")
  /// White.
  public static let white = Color("white")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// The app's colour for controls.
  public static let accentColor = Color("accentColor")

  /// The same colour, partly transparent.
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
}

extension Color: PrimitiveView {
  func render(in node: Node) {}
}

/// A font, known by its name.
public struct Font: Hashable, Sendable {
  let name: String

  /// The font of large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// The font of titles.
  public static let title = Font(name: "title")
  /// The font of titles of the second order.
  public static let title2 = Font(name: "title2")
  /// The font of titles of the third order.
  public static let title3 = Font(name: "title3")
  /// The font of headlines.
  public static let headline = Font(name: "headline")
  /// The font below headlines.
  public static let subheadline = Font(name: "subheadline")
  /// The font of running text.
  public static let body = Font(name: "body")
  /// The font of remarks.
  public static let callout = Font(name: "callout")
  /// The font of footnotes.
  public static let footnote = Font(name: "footnote")
  /// The font of captions.
  public static let caption = Font(name: "caption")
  /// The font of small captions.
  public static let caption2 = Font(name: "caption2")

  /// How heavy a font is.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A font of the system.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(name: "system")
  }

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

    /// Makes a set of the given bits.
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

/// How text lines up.
public enum TextAlignment: Sendable { case leading, center, trailing }

// What only changes how things look: it compiles and changes nothing.
extension View {
  /// Adds space around the view.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    self
  }

  /// Adds space around the view.
  public nonisolated func padding(_ length: Double) -> some View { self }

  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> some View { self }

  /// Sets the font's weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Makes text bold.
  public nonisolated func bold() -> some View { self }

  /// Sets the colour of what is in front.
  public nonisolated func foregroundStyle(_ style: Color) -> some View { self }

  /// Sets the colour of what is in front.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the colour of controls.
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

  /// Puts a colour behind the view.
  public nonisolated func background(_ color: Color) -> some View { self }

  /// Rounds the view's corners.
  public nonisolated func cornerRadius(_ radius: Double) -> some View { self }

  /// Lines up the lines of text.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Limits the number of lines of text.
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }

  /// Lets the view reach under the device's bars.
  public nonisolated func ignoresSafeArea() -> some View { self }

  /// Makes the view partly transparent; it can still be touched.
  public nonisolated func opacity(_ opacity: Double) -> some View { self }

  /// Casts a shadow.
  public nonisolated func shadow(radius: Double) -> some View { self }

  /// Sets how buttons look.
  public nonisolated func buttonStyle(_ style: ButtonLook) -> some View { self }

  /// Sets how lists look.
  public nonisolated func listStyle(_ style: ListLook) -> some View { self }

  /// Sets how the title of the navigation bar looks.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: TitleLook) -> some View { self }

  /// Moves smoothly when a value changes, which takes no time here.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }
}

/// How buttons look.
public enum ButtonLook: Sendable { case automatic, plain, borderless, bordered, borderedProminent }

/// How lists look.
public enum ListLook: Sendable { case automatic, plain, inset, grouped, insetGrouped, sidebar }

/// How the title of the navigation bar looks.
public enum TitleLook: Sendable { case automatic, inline, large }

/// How something moves, which takes no time here.
public struct Animation: Equatable, Sendable {
  private let name: String

  /// The usual movement.
  public static let `default` = Animation(name: "default")
  /// A movement of constant speed.
  public static let linear = Animation(name: "linear")
  /// A movement that begins slowly.
  public static let easeIn = Animation(name: "easeIn")
  /// A movement that ends slowly.
  public static let easeOut = Animation(name: "easeOut")
  /// A movement that begins and ends slowly.
  public static let easeInOut = Animation(name: "easeInOut")
  /// A movement like a spring's.
  public static let spring = Animation(name: "spring")
}

/// Changes something smoothly, which takes no time here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
